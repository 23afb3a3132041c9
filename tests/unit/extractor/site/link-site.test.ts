import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

test('links to an earlier site become links to this one', async () => {
  linkSite(site, target, stamp);
  const files = { 'index.html': '<p>New</p>', 'api-docs/shop': '<p>A file</p>', 'new/a.html': 'a' };
  for (const old of ['.wrapdocs-build.json', 'api-docs/shop', 'index.html'])
    rmSync(path.join(site, old), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  // What somebody else has put there is removed, too.
  for (const file of ['old.html', 'pagefind']) writeFileSync(path.join(target, file), 'old');
  await writeStamp(target, stamp);
  const now = { ...stamp, ...measureSite(site) };
  await writeStamp(site, now);
  expect(linkSite(site, target, now)).toBe(true);
  const found = readdirSync(target, { recursive: true, encoding: 'utf8' });
  expect(found.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(
    ['api-docs', 'api-docs/shop', 'index.html', 'new', 'new/a.html'].toSorted(),
  );
  for (const [file, text] of Object.entries(files))
    expect(readFileSync(path.join(target, file), 'utf8')).toBe(text);
});

test('a file of the earlier site that is no link is replaced, even with the same content', () => {
  const page = path.join(target, 'index.html');
  writeFileSync(page, '<p>Home</p>');
  linkSite(site, target, stamp);
  expect(statSync(page).ino).toBe(statSync(path.join(site, 'index.html')).ino);
});
