import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './site.ts';

const BIN = path.resolve(import.meta.dirname, '../../extractor/bin.mjs');
const CANARY = 'canary-7f3a';

/** Files with a secret beside the package, and some inside it that are no Python. */
const SECRETS = [
  ...['.env', 'settings.py', 'secret.txt', 'other/__init__.py', 'other/key.py', 'docs/.env'],
  ...['odd/.env', 'odd/secret.txt', 'odd/notes.md', 'odd/table.csv', '../outside/key.py'],
];

/** Docstrings that ask for the content of a file. */
const INCLUDES = [
  '.. include:: {file}',
  '.. include:: secret.txt',
  '.. include:: ../secret.txt\n   :literal:',
  '.. literalinclude:: {file}',
  '.. csv-table:: T\n   :file: table.csv',
  '.. raw:: html\n   :file: {file}',
  '.. raw:: html\n   :url: file://{file}',
  '.. figure:: {file}',
  '.. image:: ../secret.txt',
  '.. code-block:: text\n   :include: {file}',
  '.. automodule:: settings',
  '.. |x| image:: {file}\n\n|x|',
  ':download:`{file}`',
  '![x]({file})',
  '![x](secret.txt)',
  '[x](file://{file})',
  '[x](../secret.txt)',
  '<iframe src="{file}"></iframe>',
  '<object data="../secret.txt"></object>',
  '--8<-- "../secret.txt"',
  '{% include "{file}" %}',
  '{{#include ../secret.txt}}',
  '::: settings',
  '```{include} ../secret.txt\n```',
];

/** Links inside the package by what they lead to. */
const LINKS: Record<string, string> = {
  'odd/beside.py': '../.env',
  'odd/module.py': '../settings.py',
  'odd/package.py': '../other/key.py',
  'odd/absolute.py': '{root}/.env',
  'odd/outside.py': '../../outside/key.py',
  'odd/chain.py': 'one',
  'odd/one': 'two',
  'odd/two': '../.env',
  'odd/folder': '../other',
  'odd/up': '..',
  'odd/named.py': '../other',
  'odd/hidden.py': '.env',
  'odd/text.py': 'secret.txt',
  'odd/stub.pyi': '../settings.py',
  'odd/docs.py': '../docs/.env',
  'odd/detour.py': '../other/../.env',
  'odd/sub/__init__.py': '../../.env',
  'odd/sub/deep.py': '../../other/key.py',
};
/** Links that only others lead to: they are no files of the package. */
const STEPS = ['odd/one', 'odd/two'];

function writeProject(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of SECRETS) write(file, `KEY = "${CANARY}"\n`);
  write('odd/__init__.py', '"""An odd package."""\n');
  for (const [index, form] of INCLUDES.entries()) {
    const text = form.replaceAll('{file}', path.join(folder, 'secret.txt'));
    const docstring = JSON.stringify(`Do it.\n\n${text}\n\nArgs:\n    a: ${text}\n`);
    write(`odd/include${String(index)}.py`, `def run(a):\n    ${docstring}\n`);
  }
  for (const [place, target] of Object.entries(LINKS)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    symlinkSync(target.replace('{root}', folder), path.join(folder, place));
  }
  write('docs/index.md', '---\ntitle: Odd\n---\n\nOdd.\n');
  const packages = [{ name: 'odd', source: 'odd' }];
  const settings = { site: { title: 'Odd' }, content: 'docs', packages };
  write('wrapdocs.config.mjs', `export default ${JSON.stringify(settings)};\n`);
}

/** The files of a folder that contain the secret. */
function findCanaries(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => readFileSync(file).includes(CANARY));
}

test('no build publishes what lies beside the package, or what a docstring asks for', async () => {
  const folder = path.join(makeTemporaryFolder(), 'project');
  mkdirSync(folder);
  writeProject(folder);
  expect(findCanaries(folder).length).toBeGreaterThanOrEqual(SECRETS.length - 1);
  expect(Object.keys(LINKS).length - STEPS.length).toBeGreaterThanOrEqual(15);

  await execa(process.execPath, [BIN, 'build', '--quiet'], { cwd: folder });

  expect(findCanaries(path.join(folder, 'dist'))).toEqual([]);
  expect(findCanaries(path.join(folder, '.wrapdocs'))).toEqual([]);
  const index = JSON.parse(
    readFileSync(path.join(folder, '.wrapdocs/api/odd/index.json'), 'utf8'),
  ) as { modules: { id: string }[]; diagnostics: { rule: string; location?: { file: string } }[] };
  expect(index.modules.map(({ id }) => id).toSorted()).toEqual(
    ['odd', ...INCLUDES.map((_, number) => `odd.include${String(number)}`)].toSorted(),
  );
  const refused = index.diagnostics.filter(({ rule }) => rule === 'file-skipped');
  expect(refused.map(({ location }) => location?.file).toSorted()).toEqual(
    Object.keys(LINKS)
      .filter((place) => !STEPS.includes(place))
      .toSorted(),
  );
});
