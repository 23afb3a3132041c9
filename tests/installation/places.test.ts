import { chmodSync, cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { digest, makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { ENVIRONMENT, getBin, runWrapdocs } from './run.ts';

const NOBODY = '65534';

/** What identifies the site that the installation in the project makes. */
let expected: string;

beforeAll(async () => {
  const folder = join(inject('home'), '../first project');
  writeFiles(folder, REPOSITORIES['src layout with hatch'].files);
  expected = await makeSite(folder);
});

function makeProject(): string {
  const folder = makeTemporaryFolder();
  writeFiles(folder, REPOSITORIES['src layout with hatch'].files);
  return folder;
}

/** Makes a site, and returns what identifies it. */
async function makeSite(folder: string, bin?: string): Promise<string> {
  await runWrapdocs(folder, ['init'], bin);
  expect(await runWrapdocs(folder, ['build'], bin)).toContain('Built site');
  return digest(join(folder, 'site'));
}

test('an installation for all projects makes the same site', async () => {
  const prefix = makeTemporaryFolder();
  const args = ['install', '--global', '--prefix', prefix, '--prefer-offline', '--no-audit'];
  await execa('npm', [...args, inject('packed').tarball], { env: ENVIRONMENT });
  expect(await makeSite(makeProject(), getBin(join(prefix, 'lib')))).toBe(expected);
}, 300_000);

test('two projects are built at once', async () => {
  const projects = [makeProject(), makeProject()];
  const sites = await Promise.all(projects.map((folder) => makeSite(folder)));
  expect(sites).toEqual([expected, expected]);
}, 300_000);

const READER = process.getuid?.() === 0 ? 'another user than its owner' : 'its owner';

test(`an installation that ${READER} cannot write to makes the same site`, async () => {
  const site = await (READER === 'its owner' ? makeSiteReadOnly() : makeSiteAsNobody());
  expect(site).toBe(expected);
}, 300_000);

/** Only root can run programs as another user. */
async function makeSiteAsNobody(): Promise<string> {
  const folder = makeProject();
  writeFiles(folder, { 'home/.keep': '' });
  await execa('chown', ['-R', NOBODY, folder]);
  const identity = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  // Interpreters in the home of root cannot be reached.
  const path = `${dirname(process.execPath)}:/usr/bin:/bin`;
  const env = { ...ENVIRONMENT, PATH: path, HOME: join(folder, 'home') };
  for (const command of ['init', 'build'])
    await execa('setpriv', [...identity, process.execPath, getBin(), command], {
      cwd: folder,
      env,
    });
  return digest(join(folder, 'site'));
}

/** For root, nothing is read-only. */
async function makeSiteReadOnly(): Promise<string> {
  const copy = makeTemporaryFolder();
  cpSync(join(inject('home'), 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const folders = [copy, ...findFolders(copy)];
  onTestFinished(() => {
    for (const folder of folders) chmodSync(folder, 0o755);
  });
  for (const folder of folders) chmodSync(folder, 0o555);
  return makeSite(makeProject(), getBin(copy));
}

function findFolders(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}
