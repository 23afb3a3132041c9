import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolderTarget } from '../../../../extractor/release/folder/folder-target.ts';
import { setAlias, setDefault } from '../../../../extractor/release/versions/next-versions.ts';
import { formatVersions } from '../../../../extractor/release/versions/versions-file.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createReleasing, LOCK_OPTIONS } from './releasing.ts';
import { digest } from './site.ts';
import { DAMAGED, LIST } from './versions/damaged-files.ts';

function createSite(folder = makeTemporaryFolder()) {
  const site = path.join(folder, 'public');
  const target = openFolderTarget({ folder: site, python: 'python3', ...LOCK_OPTIONS });
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  return { folder, site, read, ...createReleasing(target, folder) };
}

describe('a release', () => {
  test('is at the root and, frozen, in its folder', async () => {
    const { site, release, read } = createSite();
    await release('1.0');
    expect(read('index.html')).toContain('href="/guide/"');
    expect(read('index.html')).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(read('index.html')).not.toContain('noindex');
    expect(read('1.0/index.html')).toContain('href="/1.0/guide/"');
    expect(read('1.0/index.html')).toContain('noindex');
    expect(read('1.0/guide/index.html')).toContain('href="https://shop.example/guide/"');
    expect(JSON.parse(read('1.0/pages.json'))).toEqual({ schemaVersion: 1, pages: ['', 'guide/'] });
    expect(JSON.parse(read('1.0/relocation.json'))).toMatchObject({ base: '/1.0/', root: '/' });
    expect(read('1.0/_astro/page.abc.js')).toContain('"/1.0/"');
    expect(readFileSync(path.join(site, '1.0/picture.png'), 'latin1')).toContain('/wrapdocs-base/');
    expect(JSON.parse(read('versions.json'))).toEqual({
      schemaVersion: 1,
      default: '1.0',
      versions: [{ version: '1.0', date: '2026-01-01', aliases: ['latest'] }],
    });
    expect(read('latest/guide/index.html')).toContain('data-to="../../guide/"');
    expect(read('latest/pages.json')).toBe(read('1.0/pages.json'));
    expect(existsSync(path.join(site, 'latest/_astro'))).toBe(false);
  });

  test('leaves nothing next to the folder', async () => {
    const { folder, release } = createSite();
    await release('1.0');
    await release('1.1');
    expect(readdirSync(folder).filter((name) => name.includes('wrapdocs'))).toEqual([]);
  });

  test('touches no file of the versions before it', async () => {
    const { site, release } = createSite();
    await release('1.0');
    const before = digest(path.join(site, '1.0'));
    const { ino, mtimeMs } = statSync(path.join(site, '1.0/index.html'));
    await release('1.1');
    expect(digest(path.join(site, '1.0'))).toEqual(before);
    expect(statSync(path.join(site, '1.0/index.html'))).toMatchObject({ ino, mtimeMs });
  });

  test('that is older or a pre-release links to the pages that the root has', async () => {
    const { release, read } = createSite();
    await release('1.1', { pages: ['', 'guide/', 'new/'] });
    await release('1.0', { pages: ['', 'guide/', 'old/'] });
    expect(read('index.html')).toContain('v1.1');
    expect(read('1.0/guide/index.html')).toContain('href="https://shop.example/guide/"');
    expect(read('1.0/old/index.html')).not.toContain('canonical');
    expect(read('1.0/old/index.html')).toContain('noindex');
  });

  test('removes only files of the previous root, and nothing else', async () => {
    const { site, release, read } = createSite();
    await release('1.0', { pages: ['', 'old/'] });
    writeFileSync(path.join(site, 'CNAME'), 'shop.example');
    await release('1.1', { pages: ['', 'new/'] });
    expect(existsSync(path.join(site, 'old'))).toBe(false);
    expect(existsSync(path.join(site, '1.0/old/index.html'))).toBe(true);
    expect(read('CNAME')).toBe('shop.example');
    expect(existsSync(path.join(site, 'relocation.json'))).toBe(false);
  });

  test('replaces itself completely', async () => {
    const { site, release } = createSite();
    await release('1.0', { pages: ['', 'old/'] });
    await release('1.0', { pages: ['', 'new/'], replace: true });
    const files = Object.keys(digest(site));
    expect(files.filter((file) => file.includes('old'))).toEqual([]);
    expect(files).toContain('1.0/new/index.html');
    expect(files).toContain('latest/new/index.html');
  });

  test('has headers that fit the pages of all versions', async () => {
    const { release, read } = createSite();
    await release('1.0');
    await release('1.1');
    const { headers } = JSON.parse(read('.wrapdocs-build.json')) as { headers: object };
    expect(headers).toEqual({
      'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a'",
    });
    expect(read('_headers')).toContain("script-src 'self' 'sha256-a'");
    expect(read('1.1/_headers')).toBe('/*\n');
  });

  test('is refused if a page of the site has the name of a version, and vice versa', async () => {
    const { release } = createSite();
    await release('1.0', { aliases: ['stable'] });
    expect((await catchError(() => release('Guide'))).message).toContain('`guide`');
    const pages = ['', 'guide/', 'stable/'];
    expect((await catchError(() => release('1.1', { pages }))).message).toContain('`stable`');
  });
});

describe('changes after a release', () => {
  test('an old version at the root has the same bytes as before', async () => {
    const { site, release, change } = createSite();
    await release('1.0', { pages: ['', 'old/'] });
    const before = digest(site);
    await release('1.1');
    await change((old) => setDefault(old, '1.0'));
    const isOfRoot = (file: string) => !/^(1\.|latest\/|versions\.json$)/.test(file);
    const pick = (all: object) => Object.entries(all).filter(([file]) => isOfRoot(file));
    expect(pick(digest(site))).toEqual(pick(before));
  });

  test('an alias redirects to the root if its version is there, otherwise to its folder', async () => {
    const { release, change, read } = createSite();
    await release('1.0', { aliases: ['lts'] });
    expect(read('lts/index.html')).toContain('data-to="../"');
    await release('1.1');
    expect(read('lts/index.html')).toContain('data-to="../1.0/"');
    expect(read('latest/guide/index.html')).toContain('data-to="../../guide/"');
    await change((old) => setAlias(old, '1.1', 'lts'));
    expect(read('lts/guide/index.html')).toContain('data-to="../../guide/"');
  });
});

/** A list that is whole, with a version that is not there. */
const NO_FOLDER = [
  'without a folder',
  formatVersions({
    ...LIST,
    versions: [{ version: '0.9', date: '2026-01-01', aliases: [] }, ...LIST.versions],
  }),
] as const;

test('ten damaged files are tried', () => {
  expect(new Set(DAMAGED.map(([, text]) => text)).size).toBeGreaterThanOrEqual(10);
});

describe('a target', () => {
  test.each([
    ['a built site', 'public/index.html'],
    ['something else', 'public/notes.txt'],
  ])('with %s is refused', async (_, file) => {
    const { folder, release } = createSite(makeTemporaryFolder({ [file]: 'x' }));
    const before = digest(path.join(folder, 'public'));
    const error = await catchError(() => release('1.0'));
    expect(error).toMatchObject({ code: 'OUTPUT_UNSUITABLE', exitCode: 1 });
    expect(error.message).toContain(path.basename(file));
    expect(digest(path.join(folder, 'public'))).toEqual(before);
  });

  test('that is a file is refused', async () => {
    const { release } = createSite(makeTemporaryFolder({ public: 'x' }));
    expect((await catchError(() => release('1.0'))).message).toContain('is a file');
  });

  test.each([...DAMAGED, NO_FOLDER])('whose versions.json is %s is left', async (_, text) => {
    const { site, release, change, read } = createSite();
    await release('1.0');
    writeFileSync(path.join(site, 'versions.json'), text);
    const before = digest(site);
    for (const call of [() => release('1.1'), () => change((old) => setDefault(old, '1.0'))]) {
      expect(await catchError(call)).toMatchObject({ code: 'RELEASES_UNREADABLE', exitCode: 1 });
    }
    expect(digest(site)).toEqual(before);
    expect(read('versions.json')).toBe(text);
  });

  test('may contain files that hosts need there', async () => {
    const { release, read } = createSite(makeTemporaryFolder({ 'public/CNAME': 'shop.example' }));
    await release('1.0');
    expect(read('CNAME')).toBe('shop.example');
  });
});
