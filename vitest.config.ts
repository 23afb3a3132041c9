import { defineConfig } from 'vitest/config';

/** A project of tests; `seconds` is what one test may take. */
function project(name: string, seconds: number, options: object = {}) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout: seconds * 1000,
      hookTimeout: 300_000,
      ...options,
    },
  };
}

/** Tests that need the built sites and the browser. */
const BROWSER = {
  globalSetup: 'tests/e2e/setup.ts',
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      project('unit', 30),
      project('wrapper', 60),
      project('golden', 60),
      project('content', 60),
      project('faults', 300),
      project('packages', 600),
      project('pipeline', 600),
      project('e2e', 90, BROWSER),
      project('accessibility', 120, BROWSER),
    ],
    ...(process.env['WRAPDOCS_TEST_REPORT'] !== undefined && {
      outputFile: { json: process.env['WRAPDOCS_TEST_REPORT'] },
    }),
  },
});
