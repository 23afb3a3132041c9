import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  findEarlierSite,
  clearCache,
  listChangedPackages,
  makeRendererFolder,
  nameNextFile,
  saveToCache,
  type CachePlace,
} from '../../../../extractor/site/rebuild/rebuild-cache.ts';
import { writeStamp } from '../../../../extractor/site/stamp.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

let place: CachePlace;

beforeEach(() => {
  const folder = makeTemporaryFolder({
    'site/index.html': '',
    'api/shop/index.json': '{"version": 1}',
    'api/orders/index.json': '{}',
  });
  place = {
    home: path.join(folder, 'kept'),
    site: path.join(folder, 'site'),
    api: path.join(folder, 'api'),
    names: ['shop', 'orders'],
    dates: {},
  };
});

/** Does what a whole build does: it keeps its pages, puts the site in its place and remembers it. */
async function build(site: string): Promise<string> {
  const renderer = await makeRendererFolder(place.home);
  mkdirSync(path.join(renderer, 'modules'));
  writeFileSync(path.join(renderer, 'modules/rebuild.mjs'), '');
  writeFileSync(path.join(renderer, 'pages.json'), '{}');
  await putInPlace(site);
  await saveToCache(place, { site, surroundings: 'same', order: ['index.html'], renderer });
  return renderer;
}

function putInPlace(fingerprint: string): Promise<void> {
  const stamp = { fingerprint, findings: 0, headers: {}, pages: 1, bytes: 0 };
  return writeStamp(place.site, stamp);
}

test('the last build is found, with the packages that have changed since', async () => {
  const renderer = await build('first');
  const earlier = await findEarlierSite(place, 'same');
  expect(earlier).toMatchObject({ renderer, order: ['index.html'] });
  expect(earlier && listChangedPackages(earlier, place)).toEqual([]);
  writeFileSync(path.join(place.api, 'shop/index.json'), '{"version": 2}');
  expect(earlier && listChangedPackages(earlier, place)).toEqual(['shop']);
});

test('a package whose files have other dates has changed', async () => {
  await build('first');
  const earlier = await findEarlierSite(place, 'same');
  const dates = { orders: { 'orders/__init__.py': '2026-11-24T06:00:00.000Z' } };
  expect(earlier && listChangedPackages(earlier, { ...place, dates })).toEqual(['orders']);
});

test('other packages than before need a whole build', async () => {
  await build('first');
  const earlier = await findEarlierSite(place, 'same');
  const names = ['shop'];
  expect(earlier && listChangedPackages(earlier, { ...place, names })).toBeUndefined();
});

test('a site that does not belong to what is kept is not found', async () => {
  await build('first');
  expect(await findEarlierSite(place, 'other settings')).toBeUndefined();
  await putInPlace('another build');
  expect(await findEarlierSite(place, 'same')).toBeUndefined();
});

test('what the build of another folder has kept is not found in a copy of it', async () => {
  await build('first');
  const folder = path.dirname(place.home);
  const copied = `${folder}-copied`;
  onTestFinished(() => rmSync(copied, { recursive: true, force: true }));
  cpSync(folder, copied, { recursive: true });
  expect(await findEarlierSite(movePlace(copied), 'same')).toBeUndefined();
  expect(await findEarlierSite(place, 'same')).toBeDefined();
});

test('what is kept is not found after the project was moved, but again in its old place', async () => {
  await build('first');
  const folder = path.dirname(place.home);
  const moved = `${folder}-moved`;
  onTestFinished(() => rmSync(moved, { recursive: true, force: true }));
  renameSync(folder, moved);
  expect(await findEarlierSite(movePlace(moved), 'same')).toBeUndefined();
  renameSync(moved, folder);
  expect(await findEarlierSite(place, 'same')).toBeDefined();
});

test('a site that is written to another folder needs a whole build', async () => {
  await build('first');
  const site = path.join(path.dirname(place.home), 'other');
  cpSync(place.site, site, { recursive: true });
  expect(await findEarlierSite({ ...place, site }, 'same')).toBeUndefined();
});

/** The same project in another folder. */
function movePlace(folder: string): CachePlace {
  const [home, site, api] = ['kept', 'site', 'api'].map((name) => path.join(folder, name));
  return { ...place, home: home ?? '', site: site ?? '', api: api ?? '' };
}

test('a build that is killed before it remembers its site costs the next one nothing but time', async () => {
  await build('first');
  const earlier = await findEarlierSite(place, 'same');
  writeFileSync(nameNextFile(earlier ?? { renderer: '' }), '{"of": "no site"}');
  expect(await findEarlierSite(place, 'same')).toEqual(earlier);
  await putInPlace('second');
  expect(await findEarlierSite(place, 'same')).toBeUndefined();
});

test('nothing is left of sites that are forgotten', async () => {
  await build('first');
  await clearCache(place);
  expect(existsSync(place.home)).toBe(false);
  expect(await findEarlierSite(place, 'same')).toBeUndefined();
});

test('what belonged to earlier sites is removed', async () => {
  await build('first');
  const renderer = await build('second');
  expect(readdirSync(place.home).toSorted()).toEqual(
    ['site.json', path.basename(renderer)].toSorted(),
  );
  const pages = nameNextFile({ renderer });
  writeFileSync(pages, '{}');
  await saveToCache(place, { site: 'third', surroundings: 'same', order: [], renderer, pages });
  expect(readdirSync(renderer).toSorted()).toEqual(['modules', path.basename(pages)].toSorted());
});

test('the site before the last one is kept by builds that only made what had changed', async () => {
  const renderer = await build('first');
  const previous = path.join(place.home, 'previous');
  mkdirSync(previous);
  const pages = nameNextFile({ renderer });
  writeFileSync(pages, '{}');
  const kept = { site: 'second', surroundings: 'same', order: [], renderer };
  await saveToCache(place, { ...kept, pages });
  expect(existsSync(previous)).toBe(true);
  await build('third');
  expect(existsSync(previous)).toBe(false);
});
