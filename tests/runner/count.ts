import { readFile } from 'node:fs/promises';

/** How many tests of a suite ended in each way. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A suite that could not run counts as a failed test. */
export const CRASHED: Count = { passed: 0, failed: 1, skipped: 0 };

/** Adds counts up. */
export function sumCounts(counts: readonly Count[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
  }
  return total;
}

/** The line that ends every run, for example `3 passed, 0 failed, 0 skipped`. */
export function formatCount({ passed, failed, skipped }: Count): string {
  return `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
}

/**
 * Reads Vitest's JSON report.
 *
 * @param hasFailed whether the process failed; it may fail although every test passes
 */
export async function readVitestReport(file: string, hasFailed: boolean): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return CRASHED;
  const report = JSON.parse(text) as Record<string, number> & { success: boolean };
  const failed = report['numFailedTests'] ?? 0;
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: report.success && !hasFailed ? failed : Math.max(failed, 1),
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
  };
}

/** Reads pytest's JUnit report. */
export async function readJunitReport(file: string, hasFailed: boolean): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const read = (name: string): number =>
    Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(text)?.[1] ?? 0);
  const failed = Math.max(read('failures') + read('errors'), hasFailed ? 1 : 0);
  const skipped = read('skipped');
  return { passed: Math.max(read('tests') - failed - skipped, 0), failed, skipped };
}
