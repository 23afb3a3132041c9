import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, inject, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { IN_TERMINAL } from '../tools/in-terminal.ts';
import { findTestPython } from '../tools/python.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';

/** The folder of the programs of an environment that the wheel is installed in. */
let programs: string;

beforeAll(async () => {
  const venv = join(inject('home'), '../venv');
  programs = join(venv, 'bin');
  await execa(await findTestPython(), ['-m', 'venv', venv]);
  await execa(join(programs, 'pip'), ['install', '--quiet', inject('packed').wheel]);
});

/** The options of a run without Node.js on the PATH, in a new project. */
function makeOptions() {
  const folder = makeTemporaryFolder();
  const cwd = join(folder, 'project');
  writeFiles(cwd, REPOSITORIES['src layout with hatch'].files);
  const cache = join(folder, 'cache');
  return { cwd, env: { PATH: programs, WRAPDOCS_CACHE: cache, NO_COLOR: '1' } };
}

test('the wheel makes a site without Node.js on the PATH', async () => {
  const options = makeOptions();
  const first = [...IN_TERMINAL, join(programs, 'wrapdocs'), 'init'];
  const { stdout } = await execa(join(programs, 'python'), first, { ...options, stdin: 'ignore' });
  expect(stdout).toMatch(/^Installing the JavaScript packages of wrapdocs into /);
  expect(stdout).toMatch(/\r\d+ of \d{3} packages, \d+ s /);
  expect(stdout).toContain('Wrote wrapdocs.config.mjs');
  const { stderr } = await execa(join(programs, 'wrapdocs'), ['build'], options);
  expect(stderr).toContain('Built site');
  expect(stderr).not.toContain('Installing');
  expect(existsSync(join(options.cwd, 'site/index.html'))).toBe(true);
  // The reader of Python is that of the environment; nothing else is installed for it.
  const names = readdirSync(join(options.env.WRAPDOCS_CACHE, 'python'));
  expect(names.filter((name) => name !== 'compiled')).toEqual([
    expect.stringMatching(/^griffelib-\d/),
  ]);
}, 300_000);

test('uvx runs the wheel without installing it', async () => {
  await execa(join(programs, 'pip'), ['install', '--quiet', 'uv']);
  const { cwd, env } = makeOptions();
  const python = { UV_PYTHON: join(programs, 'python'), UV_PYTHON_DOWNLOADS: 'never' };
  const uv = { ...python, UV_CACHE_DIR: join(cwd, '../uv'), UV_NATIVE_TLS: '1' };
  const run = (command: string) =>
    execa(join(programs, 'uvx'), ['--from', inject('packed').wheel, 'wrapdocs', command], {
      cwd,
      // uv starts programs with a script for the shell.
      env: { ...env, ...uv, PATH: `${programs}:/usr/bin:/bin` },
    });
  await run('init');
  const { stderr } = await run('build');
  expect(stderr).toContain('Built site');
  expect(existsSync(join(cwd, 'site/index.html'))).toBe(true);
}, 300_000);

test('without the registry, the wheel says what is missing and leaves nothing behind', async () => {
  const options = makeOptions();
  const env = {
    ...options.env,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(options.cwd, 'npm'),
  };
  const program = join(programs, 'wrapdocs');
  const { exitCode, stderr } = await execa(program, ['init'], { ...options, env, reject: false });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('Error: wrapdocs could not reach the npm registry');
  expect(stderr).toContain('→ Connect to the network and try again');
  expect(stderr).not.toContain('Traceback');
  expect(listFiles(options.env.WRAPDOCS_CACHE)).toEqual([]);
}, 120_000);
