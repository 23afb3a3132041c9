import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './site.ts';

const BIN = fileURLToPath(new URL('../../extractor/bin.mjs', import.meta.url));

test('a package that cannot be read ends the build, and Astro, which has started', async () => {
  const folder = makeTemporaryFolder();
  const packages = [{ name: 'odd', source: 'odd' }];
  const settings = { site: { title: 'Odd' }, content: 'docs', packages };
  for (const name of ['odd', 'docs']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'docs/index.md'), '---\ntitle: Odd\n---\n');
  writeFileSync(path.join(folder, 'odd/__init__.py'), 'def f(:\n');
  const config = `export default ${JSON.stringify(settings)};\n`;
  writeFileSync(path.join(folder, 'wrapdocs.config.mjs'), config);
  const build = execa(process.execPath, [BIN, 'build'], { cwd: folder, reject: false });
  const { exitCode, stderr } = await build;
  expect(exitCode).toBe(1);
  expect(stderr).toContain('No module of the package `odd` could be read');
  expect(readdirSync(folder).sort()).toEqual(['.wrapdocs', 'docs', 'odd', 'wrapdocs.config.mjs']);
  const left = readdirSync(path.join(folder, '.wrapdocs'));
  expect(left.filter((name) => name.startsWith('build-'))).toEqual([]);
});
