import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeTemporaryFolder } from '../faults/site.ts';

interface Step {
  name?: string;
  uses?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}

const CONFIG = `export default {
  site: { title: 'Bookshop' },
  packages: [{ name: 'bookshop_client', source: 'bookshop_client' }],
  content: 'docs',
};
`;
const MAIN = 'bookshop_client/main.py';

/**
 * The steps of the workflow in docs/releases.md, except those that check out the code and install
 * packages.
 */
function readSteps(): Step[] {
  const [, text = ''] =
    /```yaml\n(# \.github[\s\S]*?)```/.exec(readFileSync('docs/releases.md', 'utf8')) ?? [];
  const workflow = parse(text) as { jobs: { documentation: { steps: Step[] } } };
  const { steps } = workflow.jobs.documentation;
  expect(steps.map(({ uses, run }) => uses ?? run).slice(0, 2)).toEqual([
    'actions/checkout@v5',
    'npm ci',
  ]);
  return steps.slice(2);
}

/** A repository on a server, and a clone to work in. */
async function makeRepository() {
  const folder = makeTemporaryFolder();
  const work = join(folder, 'work');
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: work });
  await execa('git', ['init', '--quiet', '--bare', 'server.git'], { cwd: folder });
  await execa('git', ['clone', '--quiet', 'server.git', 'work'], { cwd: folder });
  for (const name of ['bookshop_client', 'docs']) {
    cpSync(join('tests/e2e/fixtures/bookshop', name), join(work, name), { recursive: true });
  }
  writeFileSync(join(work, 'wrapdocs.config.mjs'), CONFIG);
  writeFileSync(join(work, '.gitignore'), '.wrapdocs\n');
  return { folder, work, git };
}

type Repository = Awaited<ReturnType<typeof makeRepository>>;

/** Commits and pushes all changes. */
async function push({ git }: Repository, message: string, ...refs: string[]): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
  for (const tag of refs) await git('tag', tag);
  await git('push', '--quiet', 'origin', 'HEAD', ...refs);
}

/** Runs the steps like the host: in a fresh clone, one after the other, until one fails. */
async function runWorkflow({ folder }: Repository, tag?: string) {
  const runner = makeTemporaryFolder();
  const branch = tag === undefined ? [] : ['--branch', tag];
  await execa('git', ['clone', '--quiet', ...branch, join(folder, 'server.git'), 'clone'], {
    cwd: runner,
  });
  const bin = join(runner, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\nshift\nexec node "${resolve('extractor/bin.mjs')}" "$@"\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(bin, 'gh'), '#!/bin/sh\necho "Comment: $*"\ncat changes.md\n', {
    mode: 0o755,
  });
  symlinkSync(process.execPath, join(bin, 'node'));
  const env = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    GITHUB_REF_NAME: tag ?? '1/merge',
    FAIL_ON: tag === undefined ? 'breaking' : 'none',
    NUMBER: '7',
  };
  let said = '';
  for (const { name, run = '', if: condition } of readSteps()) {
    const isForPulls = condition?.includes('pull_request') === true;
    if (condition !== undefined && isForPulls !== (tag === undefined)) continue;
    const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
    const result = await execa('bash', shell, {
      cwd: join(runner, 'clone'),
      env,
      all: true,
      reject: false,
    });
    said += `${result.all}\n`;
    if (result.failed) return { said, failed: name };
  }
  return { said, failed: undefined };
}

async function listPublished({ folder }: Repository): Promise<string[]> {
  const args = ['--git-dir', join(folder, 'server.git'), 'ls-tree', '--name-only', 'gh-pages'];
  return (await execa('git', args)).stdout.split('\n');
}

test('the documented workflow releases tags and stops breaking changes', async () => {
  const repository = await makeRepository();
  const file = join(repository.work, MAIN);
  await push(repository, 'First', 'v1.0.0');
  const first = await runWorkflow(repository, 'v1.0.0');
  expect(first.failed, first.said).toBeUndefined();
  expect(first.said).toContain('No version has been released to the branch gh-pages yet');
  expect(await listPublished(repository)).toEqual(
    expect.arrayContaining(['1.0.0', 'index.html', 'latest', 'versions.json']),
  );

  const source = readFileSync(file, 'utf8');
  const [operation = ''] = /@\w+\.(?:get|post|put|patch|delete)\(\s*"[^"]+"/.exec(source) ?? [];
  writeFileSync(file, source.replace(operation, operation.replace(/"$/, '/moved"')));
  await push(repository, 'Something that breaks callers');
  const proposed = await runWorkflow(repository);
  expect(proposed.failed, proposed.said).toBe('Compare with the last release');
  expect(proposed.said).toMatch(/^Comment: pr comment 7 .*\n#[^]*moved/m);
  expect(proposed.said).toMatch(/^::error .*bookshop_client\/main\.py/m);

  await repository.git('tag', 'v2.0.0');
  await repository.git('push', '--quiet', 'origin', 'v2.0.0');
  const second = await runWorkflow(repository, 'v2.0.0');
  expect(second.failed, second.said).toBeUndefined();
  expect(await listPublished(repository)).toEqual(
    expect.arrayContaining(['1.0.0', '2.0.0', 'latest']),
  );
}, 300_000);
