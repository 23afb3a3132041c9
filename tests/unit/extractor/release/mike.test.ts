import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolderTarget } from '../../../../extractor/release/folder/folder-target.ts';
import {
  removeVersion,
  setAlias,
  setDefault,
} from '../../../../extractor/release/versions/next-versions.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createReleasing, LOCK_OPTIONS } from './releasing.ts';

interface MikeVersion {
  version: string;
  title: string;
  aliases: string[];
}

const LIST: MikeVersion[] = [
  { version: 'dev', title: 'dev', aliases: [] },
  { version: '2.0', title: '2.0.1', aliases: ['latest', 'newest'] },
  { version: '1.0', title: '1.0', aliases: ['lts'] },
];

/** A site of mike, whose aliases are links to folders. */
function createSite(list = LIST) {
  const folder = makeTemporaryFolder();
  const site = path.join(folder, 'public');
  mkdirSync(site);
  for (const { version, aliases } of list) {
    mkdirSync(path.join(site, version));
    writeFileSync(path.join(site, version, 'index.html'), `mike ${version}`);
    for (const alias of aliases) symlinkSync(version, path.join(site, alias));
  }
  writeFileSync(path.join(site, 'index.html'), 'to latest');
  writeFileSync(path.join(site, 'CNAME'), 'shop.example');
  writeFileSync(path.join(site, 'versions.json'), JSON.stringify(list));
  const target = openFolderTarget({ folder: site, python: 'python3', ...LOCK_OPTIONS });
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  return { site, read, ...createReleasing(target, folder) };
}

describe('a release beside versions of mike', () => {
  test('keeps and lists them, and takes the root and `latest`', async () => {
    const { site, read, release } = createSite();
    await release('2.1.0');
    expect(JSON.parse(read('versions.json'))).toEqual({
      schemaVersion: 1,
      default: '2.1.0',
      versions: [
        { version: '2.1.0', date: '2026-01-01', aliases: ['latest'] },
        { version: '2.0', aliases: ['newest'], madeBy: 'mike' },
        { version: '1.0', aliases: ['lts'], madeBy: 'mike' },
        { version: 'dev', aliases: [], madeBy: 'mike' },
      ],
    });
    expect(read('2.0/index.html')).toBe('mike 2.0');
    expect(lstatSync(path.join(site, 'newest')).isSymbolicLink()).toBe(true);
    expect(read('lts/index.html')).toBe('mike 1.0');
    expect(read('CNAME')).toBe('shop.example');
    expect(read('index.html')).toContain('v2.1.0');
    expect(read('latest/guide/index.html')).toContain('data-to="../../guide/"');
    expect(read('2.0/index.html')).toBe('mike 2.0');
  });

  test('of an older version takes only the root', async () => {
    const { read, release } = createSite();
    await release('1.5');
    expect(JSON.parse(read('versions.json'))).toMatchObject({ default: '1.5' });
    expect(read('index.html')).toContain('v1.5');
    expect(read('latest/index.html')).toBe('mike 2.0');
    await release('3.0');
    expect(read('index.html')).toContain('v3.0');
    expect(read('1.5/index.html')).toContain('v1.5');
  });

  test('replaces one of them if asked', async () => {
    const { read, release } = createSite();
    const error = await catchError(() => release('2.0'));
    expect(error.message).toBe('Version 2.0 was already released by mike.');
    await release('2.0', { replace: true });
    expect(read('2.0/index.html')).toContain('v2.0');
    expect(read('versions.json')).toContain('"date": "2026-01-01"');
    expect(read('newest/guide/index.html')).toContain('data-to="../../guide/"');
  });
});

describe('a version of mike', () => {
  test('can be deleted', async () => {
    const { site, read, release, change } = createSite();
    await release('2.1.0');
    await change((old) => removeVersion(old, '1.0'));
    expect(existsSync(path.join(site, '1.0'))).toBe(false);
    expect(lstatSync(path.join(site, 'lts'), { throwIfNoEntry: false })).toBeUndefined();
    expect(read('2.0/index.html')).toBe('mike 2.0');
  });

  test('gets neither the root nor another alias', async () => {
    const { release, change } = createSite();
    await release('2.1.0');
    const root = await catchError(() => change((old) => setDefault(old, '2.0')));
    expect(root.message).toContain('made by mike');
    const alias = await catchError(() => change((old) => setAlias(old, '1.0', 'stable')));
    expect(alias.message).toContain('`stable` cannot become an alias of 1.0');
  });
});

test('another list is no list of mike', async () => {
  const { release } = createSite();
  const other = createSite([]);
  writeFileSync(path.join(other.site, 'versions.json'), '[1, 2]');
  expect((await catchError(() => other.release('1.0'))).code).toBe('RELEASES_UNREADABLE');
  await release('9.0');
});
