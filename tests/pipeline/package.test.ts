import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { makeTemporaryFolder } from '../faults/site.ts';
import { startDev } from '../tools/dev.ts';
import { findTestPython } from '../tools/python.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { writeFiles } from './write-files.ts';

/** Where a stranger has installed the package: a path with a space. */
let home: string;
let bin: string;

const env = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

beforeAll(async () => {
  await execa(process.execPath, ['packaging/build.ts']);
  home = join(mkdtempSync(join(tmpdir(), 'wrapdocs-package-')), 'my project');
  writeFiles(home, REPOSITORIES['flat layout with setuptools'].files);
  cpSync(`build/wrapdocs-${getVersion()}.tgz`, join(home, '../wrapdocs.tgz'));
  const args = ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await execa('npm', [...args, '../wrapdocs.tgz'], { cwd: home, env });
  bin = join(home, 'node_modules/wrapdocs/extractor/bin.mjs');
}, 300_000);

afterAll(() => {
  rmSync(dirname(home), { recursive: true, force: true });
});

function getVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

/** Runs the installed wrapdocs; returns all that it printed. */
async function run(cwd: string, ...args: string[]): Promise<string> {
  const { all } = await execa(process.execPath, [bin, ...args], {
    cwd,
    env,
    all: true,
    stdin: 'ignore',
  });
  return all;
}

/** The files of the installation, with what shows that one was written. */
function describeInstallation(): string[] {
  const folder = join(home, 'node_modules');
  return listFiles(folder).map((file) => {
    const { mtimeMs, size } = statSync(join(folder, file));
    return `${file} ${String(mtimeMs)} ${String(size)}`;
  });
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('the package has what it needs, and nothing of this repository', () => {
  const files = listFiles(join(home, 'node_modules/wrapdocs'));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'astro.config.mjs']));
  expect(
    files.filter((file) => /(?<!\.d)\.tsx?$|(?:^|[/_.])tests?\b|grai|content\/docs/i.test(file)),
  ).toEqual([]);
  expect(files.length).toBeLessThan(1200);
});

test('an installed wrapdocs makes, checks, shows and releases a site, and writes nothing to itself', async () => {
  const before = describeInstallation();
  const { stderr } = await execa('npx', ['wrapdocs', 'init'], { cwd: home, env });
  expect(stderr).toContain('npx wrapdocs build');
  expect(await run(home, 'build')).toContain('Built site');
  expect(readFileSync(join(home, 'site/index.html'), 'utf8')).toContain('Welcome.');
  expect(await run(home, 'check')).toContain('shop');

  const source = join(home, 'shop/calls.py');
  const server = await startDev(home, bin);
  const open = async () => (await fetch(`${server.url}api-docs/shop/calls/`)).text();
  try {
    expect(await open()).toContain('Answer.');
    edit(source, 'Answer.', 'Answer at once.');
    await expect.poll(open, { timeout: 60_000 }).toContain('Answer at once.');
  } finally {
    await server.stop();
  }

  await run(home, 'release', '1.0.0', '--to', 'public');
  edit(source, 'def ping()', 'def ping(times: int = 1)');
  await run(home, 'release', '1.1.0', '--to', 'public');
  const { versions } = JSON.parse(readFileSync(join(home, 'public/versions.json'), 'utf8')) as {
    versions: Array<{ version: string }>;
  };
  expect(versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0']);
  expect(describeInstallation()).toEqual(before);
}, 600_000);

test.each(Object.entries(REPOSITORIES))(
  'init and build make a site of %s',
  async (_, { files }) => {
    const folder = makeTemporaryFolder();
    writeFiles(folder, files);
    await run(folder, 'init');
    const said = await run(folder, 'build');
    const [, out = ''] = /Built (\S+):/.exec(said) ?? [];
    expect(existsSync(join(folder, out, 'index.html'))).toBe(true);
    expect(existsSync(join(folder, out, 'pagefind/pagefind.js'))).toBe(true);
  },
  300_000,
);

test('the wheel makes a site without Node.js on the PATH', async () => {
  const folder = makeTemporaryFolder();
  const venv = join(folder, 'venv');
  await execa(await findTestPython(), ['-m', 'venv', venv]);
  const wheel = `build/wrapdocs-${getVersion()}-py3-none-any.whl`;
  await execa(join(venv, 'bin/pip'), ['install', '--quiet', wheel]);
  const project = join(folder, 'project');
  writeFiles(project, REPOSITORIES['src layout with hatch'].files);
  const options = {
    cwd: project,
    env: { PATH: join(venv, 'bin'), WRAPDOCS_CACHE: join(folder, 'cache'), NO_COLOR: '1' },
  };
  const first = await execa(join(venv, 'bin/wrapdocs'), ['init'], options);
  expect(first.stderr).toMatch(/^Installing the JavaScript packages of wrapdocs into /);
  const { stderr } = await execa(join(venv, 'bin/wrapdocs'), ['build'], options);
  expect(stderr).toContain('Built site');
  expect(stderr).not.toContain('Installing');
  expect(existsSync(join(project, 'site/index.html'))).toBe(true);
}, 300_000);
