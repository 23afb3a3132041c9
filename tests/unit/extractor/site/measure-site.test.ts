import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isUntouched, measureSite } from '../../../../extractor/site/measure-site.ts';
import { writeStamp, type Stamp } from '../../../../extractor/site/stamp.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function makeSite(): Promise<{ site: string; stamp: Stamp }> {
  const site = makeTemporaryFolder({ 'index.html': '<p>Shop</p>' });
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs', 'index.html'), '<p>Docs</p>');
  const stamp = { fingerprint: 'a', findings: 0, headers: {}, ...measureSite(site) };
  await writeStamp(site, stamp);
  return { site, stamp };
}

test('a site is untouched as long as nobody changes its files', async () => {
  const { site, stamp } = await makeSite();
  expect(isUntouched(site, stamp)).toBe(true);
  expect(isUntouched(site, stamp)).toBe(true);
});

test.each<[string, (file: string) => void]>([
  ['was removed', (file) => rmSync(file)],
  ['has another size', (file) => writeFileSync(file, '')],
  [
    'has the same size and was written later',
    (file) => {
      writeFileSync(file, '<p>Dogs</p>');
      const later = Date.now() / 1000 + 5;
      utimesSync(file, later, later);
    },
  ],
  ['has come', (file) => writeFileSync(`${file}.bak`, 'x')],
])('a site of which a page %s is not untouched', async (_, change) => {
  const { site, stamp } = await makeSite();
  change(path.join(site, 'docs', 'index.html'));
  expect(isUntouched(site, stamp)).toBe(false);
});
