import { defineConfig } from 'vitest/config';

/** A project of tests; `seconds` is what one test may take. */
function project(name: string, seconds: number, options: object = {}) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout: seconds * 1000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 10_000 } },
      ...options,
    },
  };
}

/** Folders of unit tests whose subject starts programs or serves: they wait more than they compute. */
const PROCESS_TESTS = [
  'tests/unit/extractor/{dev,extraction,interpreter,introspection,serve,system}/**/*.test.ts',
  'tests/unit/extractor/site/search-index.test.ts',
];
/** More of them, which run with `--full`: the command line, run as a program. */
const COMMAND_TESTS = [
  'tests/unit/extractor/cli.test.ts',
  'tests/unit/extractor/commands/**/*.test.ts',
];
/** Git repositories, package indexes, releases and databases. */
const STORAGE_TESTS = ['tests/unit/extractor/{feedback,release,sources}/**/*.test.ts'];
/** What the suite `unit` leaves to others. */
const SLOW_TESTS = [...PROCESS_TESTS, ...COMMAND_TESTS, ...STORAGE_TESTS];

/** Tests that need the built sites and the browser. */
const BROWSER = { globalSetup: 'tests/e2e/setup.ts' };

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      // Files share one module graph: loading it for each of them would take most of the time.
      project('unit', 60, { exclude: SLOW_TESTS, isolate: false }),
      project('process', 60, { include: PROCESS_TESTS }),
      project('commands', 60, { include: COMMAND_TESTS }),
      project('storage', 60, { include: STORAGE_TESTS }),
      project('wrapper', 60, { isolate: false }),
      project('golden', 60),
      project('content', 60),
      project('faults', 300),
      project('packages', 600, { maxConcurrency: 2 }),
      project('pipeline', 600),
      project('installation', 600, { globalSetup: 'tests/installation/setup.ts' }),
      project('e2e', 90, BROWSER),
      project('servers', 90, BROWSER),
      project('versions', 90, BROWSER),
      project('security', 90, BROWSER),
      project('accessibility', 240, BROWSER),
    ],
  },
});
