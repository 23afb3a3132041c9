import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { readChangeDates } from '../../../../extractor/site/change-dates.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wrapdocs-dates-'));
  await write('docs/a.md', 'one');
  await write('shop/main.py', 'x = 1');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

async function git(...args: string[]): Promise<void> {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgSign=false'];
  await execa('git', ['-C', folder, ...who, ...args]);
}

async function commit(date: string): Promise<void> {
  await git('add', '.');
  const env = { GIT_COMMITTER_DATE: date };
  await execa(
    'git',
    ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.test', 'commit', '-m', 'x'],
    { env },
  );
}

async function read(at = folder) {
  const config = ConfigSchema.parse({
    site: { title: 'T' },
    packages: [{ name: 'shop', source: 'shop' }],
    content: 'docs',
  });
  const source = { root: at, package: 'shop', origin: { kind: 'path', locator: '.' } };
  const packages = config.packages.map((item) => ({ config: item, source }));
  return readChangeDates({ config, folder: at, file: path.join(at, 'c.ts') }, packages as never);
}

test('a file has the date of the newest commit that changed it, an uncommitted file has none', async () => {
  await git('init', '-q');
  await commit('2024-01-02T03:04:05+02:00');
  await write('docs/b.md', 'two');
  await write('shop/main.py', 'x = 2');
  await commit('2025-01-01T00:00:00Z');
  await write('docs/new.md', 'three');
  expect(await read()).toEqual({
    content: { 'a.md': '2024-01-02T01:04:05.000Z', 'b.md': '2025-01-01T00:00:00.000Z' },
    packages: { shop: { 'shop/main.py': '2025-01-01T00:00:00.000Z' } },
  });
});

test('there are no dates outside a repository', async () => {
  expect(await read()).toEqual({ content: {}, packages: { shop: {} } });
});

test('a shallow clone has no dates: its oldest commit would claim every file', async () => {
  await git('init', '-q');
  await commit('2024-01-01T00:00:00Z');
  await write('docs/b.md', 'two');
  await commit('2025-01-01T00:00:00Z');
  const clone = path.join(folder, 'clone');
  await execa('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone]);
  expect(await read(clone)).toEqual({ content: {}, packages: { shop: {} } });
});

/** Gives the newest commit a signature, which git would have a program check. */
async function sign(): Promise<void> {
  const { stdout } = await execa('git', ['-C', folder, 'cat-file', 'commit', 'HEAD']);
  const lines = ['-----BEGIN PGP SIGNATURE-----', '', 'AAAA', '-----END PGP SIGNATURE-----'];
  const signed = stdout.replace(
    /^committer .*$/m,
    (line) => `${line}\ngpgsig ${lines.join('\n ')}`,
  );
  const store = ['-C', folder, 'hash-object', '-t', 'commit', '-w', '--stdin'];
  const { stdout: id } = await execa('git', store, { input: `${signed}\n` });
  await git('update-ref', 'HEAD', id);
}

test('programs that the configuration of the repository names are not run', async () => {
  await git('init', '-q');
  await commit('2024-01-01T00:00:00Z');
  await sign();
  const canary = path.join(folder, 'canary');
  const evil = path.join(folder, 'evil.sh');
  await write('evil.sh', `#!/bin/sh\ntouch ${canary}\n`);
  await chmod(evil, 0o755);
  for (const name of ['core.fsmonitor', 'gpg.program', 'core.pager', 'diff.external']) {
    await git('config', name, evil);
  }
  await git('config', 'log.showSignature', 'true');
  expect((await read()).content).toHaveProperty(['a.md']);
  await expect(stat(canary)).rejects.toThrow('ENOENT');
  await git('log');
  await expect(stat(canary), 'the trap works').resolves.toBeDefined();
});
