import { createHash } from 'node:crypto';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { startDev } from '../tools/dev.ts';
import { copyProject } from './bookshop.ts';

/** The parts of wrapdocs itself that a site depends on, and the lock of its dependencies. */
const OWN_FILES = [
  ...['extractor', 'astro-site', 'astro.config.mjs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** Python writes its caches whenever another suite runs it. */
function isOwn(file: string): boolean {
  return !file.includes('__pycache__');
}

let installation: string;

/** Installs wrapdocs in another folder as its users do, but without any script of a dependency. */
beforeAll(async () => {
  // It has no folder in common with the projects, as on most machines.
  installation = join(mkdtempSync('/var/tmp/wrapdocs-installed-'), 'another folder');
  for (const name of OWN_FILES) {
    cpSync(name, join(installation, name), { recursive: true, filter: isOwn });
  }
  const options = ['--ignore-scripts', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await execa('npm', ['ci', ...options], { cwd: installation });
});

afterAll(() => {
  rmSync(join(installation, '..'), { recursive: true });
});

interface Environment {
  wrapdocs?: string;
  env?: Record<string, string>;
  umask?: string;
}

/** Releases a copy of the project; returns the name and the digest of every file of the site. */
async function release({ wrapdocs = '.', env = {}, umask = '022' }: Environment) {
  const cwd = copyProject();
  const command = [process.execPath, resolve(wrapdocs, 'extractor/bin.mjs'), 'release', '1.0'];
  const args = ['--date', '2026-01-31', '--to', 'site', '--quiet'];
  await execa('sh', ['-c', `umask ${umask} && exec "$@"`, 'sh', ...command, ...args], { cwd, env });
  const site = join(cwd, 'site');
  return listFiles(site).map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(site, file)));
    return `${file} ${hash.digest('hex')}`;
  });
}

/** The time of the last change of every file and folder: a file that was deleted changes its folder. */
function listChanges(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    ['.', ...names].map((name) => `${name} ${String(lstatSync(join(folder, name)).mtimeMs)}`),
  );
}

/** Requires that a run writes nothing to the installation. */
async function requireUnchanged(run: () => Promise<void>): Promise<void> {
  const before = listChanges(installation);
  await run();
  const changed = [...listChanges(installation)].filter((one) => !before.has(one));
  expect(changed).toEqual([]);
}

test('a release has the same bytes wherever and however it is made', async () => {
  const here = await release({});
  expect(here.length).toBeGreaterThan(100);
  const env = {
    BASE_URL: 'https://other.example/',
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    PYTHONHASHSEED: '20261121',
  };
  await requireUnchanged(async () => {
    const there = await release({ wrapdocs: installation, env, umask: '077' });
    expect(there.filter((file) => !here.includes(file))).toEqual([]);
    expect(there.length).toBe(here.length);
  });
}, 300_000);

test('no command writes to the folder that wrapdocs is installed in', async () => {
  const cwd = copyProject(['bookshop_tools']);
  await requireUnchanged(async () => {
    const bin = join(installation, 'extractor/bin.mjs');
    for (const command of ['check', 'build']) {
      await execa(process.execPath, [bin, command, '--quiet'], { cwd });
    }
    const server = await startDev(cwd, bin);
    expect((await fetch(new URL('api-docs/bookshop_tools/', server.url))).status).toBe(200);
    await server.stop();
  });
}, 300_000);
