import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatCount, readJunitReport, readVitestReport, sumCounts } from '../../runner/count.ts';

async function makeReport(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'report'), text);
  return join(folder, 'report');
}

const VITEST = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const JUNIT =
  '<testsuites><testsuite name="pytest" errors="1" failures="1" skipped="1" tests="9"/>';

test('a suite that leaves no report has failed', async () => {
  expect(await readVitestReport('no/such/report', false)).toMatchObject({ passed: 0, failed: 1 });
  expect(await readJunitReport('no/such/report', true)).toMatchObject({ passed: 0, failed: 1 });
});

test.each([
  ['passes', { ...VITEST, success: true }, false, 0],
  ['fails in its report', { ...VITEST, success: false }, false, 1],
  ['passes, but not its process', { ...VITEST, success: true }, true, 1],
  ['has failed tests', { ...VITEST, success: false, numFailedTests: 2 }, true, 2],
])('a run of Vitest that %s', async (_what, report, hasFailed, failed) => {
  const file = await makeReport(JSON.stringify(report));
  expect(await readVitestReport(file, hasFailed)).toEqual({ passed: 3, failed, skipped: 2 });
});

test('errors of pytest count as failures', async () => {
  const file = await makeReport(JUNIT);
  expect(await readJunitReport(file, true)).toEqual({ passed: 6, failed: 2, skipped: 1 });
});

test('counts are summed up in the last line', () => {
  const count = { passed: 1, failed: 2, skipped: 3 };
  expect(formatCount(sumCounts([count, count]))).toBe('2 passed, 4 failed, 6 skipped');
});
