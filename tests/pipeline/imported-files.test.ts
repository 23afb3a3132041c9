import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { writeFiles } from './write-files.ts';

const CONFIG = {
  site: {
    title: 'Shop',
    styles: ['theme/main.css'],
    components: { Footer: 'theme/Footer.astro' },
  },
  packages: [{ name: 'shop', source: 'shop' }],
  content: 'docs',
};

const PROJECT = {
  'wrapdocs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
  'shop/__init__.py': '"""A shop."""\n',
  'shop/desk.py': 'def sell() -> None:\n    """Sells one."""\n',
  'docs/index.mdx':
    '---\ntitle: Shop\n---\n\nimport Thing from "../shared/Thing.astro";\nimport data from "../shared/data.json";\n\n<Thing />\n\n{data.text}\n',
  'shared/Thing.astro': '---\nimport { text } from "./text.ts";\n---\n<p>{text} and thing 1</p>\n',
  'shared/text.ts': 'export const text: string = "module 1";\n',
  'shared/data.json': '{ "text": "data 1" }\n',
  'theme/main.css': '@import "./colours.css";\n',
  'theme/colours.css': '.shop-1 { color: red }\n',
  'theme/Footer.astro': '---\nimport { line } from "./line.js";\n---\n<footer>{line}</footer>\n',
  'theme/line.js': 'export const line = "footer 1";\n',
};

/** Builds the site; returns what the command says. */
async function build(cwd: string, ...options: string[]): Promise<string> {
  const command = [resolve('extractor/bin.mjs'), 'build', ...options];
  const { stderr } = await execa(process.execPath, command, { cwd });
  return stderr;
}

function readSite(cwd: string): Record<string, string> {
  const site = join(cwd, 'dist');
  const files = listFiles(site);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(site, file), 'latin1')]));
}

test('a build notices changes of files that pages, components and styles import', async () => {
  const cwd = makeTemporaryFolder();
  writeFiles(cwd, PROJECT);
  await build(cwd);
  const imports = ['shared/Thing.astro', 'shared/data.json', 'shared/text.ts'];
  const stamp = JSON.parse(readSite(cwd)['.wrapdocs-build.json'] ?? '') as { imports?: string[] };
  expect(stamp.imports).toEqual([...imports, 'theme/colours.css', 'theme/line.js']);
  expect(await build(cwd)).toContain('Nothing has changed');

  for (const file of stamp.imports ?? []) {
    const text = readFileSync(join(cwd, file), 'utf8').replace('1', '2');
    writeFileSync(join(cwd, file), text);
    expect(await build(cwd), file).not.toContain('Nothing has changed');
  }
  const changed = readSite(cwd);
  expect(changed['index.html']).toMatch(/module 2 and thing 2.*data 2.*footer 2/s);

  // What is only a change of a package uses the last build, and still knows the imports.
  writeFiles(cwd, { 'shop/desk.py': PROJECT['shop/desk.py'].replace('one', 'two') });
  expect(await build(cwd)).toMatch(/\d+ changed/);
  expect(await build(cwd)).toContain('Nothing has changed');
  const rebuilt = readSite(cwd);
  await build(cwd, '--force');
  expect(readSite(cwd)).toEqual(rebuilt);
});
