import type { Module } from '../contract/module.ts';
import {
  makeSourceArguments,
  type Environment,
  type Introspection,
  type Subject,
} from '../introspection/introspect.ts';
import { startPython, type PythonProcess } from '../introspection/python-process.ts';

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
    const question = JSON.stringify({ arguments: args, changed: request.changed, isKept: true });
    try {
      const { ask } = await (python ??= start());
      const { ids, facts, diagnostics, ...found } = await ask(question);
      if (ids === undefined) throw new Error('an answer of the introspection lacks its modules');
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
