import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveSource } from '../../../../../extractor/sources/resolve-source.ts';
import type { Source } from '../../../../../extractor/sources/source.ts';
import { catchError } from '../../support/catch-error.ts';
import {
  commit,
  commitTree,
  describeFolder,
  git,
  makeRepository,
} from '../../support/repository.ts';
import { makeProgram } from '../../support/scripts.ts';
import { makeSourceCache } from '../../support/source-cache.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const FILES = {
  'README.md': 'no source',
  'pyproject.toml': '[project]',
  'src/shop/__init__.py': 'x = 1\n',
  'src/shop/client.py': 'y = 1\n',
  'src/shop/py.typed': '',
};

let cache = '';

beforeEach(async () => {
  cache = await makeSourceCache();
});

async function resolve(word: string, env: NodeJS.ProcessEnv = {}, cwd = cache): Promise<Source> {
  return resolveSource(word, { cwd, env: { ...process.env, ...env, WRAPDOCS_CACHE: cache } });
}

/** The files of a source by their paths below its root. */
function listFiles({ root }: Source): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The cache's content for repositories. */
function listCommits(): string[] {
  const store = path.join(cache, 'sources', 'git');
  if (!existsSync(store)) return [];
  return readdirSync(store).flatMap((name) => readdirSync(path.join(store, name)));
}

describe('a repository on this machine', () => {
  test('is read at a tag, a branch and a commit, from git, not from the folder', async () => {
    const folder = await makeRepository(FILES);
    const sha = await git(folder, ['rev-parse', 'main']);
    writeFileSync(path.join(folder, 'untracked.py'), '');
    for (const ref of ['v1.0', 'main', sha, sha.slice(0, 12), 'HEAD', 'refs/heads/main']) {
      const source = await resolve(`git:${folder}@${ref}#src`);
      expect(source).toMatchObject({
        package: 'shop',
        only: [],
        origin: {
          kind: 'git',
          locator: `git:${folder}@${ref}#src`,
          revision: sha,
          released: '2024-01-02T01:04:05.000Z',
        },
        warnings: [],
      });
      expect(listFiles(source)).toEqual(['shop/__init__.py', 'shop/client.py', 'shop/py.typed']);
    }
    expect(listCommits()).toHaveLength(1);
  });

  test('is found by a path from the current folder, and by an address', async () => {
    const folder = await makeRepository(FILES);
    expect((await resolve('git:shop@main', {}, path.dirname(folder))).package).toBe('shop');
    expect((await resolve(`git:file://${folder}@main`)).package).toBe('shop');
  });

  test('a cached commit needs only the name of the repository', async () => {
    const folder = await makeRepository(FILES);
    const first = await resolve(`git:${folder}@main`);
    const again = await resolve(`git:${folder}@main`, { WRAPDOCS_PYTHON: '/nonexistent' });
    expect(again).toEqual(first);
  });

  test('a new commit is another source', async () => {
    const folder = await makeRepository(FILES);
    const before = await resolve(`git:${folder}@main`);
    await commit(folder, { 'src/shop/more.py': 'z = 1\n' });
    const after = await resolve(`git:${folder}@main`);
    expect(after.origin.revision).not.toBe(before.origin.revision);
    expect(listFiles(after)).toContain('shop/more.py');
    expect(listFiles(await resolve(`git:${folder}@v1.0`))).not.toContain('shop/more.py');
  });

  test('a part of a package includes the package', async () => {
    const folder = await makeRepository({ ...FILES, 'other/x.py': '' });
    const source = await resolve(`git:${folder}@main#src/shop/client.py`);
    expect(source).toMatchObject({ package: 'shop', only: ['shop.client'] });
    expect(listFiles(source)).toEqual(['shop/__init__.py', 'shop/client.py', 'shop/py.typed']);
  });

  test('whose root is the package has the name of the folder', async () => {
    const folder = await makeRepository({ '__init__.py': '', 'client.py': '' });
    expect(await resolve(`git:${folder}@main`)).toMatchObject({ package: 'shop' });
  });

  test.each([
    ['nope', '', 'SOURCE_NOT_FOUND', /has no branch, tag or commit `nope`/],
    ['main', '#docs', 'SOURCE_NOT_FOUND', /The commit has no folder `docs`\./],
    ['main', '#src/nope', 'SOURCE_NOT_FOUND', /The commit has no folder `src\/nope`\./],
  ])('@%s%s is not there', async (ref, part, code, message) => {
    const folder = await makeRepository(FILES);
    const error = await catchError(() => resolve(`git:${folder}@${ref}${part}`));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(listCommits()).toEqual([]);
  });

  test.each(['', 'inner'])('that is invalid has an error that says so: %j', async (inner) => {
    const folder = makeTemporaryFolder({ 'inner/a.py': '' });
    // A folder of a repository is not the repository.
    if (inner !== '') await git(folder, ['init', '--quiet']);
    const error = await catchError(() => resolve(`git:${path.join(folder, inner)}@main`));
    expect(error.message).toContain('is not a git repository.');
    expect((await catchError(() => resolve('git:/nonexistent/x@main'))).code).toBe(
      'SOURCE_NOT_FOUND',
    );
  });
});

describe('a repository on another machine', () => {
  /** An address that points to this machine; `down` cuts the connection. */
  function makeRemote(folder: string) {
    const down = path.join(makeTemporaryFolder(), 'down');
    const body = `[ -e '${down}' ] && { echo "ssh: connect to host: Network is unreachable" >&2; exit 255; }
      for command; do :; done; eval "$command"`;
    return {
      word: `git:ssh://me@host.test${folder}`,
      env: { GIT_SSH_COMMAND: makeProgram(body), GIT_SSH_VARIANT: 'ssh' },
      cut: () => {
        writeFileSync(down, '');
      },
    };
  }

  test('is read at a tag, a branch and a commit', async () => {
    const folder = await makeRepository(FILES);
    const { word, env } = makeRemote(folder);
    const sha = await git(folder, ['rev-parse', 'main']);
    for (const ref of ['v1.0', 'main', sha, 'HEAD']) {
      const source = await resolve(`${word}@${ref}#src`, env);
      expect(source.origin).toMatchObject({
        locator: `git:ssh://host.test${folder}@${ref}#src`,
        revision: sha,
        released: '2024-01-02T01:04:05.000Z',
      });
    }
    expect(listCommits().filter((name) => !name.startsWith('ref-'))).toHaveLength(1);
  });

  test('is read from the cache if it does not answer', async () => {
    const folder = await makeRepository(FILES);
    const { word, env, cut } = makeRemote(folder);
    const { root } = await resolve(`${word}@main`, env);
    cut();
    const again = await resolve(`${word}@main`, env);
    expect(again.root).toBe(root);
    expect(again.warnings[0]).toMatch(
      /not reachable: .*unreachable.*\nUsing commit \w+ for `main`/,
    );
    const error = await catchError(() => resolve(`${word}@v1.0`, env));
    expect(error.code).toBe('SOURCE_UNREACHABLE');
  });

  test('a branch that moved is read again', async () => {
    const folder = await makeRepository(FILES);
    const { word, env } = makeRemote(folder);
    await resolve(`${word}@main`, env);
    const sha = await commit(folder, { 'src/shop/more.py': '' });
    expect((await resolve(`${word}@main`, env)).origin.revision).toBe(sha);
  });

  test('has errors that name what is missing', async () => {
    const folder = await makeRepository(FILES);
    const { word, env } = makeRemote(folder);
    expect((await catchError(() => resolve(`${word}@nope`, env))).code).toBe('SOURCE_NOT_FOUND');
    expect((await catchError(() => resolve(`${word}x@main`, env))).code).toBe('SOURCE_NOT_FOUND');
    expect(listCommits()).toEqual([]);
  });
});

/** 40 refs, some of which git would read as options, some as expressions, some as paths. */
const REFS = [
  ...['-f', '--all', '--help', '-', '--', '--exec=touch canary', '--upload-pack=touch canary'],
  ...['--output=canary', '-ocanary', '--end-of-options', '--git-dir=/tmp', '--show-toplevel'],
  ...['HEAD~1', 'HEAD^', 'main^{tree}', 'main^{/x}', ':/x', ':0:README.md', 'main:README.md'],
  ...['@{-1}', 'main@{upstream}', 'main@{1}', '@', 'v1.0^{}', 'main..v1.0', '^main', 'a...b'],
  ...['../../../etc/passwd', '/etc/passwd', '..', '.', 'refs/../../config', 'main.lock', '.hidden'],
  ...[
    '$(touch canary)',
    '`touch canary`',
    'main;touch canary',
    'main|touch canary',
    'a\nb',
    'a\0b',
  ],
  ...['*', 'ma?n', 'ma[i]n', 'main ', ' main', 'main\\', 'a//b', 'main/', '\u001B[2J', 'a b'],
];

test('there are forty refs', () => {
  expect(new Set(REFS).size).toBeGreaterThanOrEqual(40);
});

describe('a hostile ref', () => {
  test('makes no file, runs nothing, and never refers to another commit', async () => {
    const folder = await makeRepository(FILES);
    await commit(folder, { 'src/shop/more.py': '' });
    const canary = setTraps(folder);
    const before = describeFolder(folder);
    for (const ref of REFS) {
      const error = await catchError(() => resolve(`git:${folder}@${ref}`, {}, folder));
      expect(['USAGE', 'SOURCE_NOT_FOUND'], ref).toContain(error.code);
    }
    expect(describeFolder(folder)).toEqual(before);
    expect(listCommits()).toEqual([]);
    expect(existsSync(canary)).toBe(false);
  });
});

/** Every hook and program that git could start in a repository; each leaves a file behind. */
function setTraps(folder: string): string {
  const canary = path.join(folder, '.git', 'canary');
  const trap = makeProgram(`touch '${canary}'`, path.join(folder, '.git', 'trap'));
  const hooks = ['post-checkout', 'pre-commit', 'post-merge', 'reference-transaction', 'update'];
  for (const hook of [...hooks, 'pre-receive', 'post-index-change', 'fsmonitor-watchman']) {
    makeHook(path.join(folder, '.git', 'hooks', hook), trap);
  }
  const settings = [
    ['core.fsmonitor', trap],
    ['core.pager', trap],
    ['core.sshCommand', trap],
    ['core.askPass', trap],
    ['core.alternateRefsCommand', trap],
    ['core.hooksPath', path.join(folder, '.git', 'hooks')],
    ['credential.helper', `!${trap}`],
    ['diff.external', trap],
    ['filter.evil.smudge', trap],
    ['filter.evil.clean', trap],
    ['filter.evil.process', trap],
    ['gpg.program', trap],
    ['log.showSignature', 'true'],
    ['protocol.ext.allow', 'always'],
    ['protocol.allow', 'always'],
    ['remote.origin.url', `ext::${trap}`],
    ['remote.origin.promisor', 'true'],
    ['extensions.partialClone', 'origin'],
    ['uploadpack.packObjectsHook', trap],
  ].map(([name = '', value = '']) => {
    const [section = '', ...rest] = name.split('.');
    const key = rest.pop() ?? '';
    const inner = rest.length === 0 ? '' : ` "${rest.join('.')}"`;
    return `[${section}${inner}]\n\t${key} = "${value}"\n`;
  });
  writeFileSync(path.join(folder, '.git', 'config'), settings.join(''), { flag: 'a' });
  writeFileSync(path.join(folder, '.git', 'info', 'attributes'), '*.py filter=evil diff=evil\n');
  return canary;
}

function makeHook(file: string, trap: string): void {
  writeFileSync(file, `#!/bin/sh\nexec '${trap}'\n`);
  chmodSync(file, 0o755);
}

describe('a hostile repository', () => {
  test('runs none of its hooks, filters and programs', async () => {
    const folder = await makeRepository({ ...FILES, '.gitattributes': '*.py filter=evil\n' });
    const canary = setTraps(folder);
    await resolve(`git:${folder}@main`);
    expect(existsSync(canary)).toBe(false);
    await git(folder, ['checkout', '--quiet', 'v1.0']).catch(() => undefined);
    expect(existsSync(canary), 'the traps work').toBe(true);
  });

  test('does not fetch missing objects', async () => {
    const folder = await makeRepository(FILES);
    const canary = setTraps(folder);
    const id = await git(folder, ['rev-parse', 'main:src/shop/client.py']);
    rmSync(path.join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2)));
    const error = await catchError(() => resolve(`git:${folder}@main`));
    expect(error.code).toBe('SOURCE_UNSUITABLE');
    expect(existsSync(canary)).toBe(false);
    expect(listCommits()).toEqual([]);
    await git(folder, ['cat-file', '-p', id]).catch(() => undefined);
    expect(existsSync(canary), 'the trap works').toBe(true);
  });

  test('has its links and submodules left out', async () => {
    const canary = path.join(makeTemporaryFolder({ secret: 'top secret' }), 'secret');
    const folder = await makeRepository({
      ...FILES,
      'src/shop/secret.py': `link:${canary}`,
      'src/shop/up': 'link:../../..',
    });
    const head = await git(folder, ['rev-parse', 'main']);
    await git(folder, ['update-index', '--add', '--cacheinfo', `160000,${head},src/shop/sub`]);
    await commitTree(folder, await git(folder, ['write-tree']));
    const source = await resolve(`git:${folder}@main`);
    expect(listFiles(source)).toEqual(['shop/__init__.py', 'shop/client.py', 'shop/py.typed']);
    const stored = describeFolder(path.join(cache, 'sources'));
    expect(stored.join('\n')).not.toContain('top secret');
  });

  test.each(['..', '.git', '.'])('with a folder called %s stays in the cache', async (name) => {
    const folder = await makeRepository(FILES);
    const blob = await git(folder, ['hash-object', '-w', '--stdin'], 'evil = 1\n');
    const inner = await makeTree(folder, `100644 blob ${blob}\tevil.py\n`);
    const main = await git(folder, ['ls-tree', 'main']);
    const tree = await makeTree(folder, `${main}\n040000 tree ${inner}\t${name}\n`);
    await commitTree(folder, tree);
    const around = describeFolder(path.dirname(folder));
    const outcome = await resolve(`git:${folder}@main`).catch((error: unknown) => error);
    expect(outcome).toMatchObject(name === '..' ? { code: 'SOURCE_REFUSED' } : { package: 'shop' });
    expect(describeFolder(path.dirname(folder))).toEqual(around);
    const found = readdirSync(cache, { recursive: true }).map(String);
    const evil = found.filter((file) => file.endsWith('evil.py'));
    expect(evil.every((file) => file.includes('/tree/shop/'))).toBe(true);
  });
});

/** `git mktree` refuses such names; the store does not. */
async function makeTree(folder: string, lines: string): Promise<string> {
  const rows = lines.trim().split('\n');
  const parts = rows.map((row) => {
    const [facts = '', name = ''] = row.split('\t');
    const [mode = '', , id = ''] = facts.split(' ');
    return Buffer.concat([
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]);
  });
  const file = path.join(makeTemporaryFolder(), 'tree');
  writeFileSync(file, Buffer.concat(parts));
  return git(folder, ['hash-object', '-t', 'tree', '-w', '--literally', file]);
}
