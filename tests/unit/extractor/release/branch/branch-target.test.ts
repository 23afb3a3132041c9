import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { openBranchTarget } from '../../../../../extractor/release/branch/branch-target.ts';
import { openFolderTarget } from '../../../../../extractor/release/folder/folder-target.ts';
import { setDefault } from '../../../../../extractor/release/versions/next-versions.ts';
import { catchError } from '../../support/catch-error.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';
import { createReleasing, LOCK_OPTIONS } from '../releasing.ts';
import { digest } from '../site.ts';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example'];

async function git(folder: string, ...args: string[]): Promise<string> {
  return (await execa('git', ['-C', folder, ...IDENTITY, ...args])).stdout;
}

/** A repository with a commit on `main`, a change in its index and another one in its work tree. */
async function makeRepository(folder = makeTemporaryFolder()) {
  const repository = path.join(folder, 'project');
  mkdirSync(repository);
  await git(repository, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(repository, 'a.py'), 'a = 1\n');
  await git(repository, 'add', 'a.py');
  await git(repository, 'commit', '--quiet', '-m', 'first');
  writeFileSync(path.join(repository, 'b.py'), 'b = 1\n');
  await git(repository, 'add', 'b.py');
  writeFileSync(path.join(repository, 'a.py'), 'a = 2\n');
  return { folder, repository };
}

function open(repository: string, more: { branch?: string; push?: boolean } = {}) {
  const options = { branch: 'gh-pages', push: false, ...more, ...LOCK_OPTIONS };
  return createReleasing(openBranchTarget({ ...options, repository }), makeTemporaryFolder());
}

/** The files of a branch, written out. */
async function checkOut(repository: string, ref = 'gh-pages'): Promise<string> {
  const folder = makeTemporaryFolder();
  await execa('sh', ['-c', `git -C '${repository}' archive ${ref} | tar -x -C '${folder}'`]);
  return folder;
}

describe('a branch', () => {
  test('has the same content as a folder', async () => {
    const { folder, repository } = await makeRepository();
    const branch = open(repository);
    const site = path.join(folder, 'public');
    const target = openFolderTarget({ folder: site, python: 'python3', ...LOCK_OPTIONS });
    const other = createReleasing(target, makeTemporaryFolder());
    for (const { release, change } of [branch, other]) {
      await release('1.0', { pages: ['', 'old/'] });
      await release('1.1', { aliases: ['next'] });
      await change((old) => setDefault(old, '1.0'));
    }
    const found = digest(await checkOut(repository));
    expect(Object.keys(found)).toContain('.nojekyll');
    delete found['.nojekyll'];
    expect(found).toEqual(digest(site));
  });

  test('grows by one commit per change, which reuses the trees of the earlier versions', async () => {
    const { repository } = await makeRepository();
    const { release } = open(repository);
    await release('1.0');
    const before = await git(repository, 'rev-parse', 'gh-pages:1.0');
    await release('1.1');
    expect(await git(repository, 'rev-parse', 'gh-pages:1.0')).toBe(before);
    const log = await git(repository, 'log', '--format=%s', 'gh-pages');
    expect(log.split('\n')).toEqual(['Release 1.1', 'Release 1.0']);
    await git(repository, 'fsck', '--strict');
  });

  test('leaves the work tree, the index and the folder of git as they were', async () => {
    const { repository } = await makeRepository();
    const status = await git(repository, 'status', '--porcelain');
    const names = readdirSync(path.join(repository, '.git'));
    await open(repository).release('1.0');
    expect(await git(repository, 'status', '--porcelain')).toBe(status);
    expect(await git(repository, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
    expect(readdirSync(repository).sort()).toEqual(['.git', 'a.py', 'b.py']);
    const added = readdirSync(path.join(repository, '.git')).filter(
      (name) => !names.includes(name),
    );
    expect(added.filter((name) => name !== 'index')).toEqual([]);
  });

  test('runs no hook and no filter', async () => {
    const { folder, repository } = await makeRepository();
    const canary = path.join(folder, 'canary');
    const hooks = path.join(repository, '.git', 'hooks');
    for (const name of ['reference-transaction', 'post-commit', 'pre-commit', 'pre-push']) {
      writeFileSync(path.join(hooks, name), `#!/bin/sh\ntouch '${canary}'\n`, { mode: 0o755 });
    }
    writeFileSync(
      path.join(repository, '.git', 'info', 'attributes'),
      '* filter=evil text eol=crlf\n',
    );
    await git(repository, 'config', 'filter.evil.clean', `touch '${canary}'; cat`);
    await git(repository, 'config', 'filter.evil.smudge', `touch '${canary}'; cat`);
    const { release, change } = open(repository);
    await release('1.0');
    await release('1.1');
    await change((old) => setDefault(old, '1.0'));
    expect(existsSync(canary)).toBe(false);
  });

  test('that is checked out in a work tree is refused', async () => {
    const { repository } = await makeRepository();
    const { release } = open(repository, { branch: 'main' });
    const error = await catchError(() => release('1.0'));
    expect(error).toMatchObject({ code: 'OUTPUT_UNSUITABLE' });
    expect(error.message).toContain('checked out');
  });

  test('with other content is refused', async () => {
    const { repository } = await makeRepository();
    await git(repository, 'branch', 'other');
    const before = await git(repository, 'rev-parse', 'other');
    const { release } = open(repository, { branch: 'other' });
    expect((await catchError(() => release('1.0'))).message).toContain('a.py');
    expect(await git(repository, 'rev-parse', 'other')).toBe(before);
  });

  test.each([
    '',
    '..',
    '-f',
    '--force',
    'a..b',
    'a b',
    'a~1',
    'a^',
    'a:b',
    '@{-1}',
    'x.lock',
    '/',
    'HEAD',
    '@',
  ])('is not called %j', async (name) => {
    const { repository } = await makeRepository();
    const { release } = open(repository, { branch: name });
    expect(await catchError(() => release('1.0'))).toMatchObject({ code: 'USAGE' });
    expect((await git(repository, 'for-each-ref')).split('\n')).toHaveLength(1);
  });

  test('outside of a repository is refused', async () => {
    const folder = makeTemporaryFolder();
    const error = await catchError(() => open(folder).release('1.0'));
    expect(error.message).toContain('not in a git repository');
  });

  test('takes eight releases at once', async () => {
    const { repository } = await makeRepository();
    const versions = Array.from({ length: 8 }, (_, index) => `1.${String(index)}`);
    await Promise.all(versions.map((version) => open(repository).release(version)));
    const site = await checkOut(repository);
    const { versions: listed } = JSON.parse(
      readFileSync(path.join(site, 'versions.json'), 'utf8'),
    ) as {
      versions: { version: string }[];
    };
    expect(listed.map(({ version }) => version)).toEqual(versions.toReversed());
    for (const version of versions) expect(existsSync(path.join(site, version))).toBe(true);
  });
});

describe('a remote repository', () => {
  async function makeClones() {
    const { folder, repository } = await makeRepository();
    const remote = path.join(folder, 'remote.git');
    await git(folder, 'clone', '--quiet', '--bare', repository, remote);
    const clone = async (name: string) => {
      await git(folder, 'clone', '--quiet', remote, path.join(folder, name));
      return path.join(folder, name);
    };
    return { remote, clone };
  }

  test('gets the branch, and gives it to a fresh clone', async () => {
    const { remote, clone } = await makeClones();
    await open(await clone('one'), { push: true }).release('1.0');
    await open(await clone('two'), { push: true }).release('1.1');
    expect(await git(remote, 'log', '--format=%s', 'gh-pages')).toBe('Release 1.1\nRelease 1.0');
    expect(readdirSync(await checkOut(remote))).toContain('1.0');
  });

  test('that has changed in the meantime is fetched again', async () => {
    const { remote, clone } = await makeClones();
    const [one, two] = [await clone('one'), await clone('two')];
    await open(one, { push: true }).release('1.0');
    await Promise.all([
      open(one, { push: true }).release('1.1'),
      open(two, { push: true }).release('1.2'),
    ]);
    const site = await checkOut(remote);
    expect(readdirSync(site)).toEqual(expect.arrayContaining(['1.0', '1.1', '1.2']));
  });

  test('that refuses shows its reason, and the branch stays', async () => {
    const { remote, clone } = await makeClones();
    const one = await clone('one');
    const hook = path.join(remote, 'hooks', 'pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho protected >&2\nexit 1\n', { mode: 0o755 });
    const error = await catchError(() => open(one, { push: true }).release('1.0'));
    expect(error.message).toContain('protected');
    expect(await git(one, 'for-each-ref', 'refs/heads/gh-pages')).toBe('');
  });

  test('and a diverged branch are not merged', async () => {
    const { clone } = await makeClones();
    const [one, two] = [await clone('one'), await clone('two')];
    await open(one, { push: true }).release('1.0');
    await open(two).release('2.0');
    const error = await catchError(() => open(two, { push: true }).release('2.1'));
    expect(error.message).toContain('have diverged');
  });
});
