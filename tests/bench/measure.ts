import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** What a command took: wall seconds, and the peak memory (MiB) of its largest process. */
export interface Measure {
  seconds: number;
  peakMb: number;
}

const SCRIPT = fileURLToPath(new URL('measure.py', import.meta.url));

/**
 * Runs a command several times and gives the medians.
 *
 * @param prepare runs before each round, outside the measured time
 * @throws Error with the end of the command's output when a round fails
 */
export async function measure(
  python: string,
  command: string[],
  {
    rounds = 5,
    env = {},
    prepare,
  }: { rounds?: number; env?: Record<string, string>; prepare?: () => Promise<void> } = {},
): Promise<Measure> {
  const results: Measure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    const { stdout } = await execa(python, [SCRIPT, ...command], { env });
    const result = JSON.parse(stdout) as Measure & { status: number; tail: string };
    if (result.status !== 0) throw new Error(`${command.join(' ')} failed:\n${result.tail}`);
    results.push(result);
  }
  return {
    seconds: median(results.map(({ seconds }) => seconds)),
    peakMb: median(results.map(({ peakMb }) => peakMb)),
  };
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
