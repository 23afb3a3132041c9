import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  on: { push: { branches?: string[]; tags?: string[] } };
  jobs: Record<string, { needs?: string; steps: Array<{ run?: string; uses?: string }> }>;
}

function readWorkflow(name: string) {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const { on, jobs } = parse(text) as Workflow;
  const list = (job: string) =>
    (jobs[job]?.steps ?? []).map(({ run, uses }) => run ?? uses?.replace(/@.*/, ''));
  return { on, jobs, list };
}

test('every change is checked with the same command as on a developer’s machine', () => {
  const { on, list } = readWorkflow('ci');
  expect(on.push.branches).toEqual(['main']);
  expect(on).toHaveProperty('pull_request');
  expect(list('ci')).toContain('.ci/run');
});

test('a tag publishes on both registries what has passed the checks', () => {
  const { on, jobs, list } = readWorkflow('release');
  expect(on).toEqual({ push: { tags: ['v*'] } });
  const build = list('build');
  const [checks, packages] = ['.ci/run', 'npm run build:package'].map((step) =>
    build.indexOf(step),
  );
  expect(checks).toBeGreaterThan(0);
  expect(packages).toBeGreaterThan(checks ?? 0);
  expect([jobs['npm']?.needs, jobs['pypi']?.needs]).toEqual(['build', 'build']);
  expect(list('npm').at(-1)).toMatch(/^npm publish .*build\/\*\.tgz$/);
  expect(list('pypi').at(-1)).toBe('pypa/gh-action-pypi-publish');
});
