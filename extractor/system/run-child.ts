import { execa } from 'execa';
import { getMessage } from '../errors.ts';

/** How a child ended. */
export interface ChildResult {
  exitCode: number | undefined;
  signal: string | undefined;
  /** The end of its stderr. */
  stderr: string;
  timedOut: boolean;
  aborted: boolean;
  /** Set if the child could not be started. */
  cause?: Error;
}

export interface ChildOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /**
   * Called for every line of stdout; if it throws, the child is ended and the error is rethrown.
   */
  onLine?: (line: string) => void;
  /** Called for every line of stderr. */
  onErrorLine?: (line: string) => void;
  /**
   * Called with a function that sends a line to the child; without it, the child's stdin is empty.
   */
  onStart?: (send: (line: string) => void) => void;
  /** The whole stdin of the child. */
  input?: string | undefined;
  /** Whether stdin stays open until this process ends, which `end-with-parent.ts` waits for. */
  keepStdinOpen?: boolean;
}

const KILL_AFTER_MS = 3000;
const STDERR_KEPT = 16_000;

/**
 * Runs a program in its own process group. When it ends, for whatever reason, no process of the
 * group is left: an abort or a timeout sends SIGTERM, then SIGKILL.
 */
export async function runChild(
  command: string,
  args: string[],
  options: ChildOptions = {},
): Promise<ChildResult> {
  const { onLine, onErrorLine, onStart } = options;
  const child = startChild(command, args, options);
  const killGroup = (): void => void child.kill('SIGKILL');
  process.once('exit', killGroup);
  // Processes that outlive the group's leader have no purpose and would keep the pipes open.
  child.nodeChildProcess.once('exit', killGroup);
  onStart?.((line) => {
    if (child.stdin?.writable === true) child.stdin.write(`${line}\n`);
  });
  const [stderr, failure] = await Promise.all([
    readTail(child, onErrorLine),
    readLines(child, onLine),
  ]);
  const { exitCode, signal, timedOut, isCanceled, cause, shortMessage } = await child;
  process.removeListener('exit', killGroup);
  if (failure !== undefined) throw failure;
  const hasStarted = child.pid !== undefined;
  return {
    ...{ exitCode, signal, stderr, timedOut, aborted: isCanceled },
    ...(hasStarted ? {} : { cause: cause instanceof Error ? cause : new Error(shortMessage) }),
  };
}

type Child = ReturnType<typeof startChild>;

function startChild(command: string, args: string[], options: ChildOptions) {
  const { cwd, env, signal, timeoutMs, onStart, input, keepStdinOpen = false } = options;
  const hasStdin = onStart !== undefined || input !== undefined || keepStdinOpen;
  const child = execa(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    ...(signal === undefined ? {} : { cancelSignal: signal }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    buffer: false,
    cleanup: false,
    forceKillAfterDelay: KILL_AFTER_MS,
    killDescendants: true,
    reject: false,
    stdin: hasStdin ? 'pipe' : 'ignore',
    windowsHide: true,
  });
  // A child that has ended accepts no more lines; its result says why it ended.
  child.stdin?.on('error', () => undefined);
  if (input !== undefined) child.stdin?.end(input);
  return child;
}

async function readLines(child: Child, onLine: ChildOptions['onLine']): Promise<Error | undefined> {
  let failure: Error | undefined;
  try {
    for await (const line of child.iterable({ from: 'stdout' })) {
      if (failure !== undefined) continue;
      try {
        onLine?.(line);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(getMessage(error));
        child.kill();
      }
    }
  } catch {
    // A child that could not start or was killed has no more lines; its result says which.
  }
  return failure;
}

async function readTail(child: Child, onErrorLine: ChildOptions['onErrorLine']): Promise<string> {
  let tail = '';
  try {
    for await (const line of child.iterable({ from: 'stderr' })) {
      tail = `${tail}${line}\n`.slice(-STDERR_KEPT);
      onErrorLine?.(line);
    }
  } catch {
    // As for stdout.
  }
  return tail;
}
