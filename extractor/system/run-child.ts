import { execFile } from 'node:child_process';
import { execa } from 'execa';

/** How a child ended. */
export interface ChildResult {
  exitCode: number | undefined;
  signal: string | undefined;
  /** The end of what it wrote to stderr. */
  stderr: string;
  timedOut: boolean;
  aborted: boolean;
  /** Set where the child could not be started. */
  cause?: Error;
}

export interface ChildOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Called for every line of stdout; what it throws ends the child and is thrown again. */
  onLine?: (line: string) => void;
  /** Called with what sends the child a line; without it, the child's stdin is empty. */
  onStart?: (send: (line: string) => void) => void;
  /** All that the child reads from its stdin. */
  input?: string | undefined;
}

const KILL_AFTER_MS = 3000;
const STDERR_KEPT = 16_000;

/**
 * Runs a program in a process group of its own. At the end, whatever ended it, nothing of the
 * group is left: after an abort or a time-out SIGTERM, then SIGKILL.
 */
export async function runChild(
  command: string,
  args: string[],
  { cwd, env, signal, timeoutMs, onLine, onStart, input }: ChildOptions = {},
): Promise<ChildResult> {
  const stdin = onStart !== undefined || input !== undefined ? 'pipe' : 'ignore';
  const child = startChild(command, args, { cwd, env, stdin });
  onStart?.((line) => {
    writeLine(child, line);
  });
  if (input !== undefined) child.stdin?.end(input);
  const ending = watchForEnd(child, signal, timeoutMs);
  const [stderr, failure] = await Promise.all([
    readTail(child),
    readLines(child, onLine, ending.kill),
  ]);
  const result = await child;
  ending.finish();
  if (failure !== undefined) throw failure;
  return {
    exitCode: result.exitCode,
    signal: result.signal,
    stderr,
    timedOut: ending.reason() === 'timeout',
    aborted: ending.reason() === 'abort',
    ...(result.failed && result.exitCode === undefined && result.signal === undefined
      ? { cause: result.cause instanceof Error ? result.cause : new Error(result.shortMessage) }
      : {}),
  };
}

type Child = ReturnType<typeof startChild>;

interface Start {
  cwd: string | undefined;
  env: ChildOptions['env'];
  stdin: 'pipe' | 'ignore';
}

function startChild(command: string, args: string[], { cwd, env, stdin }: Start) {
  const child = execa(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    buffer: false,
    detached: process.platform !== 'win32',
    reject: false,
    stdin,
    windowsHide: true,
  });
  // A child that is gone takes no lines; its result says why it went.
  child.stdin?.on('error', () => undefined);
  return child;
}

function writeLine({ stdin }: Child, line: string): void {
  if (stdin?.writable === true) stdin.write(`${line}\n`);
}

function watchForEnd(child: Child, signal: AbortSignal | undefined, timeoutMs: number | undefined) {
  let reason: 'abort' | 'timeout' | undefined;
  let killTimer: NodeJS.Timeout | undefined;

  function kill(): void {
    sendSignal(child, 'SIGTERM');
    killTimer ??= setTimeout(() => {
      sendSignal(child, 'SIGKILL');
    }, KILL_AFTER_MS);
  }
  function end(why: 'abort' | 'timeout'): void {
    reason ??= why;
    kill();
  }
  const onAbort = () => {
    end('abort');
  };
  const onExit = () => {
    sendSignal(child, 'SIGKILL');
  };
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          end('timeout');
        }, timeoutMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  process.once('exit', onExit);
  // The leader is gone: what it left behind has no reason to live, and would keep the pipes open.
  child.nodeChildProcess.once('exit', () => {
    sendSignal(child, 'SIGKILL');
  });
  if (signal?.aborted === true) onAbort();

  return {
    kill,
    reason: () => reason,
    finish() {
      clearTimeout(timer);
      clearTimeout(killTimer);
      signal?.removeEventListener('abort', onAbort);
      process.removeListener('exit', onExit);
    },
  };
}

/** Signals the whole group; a group that is gone is no failure. */
function sendSignal({ pid }: Child, name: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    execFile('taskkill', ['/pid', String(pid), '/T', '/F'], () => undefined);
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // Nobody is left to signal.
  }
}

async function readLines(
  child: Child,
  onLine: ChildOptions['onLine'],
  kill: () => void,
): Promise<Error | undefined> {
  let failure: Error | undefined;
  try {
    for await (const line of child.iterable({ from: 'stdout' })) {
      if (failure !== undefined) continue;
      try {
        onLine?.(line);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        kill();
      }
    }
  } catch {
    // A child that could not start or was killed has no more lines; its result says which.
  }
  return failure;
}

async function readTail(child: Child): Promise<string> {
  let tail = '';
  try {
    for await (const line of child.iterable({ from: 'stderr' })) {
      tail = `${tail}${line}\n`.slice(-STDERR_KEPT);
    }
  } catch {
    // As for stdout.
  }
  return tail;
}
