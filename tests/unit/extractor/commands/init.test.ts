import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';
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
Wrote wrapdocs.config.mjs, .github/workflows/documentation.yml, .gitignore.
Now build the site and look at it:
  wrapdocs build
  wrapdocs serve`);
  const config = readFileSync(path.join(folder, 'wrapdocs.config.mjs'), 'utf8');
  expect(config).toContain("{ name: 'shop', source: 'src/shop' }");
  const ignored = readFileSync(path.join(folder, '.gitignore'), 'utf8');
  expect(ignored).toBe('*.pyc\n/.wrapdocs/\n/site/\n');

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
