import type { Module } from '../contract/module.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { WrapdocsError } from '../errors.ts';
import { makeInterrupted } from '../errors.ts';
import { createEventCollector } from '../introspection/event-collector.ts';
import { parseEvent, type Event, type PackageFacts } from '../introspection/events.ts';
import {
  INTROSPECTION_TIMEOUT_MS,
  makeSourceArguments,
  makeTimeout,
  makeUnexpectedEnd,
  prepareIntrospection,
  type Environment,
  type Introspection,
  type Subject,
} from '../introspection/introspect.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';

interface Options extends Environment {
  /** Called when the process has ended and another one is started. */
  onRestart?: () => void;
}

interface Request extends Subject {
  /**
   * Files that are known to have changed; for the others, the file system decides whether they are
   * read again.
   */
  changed: readonly string[];
}

/** What changed since the last answer about the same package. */
interface Answer {
  facts: PackageFacts;
  modules: Module[];
  /** The ids of all modules. */
  ids: string[];
  diagnostics: Diagnostic[];
}

/** Reads packages again and again, but only the parts that have changed. */
export interface IntrospectionServer {
  introspect: (request: Request) => Promise<Introspection>;
}

/** Keeps a Python process running until the signal is aborted; it is restarted when it ends. */
export function createIntrospectionServer(environment: Options): IntrospectionServer {
  const known = new Map<string, Map<string, Module>>();
  let python: Promise<PythonProcess> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isFirst = true;

  function forgetProcess(): void {
    python = undefined;
    known.clear();
  }

  function start(): Promise<PythonProcess> {
    if (!isFirst) environment.onRestart?.();
    isFirst = false;
    return startPython(environment, forgetProcess);
  }

  async function answer(request: Request): Promise<Introspection> {
    const args = makeSourceArguments(request);
    const key = args.join('\0');
    const question = JSON.stringify({ arguments: args, changed: request.changed });
    try {
      const { ask } = await (python ??= start());
      const { ids, facts, diagnostics, ...found } = await ask(question);
      const modules = mergeModules(known.get(key), found.modules, ids);
      known.set(key, modules);
      // The caller may change its answer; the next answer builds on what was received.
      return { facts, diagnostics, modules: structuredClone([...modules.values()]) };
    } catch (error) {
      known.delete(key);
      throw error;
    }
  }

  return {
    introspect(request) {
      const result = last.then(() => answer(request));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

function mergeModules(
  known: ReadonlyMap<string, Module> = new Map(),
  changed: readonly Module[],
  ids: readonly string[],
): Map<string, Module> {
  const modules = new Map([...known, ...changed.map((module) => [module.id, module] as const)]);
  return new Map(ids.flatMap((id) => (modules.has(id) ? [[id, modules.get(id) as Module]] : [])));
}

interface PythonProcess {
  ask: (line: string) => Promise<Answer>;
}

/** Starts the process; `onEnd` is called when it has ended. */
async function startPython(environment: Environment, onEnd: () => void): Promise<PythonProcess> {
  const { timeoutMs = INTROSPECTION_TIMEOUT_MS } = environment;
  const { command, args } = await prepareIntrospection(environment).catch((error: unknown) => {
    onEnd();
    throw error;
  });
  const tooLong = new AbortController();
  const signal = AbortSignal.any([
    tooLong.signal,
    ...(environment.signal ? [environment.signal] : []),
  ]);
  let send: ((line: string) => void) | undefined;
  let pending: PendingAnswer | undefined;

  function end(error: unknown): void {
    onEnd();
    pending?.reject(error);
  }

  void runChild(command, [...args, '--serve'], {
    signal,
    onStart: (write) => (send = write),
    onLine: (line) => pending?.take(parseEvent(line)),
  }).then((result) => {
    end(tooLong.signal.aborted ? makeTimeout(timeoutMs) : explainEnd(result));
  }, end);

  return {
    async ask(line) {
      const timer = setTimeout(() => tooLong.abort(), timeoutMs);
      pending = createPendingAnswer(environment.onProgress);
      send?.(line);
      return pending.answer.finally(() => clearTimeout(timer));
    },
  };
}

function explainEnd(result: ChildResult): WrapdocsError {
  return result.aborted ? makeInterrupted() : makeUnexpectedEnd(result);
}

interface PendingAnswer {
  answer: Promise<Answer>;
  take: (event: Event) => void;
  reject: (error: unknown) => void;
}

/** Collects the events of one answer. */
function createPendingAnswer(onProgress: Environment['onProgress']): PendingAnswer {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { gathered, take: gather } = createEventCollector(onProgress);

  function finish(): void {
    const { facts, ids, modules, diagnostics, isWhole } = gathered;
    if (!isWhole) return;
    if (facts === undefined || ids === undefined)
      throw new Error('an answer of the introspection lacks its package or its modules');
    resolve({ facts, ids, modules, diagnostics });
  }

  function take(event: Event): void {
    try {
      gather(event);
      finish();
    } catch (error) {
      reject(error);
    }
  }

  return { answer: promise, take, reject };
}
