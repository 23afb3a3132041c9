import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { IN_TERMINAL } from '../../../tools/in-terminal.ts';
import { findTestPython } from '../../../tools/python.ts';
import { BIN, runCli } from '../support/cli.ts';
import { REPOSITORIES } from '../support/repositories.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const { files } = REPOSITORIES['src layout with hatch'];

function init(folder: string, ...args: string[]) {
  return runCli(['init', ...args], { folder, env: { npm_command: undefined } });
}

test('writes a configuration that can be read, says what it found, and changes nothing again', async () => {
  const folder = makeTemporaryFolder({ ...files, '.gitignore': '*.pyc' });
  const { exitCode, stdout, stderr } = await init(folder, '--github');
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
  expect(stderr).toBe(`Found the package shop in src/shop.
There are no pages in docs/. The home page is made from README.md.
Wrote wrapdocs.config.mjs, .github/workflows/documentation.yml, .github/workflows/documentation-preview.yml, .gitignore.
Now build the site and look at it:
  wrapdocs build
  wrapdocs serve`);
  const config = readFileSync(path.join(folder, 'wrapdocs.config.mjs'), 'utf8');
  expect(config).toContain("{ name: 'shop', source: 'src/shop' }");
  const ignored = readFileSync(path.join(folder, '.gitignore'), 'utf8');
  expect(ignored).toBe('*.pyc\n/.wrapdocs/\n/site/\n/node_modules/\n');

  const again = await init(folder);
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toContain('There is already a configuration');
  expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe(ignored);
});

test('--dry-run prints the files and writes none', async () => {
  const folder = makeTemporaryFolder(files);
  const { stdout } = await init(folder, '--dry-run', '--github');
  expect(stdout).toMatch(/^# wrapdocs\.config\.mjs\nimport \{ defineConfig \} from 'wrapdocs';/);
  expect(stdout).toContain('# .github/workflows/documentation.yml\n');
  for (const name of ['wrapdocs.config.mjs', '.github', '.gitignore'])
    expect(existsSync(path.join(folder, name))).toBe(false);
});

const REMOTE = '[remote "origin"]\n\turl = git@github.com:Acme/shop.git\n';

test.each([
  ['Ctrl-C', '\u0003', 130, []],
  ['yes', 'y\r', 0, ['.github', 'wrapdocs.config.mjs']],
  ['Enter', '\r', 0, ['wrapdocs.config.mjs']],
])('asks in a terminal about GitHub Pages; the answer %s', async (_, keys, code, written) => {
  const folder = makeTemporaryFolder({ ...files, '.git/config': REMOTE });
  const python = await findTestPython();
  const terminal = execa(python, [...IN_TERMINAL, process.execPath, BIN, 'init'], {
    cwd: folder,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
    stdin: 'pipe',
    reject: false,
  });
  let said = '';
  terminal.stdout.on('data', (text: Buffer) => {
    const isAsked = said.includes('[y/N]');
    said += text.toString();
    if (!isAsked && said.includes('[y/N]')) terminal.stdin.write(keys);
  });
  expect((await terminal).exitCode, said).toBe(code);
  expect(said).not.toMatch(/Error|bug/);
  const names = ['.github', 'wrapdocs.config.mjs'];
  expect(names.filter((name) => existsSync(path.join(folder, name)))).toEqual(written);
});
