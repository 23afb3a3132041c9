/**
 * `npm test`: the suites in the order of how fast they answer, and one line that counts the tests.
 *
 * `npm test -- unit python` runs only the suites named; those that take many minutes run only so,
 * and in CI.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureChromium } from './tools/chromium.ts';
import { ensurePythonTools, findTestPython, ensureIntrospectionTools } from './tools/python.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

type Suite = (reports: string) => Promise<Count>;

const suites = new Map<string, Suite>([
  ['unit', (reports) => runVitest('unit', reports)],
  ['python', runPytest],
  ['wrapper', (reports) => runVitest('wrapper', reports)],
  ['golden', (reports) => runVitest('golden', reports)],
  ['content', (reports) => runVitest('content', reports)],
  ['e2e', (reports) => runBrowserTests('e2e', reports)],
  ['accessibility', (reports) => runBrowserTests('accessibility', reports)],
  ['faults', (reports) => runVitest('faults', reports)],
  ['pipeline', (reports) => runVitest('pipeline', reports)],
  ['packages', (reports) => runVitest('packages', reports)],
]);

const LONG = new Set(['accessibility', 'faults', 'pipeline', 'packages']);

async function runVitest(project: string, reports: string, env = {}): Promise<Count> {
  const report = join(reports, `${project}.json`);
  await execa('vitest', ['run', '--project', project, '--reporter=default', '--reporter=json'], {
    env: { ...env, WRAPDOCS_TEST_REPORT: report },
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  return readVitestReport(report);
}

/** A suite that leaves no report has crashed: that counts as a failure, never as nothing. */
async function readVitestReport(file: string): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(text) as Record<string, number> & { success: boolean };
  const failed = report['numFailedTests'] ?? 0;
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
  };
}

async function runPytest(reports: string): Promise<Count> {
  const report = join(reports, 'pytest.xml');
  const tools = await ensurePythonTools('tests/python/requirements.txt');
  const result = await execa(
    await findTestPython(),
    [
      '-m',
      'pytest',
      '-q',
      '-c',
      'extractor/python/pyproject.toml',
      'tests/python',
      `--junitxml=${report}`,
    ],
    {
      env: {
        PYTHONPATH: tools,
        PYTHONDONTWRITEBYTECODE: '1',
        WRAPDOCS_PYTHON_DEPENDENCIES: await ensureIntrospectionTools(),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      reject: false,
    },
  );
  return readJunitReport(report, result.failed);
}

async function readJunitReport(file: string, crashed: boolean): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const read = (name: string): number =>
    Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(text)?.[1] ?? 0);
  const failed = Math.max(read('failures') + read('errors'), crashed ? 1 : 0);
  const skipped = read('skipped');
  return { passed: Math.max(read('tests') - failed - skipped, 0), failed, skipped };
}

async function runBrowserTests(project: string, reports: string): Promise<Count> {
  return runVitest(project, reports, { CHROMIUM_PATH: await ensureChromium() });
}

async function main(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !suites.has(name));
  if (unknown.length > 0) {
    console.error(`No suite ${unknown.join(', ')}; there are: ${[...suites.keys()].join(', ')}`);
    return 1;
  }
  const reports = await mkdtemp(join(tmpdir(), 'wrapdocs-tests-'));
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, suite] of suites) {
    if (names.length > 0 ? !names.includes(name) : LONG.has(name)) continue;
    const started = performance.now();
    console.log(`\n── ${name}`);
    const count = await suite(reports).catch(reportCrash);
    console.log(`── ${name}: ${formatCount(count)} (${formatSeconds(started)})`);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
  }
  await rm(reports, { recursive: true });
  console.log(`\n${formatCount(total)}`);
  return total.failed > 0 || total.skipped > 0 || total.passed === 0 ? 1 : 0;
}

/** A suite whose tools cannot be had fails with its reason; the other suites still run. */
function reportCrash(error: unknown): Count {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
}

function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function formatSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

process.exitCode = await main(process.argv.slice(2));
