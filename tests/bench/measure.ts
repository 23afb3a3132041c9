import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** The cost of a command: wall seconds, CPU seconds, and peak memory (MiB). */
export interface Measure {
  seconds: number;
  /** Of all processes together. */
  cpuSeconds: number;
  /** Of the largest process. */
  peakMb: number;
  /** Of all processes together. */
  treeMb: number;
}

interface Result extends Measure {
  status: number;
  /** The end of its stderr. */
  tail: string;
}

interface Options {
  rounds?: number;
  /** Seconds after which a round is ended, and fails. */
  limit?: number;
  env?: Record<string, string>;
  cwd?: string;
  prepare?: () => Promise<void>;
}

/** The status of a command that took too long, as measure.py says it. */
const KILLED = 124;
const SCRIPT = fileURLToPath(new URL('measure.py', import.meta.url));

/**
 * Runs a command several times and returns the medians.
 *
 * @param prepare runs before each round, outside the measured time
 * @throws Error with the end of the command's output when a round fails
 */
export async function measure(
  python: string,
  command: string[],
  { rounds = 5, limit = 3600, env = {}, cwd, prepare }: Options = {},
): Promise<Measure> {
  const results: Measure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    const options = { env, ...(cwd === undefined ? {} : { cwd }) };
    const { stdout } = await execa(python, [SCRIPT, String(limit), ...command], options);
    const result = JSON.parse(stdout) as Result;
    if (result.status !== 0) throw new Error(explain(command, result, limit));
    results.push(result);
  }
  return {
    seconds: median(results.map(({ seconds }) => seconds)),
    cpuSeconds: median(results.map(({ cpuSeconds }) => cpuSeconds)),
    peakMb: median(results.map(({ peakMb }) => peakMb)),
    treeMb: median(results.map(({ treeMb }) => treeMb)),
  };
}

function explain(command: string[], { status, tail }: Result, limit: number): string {
  const reason = status === KILLED ? `over the limit of ${String(limit)} s` : tail;
  return `${command.join(' ')} failed:\n${reason}`;
}

/** The middle value; NaN of nothing. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value at a share of the sorted list (nearest rank). */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
