import { join } from 'node:path';
import { ensureChromium } from '../tools/chromium.ts';
import { ensureIntrospectionTools, ensurePythonTools, findTestPython } from '../tools/python.ts';
import { buildSites, type SiteSize } from '../tools/sites.ts';
import { CRASHED, readJunitReport, readVitestReport, type Count } from './count.ts';
import { runProgram } from './processes.ts';

/** The options of a run. */
export interface Run {
  /** Folder of the reports. */
  reports: string;
  /** Whether only one suite runs: it writes to the terminal itself and may use both cores. */
  isAlone: boolean;
  size: SiteSize;
  /** The files of tests to run; all of the suite if there are none. */
  files: readonly string[];
}

/** The outcome of a suite. */
export interface Outcome {
  count: Count;
  output: string;
}

interface Suite {
  /** Names of preparations. */
  needs: readonly string[];
  /** Whether it takes minutes and only runs if it is named, or with `--full`. */
  isLong: boolean;
  run: (run: Run) => Promise<Outcome>;
}

const BROWSER = ['chromium', 'sites'];

/** A preparation that several suites need. */
export const PREPARATIONS: ReadonlyMap<string, (run: Run) => Promise<unknown>> = new Map<
  string,
  (run: Run) => Promise<unknown>
>([
  ['chromium', () => ensureChromium()],
  ['sites', ({ size }) => buildSites(size)],
]);

/**
 * All suites. What takes long and shows a kind of fault that other tests show, too, is left to
 * `--full`: the files `*.long.test.ts`, and the tests of Python that are marked `long`. The slowest come first, so that no core is idle at the end. A browser suite has two
 * workers because it often waits; `accessibility` runs last, when it has both cores.
 */
export const SUITES: ReadonlyMap<string, Suite> = new Map([
  ['e2e', makeVitestSuite('e2e', { needs: BROWSER, workers: 2 })],
  ['packages', makeVitestSuite('packages', { isLong: true })],
  ['installation', makeVitestSuite('installation', { isLong: true })],
  ['pipeline', makeVitestSuite('pipeline', { isLong: true })],
  ['faults', makeVitestSuite('faults', { needs: ['chromium'], isLong: true })],
  ['versions', makeVitestSuite('versions', { needs: BROWSER, isLong: true, workers: 2 })],
  ['servers', makeVitestSuite('servers', { needs: BROWSER, isLong: true, workers: 2 })],
  ['storage', makeVitestSuite('storage', { isLong: true })],
  ['commands', makeVitestSuite('commands', { isLong: true })],
  ['process', makeVitestSuite('process')],
  ['python', { needs: [], isLong: false, run: runPytest }],
  ['wrapper', makeVitestSuite('wrapper')],
  ['golden', makeVitestSuite('golden')],
  ['unit', makeVitestSuite('unit')],
  ['content', makeVitestSuite('content')],
  ['security', makeVitestSuite('security', { needs: BROWSER, isLong: true, workers: 2 })],
  ['accessibility', makeVitestSuite('accessibility', { needs: BROWSER, isLong: true, workers: 2 })],
]);

interface VitestOptions {
  needs?: readonly string[];
  isLong?: boolean;
  /** The number of files that run at once next to another suite. */
  workers?: number;
}

function makeVitestSuite(
  project: string,
  { needs = [], isLong = false, workers = 1 }: VitestOptions = {},
): Suite {
  return { needs, isLong, run: (run) => runVitest(project, workers, run) };
}

async function runVitest(
  project: string,
  workers: number,
  { reports, isAlone, size, files }: Run,
): Promise<Outcome> {
  const report = join(reports, `${project}.json`);
  const command = [
    ...['vitest', 'run', '--project', project, ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...(size === 'full' || files.length > 0 ? [] : ['--exclude=**/*.long.test.ts']),
    ...(isAlone ? [] : [`--maxWorkers=${String(workers)}`]),
  ];
  const { hasFailed, output } = await runProgram(command, {
    env: { WRAPDOCS_TEST_SITE: size, ...(isAlone ? {} : { WRAPDOCS_TEST_SAMPLE: '1' }) },
    isShown: isAlone,
  });
  return { count: await readVitestReport(report, hasFailed), output };
}

async function runPytest({ reports, isAlone, size }: Run): Promise<Outcome> {
  const report = join(reports, 'pytest.xml');
  const tools = await ensurePythonTools('tests/python/requirements.txt');
  const command = [
    ...[await findTestPython(), '-m', 'pytest', '-q'],
    ...['-c', 'extractor/python/pyproject.toml', 'tests/python', `--junitxml=${report}`],
    ...(size === 'full' ? ['--hypothesis-profile=long'] : ['-m', 'not long']),
  ];
  const { hasFailed, output } = await runProgram(command, {
    env: {
      PYTHONPATH: tools,
      PYTHONDONTWRITEBYTECODE: '1',
      WRAPDOCS_PYTHON_DEPENDENCIES: await ensureIntrospectionTools(),
    },
    isShown: isAlone,
  });
  return { count: await readJunitReport(report, hasFailed), output };
}

/** The outcome of a suite that threw, or whose preparations failed. */
export function describeCrash(error: unknown): Outcome {
  return { count: CRASHED, output: error instanceof Error ? error.message : String(error) };
}
