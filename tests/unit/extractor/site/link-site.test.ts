import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { measureSite } from '../../../../extractor/site/measure-site.ts';
import { linkSite } from '../../../../extractor/site/rebuild/link-site.ts';
import { writeStamp, type Stamp } from '../../../../extractor/site/stamp.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

let site = '';
let target = '';
let stamp: Stamp;

beforeEach(async () => {
  site = makeTemporaryFolder({
    'index.html': '<p>Home</p>',
    'api-docs/shop/index.html': '<p>Shop</p>',
    'pagefind/index.js': 'search',
  });
  target = makeTemporaryFolder();
  stamp = { fingerprint: 'sha256:1', findings: 0, headers: {}, ...measureSite(site) };
  await writeStamp(site, stamp);
});

test('the files of a site are linked, except for those that each build writes', () => {
  expect(linkSite(site, target, stamp)).toBe(true);
  const page = 'api-docs/shop/index.html';
  expect(statSync(path.join(target, page)).ino).toBe(statSync(path.join(site, page)).ino);
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('<p>Home</p>');
  expect(existsSync(path.join(target, 'pagefind'))).toBe(false);
  expect(existsSync(path.join(target, '.wrapdocs-build.json'))).toBe(false);
});

test.each([
  [
    'edited a page',
    () => {
      const page = path.join(site, 'index.html');
      const later = statSync(page).mtimeMs / 1000 + 60;
      writeFileSync(page, '<p>HOME</p>');
      utimesSync(page, later, later);
    },
  ],
  ['added a file', () => writeFileSync(path.join(site, 'CNAME'), 'docs.example.com')],
  ['removed a file', () => rmSync(path.join(site, 'pagefind/index.js'))],
])('a site in which somebody has %s is not relied on', (_what, change) => {
  change();
  expect(linkSite(site, target, stamp)).toBe(false);
});
