import { setTimeout as sleep } from 'node:timers/promises';
import { execa, type Options } from 'execa';

const GRACE_MS = 5000;
const children = new Set<number>();

/** A program's exit code and output. */
export interface Ended {
  hasFailed: boolean;
  output: string;
}

/**
 * Runs a program of the project or of its dependencies.
 *
 * @param isShown whether its output goes to the terminal immediately instead of being returned
 */
export async function runProgram(
  [file = '', ...args]: readonly string[],
  { env = {}, isShown }: { env?: Record<string, string>; isShown: boolean },
): Promise<Ended> {
  const options = {
    env,
    preferLocal: true,
    all: true,
    reject: false,
    stdin: 'ignore',
    stdout: isShown ? 'inherit' : 'pipe',
    stderr: isShown ? 'inherit' : 'pipe',
  } as const satisfies Options;
  const child = execa(file, args, options);
  const { pid } = child;
  if (pid !== undefined) children.add(pid);
  const result = await child;
  if (pid !== undefined) children.delete(pid);
  return { hasFailed: result.failed, output: result.all ?? '' };
}

/** Makes Ctrl-C and SIGTERM end this process together with everything that it has started. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('\nInterrupted.');
      void endPrograms().finally(() => process.exit(130));
    });
  }
}

/**
 * Ends the programs and everything that they have started: first with SIGTERM, then with SIGKILL.
 */
async function endPrograms(): Promise<void> {
  // Children whose parents end first would not be found later.
  const all = await listDescendants();
  for (const pid of children) sendSignal(pid, 'SIGINT');
  const deadline = performance.now() + GRACE_MS;
  while (children.size > 0 && performance.now() < deadline) await sleep(50);
  for (const pid of all) sendSignal(pid, 'SIGKILL');
}

async function listDescendants(): Promise<number[]> {
  // A slim container may have no `ps`; then only the programs themselves are ended.
  const list = execa('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  const lines = (await list).stdout.split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const found = new Set([process.pid]);
  // Iterating over a Set also visits elements that are added on the way.
  for (const parent of found) {
    for (const [pid = 0, ppid] of rows) if (ppid === parent) found.add(pid);
  }
  found.delete(process.pid);
  return [...found];
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}
