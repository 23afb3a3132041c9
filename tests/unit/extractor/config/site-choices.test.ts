import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS, LANGUAGES } from '../../../../extractor/config/site-choices.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

test('the interface has texts in the languages that can be chosen, and in no other', () => {
  const files = globSync('*.ts', { cwd: path.join(ROOT, 'astro-site/src/strings') });
  expect(files.map((file) => path.parse(file).name).toSorted()).toEqual([...LANGUAGES].toSorted());
});

test('Starlight has the icons that can be chosen', async () => {
  const file = 'node_modules/@astrojs/starlight/dist/components-internals/Icons.js';
  const { Icons } = (await import(path.join(ROOT, file))) as { Icons: Record<string, string> };
  expect(ICONS.filter((name) => !(name in Icons))).toEqual([]);
});
