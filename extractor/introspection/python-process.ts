import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Module } from '../contract/module.ts';
import { makeInterrupted, type WrapdocsError } from '../errors.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { createEventCollector } from './event-collector.ts';
import { parseEvent, type Event, type PackageFacts } from './events.ts';
import {
  INTROSPECTION_TIMEOUT_MS,
  makeTimeout,
  makeUnexpectedEnd,
  prepareIntrospection,
  type Environment,
} from './introspect.ts';

/** What is in a package, or what has changed since the last answer about it. */
interface Answer {
  facts: PackageFacts;
  modules: Module[];
  /** The ids of all modules. */
  ids?: string[] | undefined;
  diagnostics: Diagnostic[];
}

/** A Python process that reads packages, one after the other. */
export interface PythonProcess {
  /** Sends a request (a line of `server.py`), which must wait for the answer to the last one. */
  ask: (request: string) => Promise<Answer>;
}

/**
 * Starts a process that answers until the signal of its environment is aborted.
 *
 * @param onEnd called when it has ended, for whatever reason
 */
export async function startPython(
  environment: Environment,
  onEnd: () => void,
): Promise<PythonProcess> {
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
    if (facts === undefined) throw new Error('an answer of the introspection lacks its package');
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
