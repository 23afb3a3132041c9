import { measureSource } from '../sources/source-file.ts';
import {
  makeSourceArguments,
  type Environment,
  type Introspection,
  type Subject,
} from './introspect.ts';
import { startPython, type PythonProcess } from './python-process.ts';

/** A process with more source than this has read enough: it does not give memory back. */
const MOST_BYTES = 2_000_000;

/** Python processes that read packages, each of them one after the other. */
export interface ProcessPool {
  /** Reads a package in a process that has nothing to do, or in a new one. */
  introspect: (subject: Subject) => Promise<Introspection>;
  /** Ends the processes. */
  close: () => void;
}

interface Member extends PythonProcess {
  /** The bytes of source that it has read. */
  bytes: number;
  /** Ends it; aborted as well if it has ended by itself. */
  ending: AbortController;
}

/** Most packages take less time to read than Python takes to start, so they share processes. */
export function createProcessPool(environment: Environment): ProcessPool {
  const closing = new AbortController();
  const idle = new Set<Member>();

  function takeIdle(): Member | undefined {
    const member = [...idle].find(({ ending }) => !ending.signal.aborted);
    if (member !== undefined) idle.delete(member);
    return member;
  }

  async function start(): Promise<Member> {
    const ending = new AbortController();
    const signals = [environment.signal, closing.signal, ending.signal];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    const process = await startPython({ ...environment, signal }, () => ending.abort());
    return { ...process, bytes: 0, ending };
  }

  return {
    async introspect(subject) {
      const member = takeIdle() ?? (await start());
      const request = { arguments: makeSourceArguments(subject), changed: [], isKept: false };
      const answer = await member.ask(JSON.stringify(request));
      member.bytes += measureSource(subject.source);
      if (member.bytes < MOST_BYTES) idle.add(member);
      else member.ending.abort();
      return answer;
    },
    close: () => closing.abort(),
  };
}
