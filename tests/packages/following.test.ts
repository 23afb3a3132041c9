import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { ensureIntrospectionTools, findTestPython } from '../tools/python.ts';
import { unpackWheels } from './wheels.ts';

const LIMIT_MS = 600_000;
const SCRIPT = fileURLToPath(new URL('following.py', import.meta.url));

interface Cost {
  /** Seconds of CPU for parsing the files alone. */
  parsing: number;
  /** Seconds of CPU for following the requests. */
  following: number;
  /** MiB of memory at the most. */
  peak: number;
}

/**
 * What following may cost at the most, compared with parsing, and the memory in MiB. The ratios
 * are about a half above the measured ones, because both times vary on a busy machine.
 */
const LIMITS = [
  { name: 'numpy', ratio: 3.5, peak: 520 },
  { name: 'rich', ratio: 5, peak: 100 },
  { name: 'openai', ratio: 7, peak: 400 },
];

test.for(LIMITS)('following $name costs little', { timeout: LIMIT_MS }, async (limit) => {
  const cost = await measure(limit.name);
  console.log(limit.name, cost);
  expect(cost.following / cost.parsing).toBeLessThan(limit.ratio);
  expect(cost.peak).toBeLessThan(limit.peak);
});

async function measure(name: string): Promise<Cost> {
  const root = join(await unpackWheels(), name);
  const { stdout } = await execa(await findTestPython(), [
    ...['-I', '-S', '-X', 'utf8', SCRIPT],
    ...[root, name, await ensureIntrospectionTools()],
  ]);
  return JSON.parse(stdout) as Cost;
}
