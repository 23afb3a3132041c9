import { describe, expect, test } from 'vitest';
import {
  formatVersions,
  parseVersions,
  requireFolders,
} from '../../../../../extractor/release/versions/versions-file.ts';
import { catchError } from '../../support/catch-error.ts';

const entry = { version: '1.0', date: '2026-01-01', aliases: ['latest'] };
const list = { schemaVersion: 1 as const, default: '1.0', versions: [entry] };

test('a written file can be read', () => {
  expect(parseVersions(formatVersions(list), 'versions.json')).toEqual(list);
});

describe('a file is refused unless every field is understood', () => {
  test.each([
    ['nothing', ''],
    ['half of it', formatVersions(list).slice(0, 40)],
    ['a list', '[]'],
    ['null', 'null'],
    ['a conflict of git', '<<<<<<< HEAD\n{}'],
    ['a field that is not known', JSON.stringify({ ...list, pinned: true })],
    ['a default that is not there', JSON.stringify({ ...list, default: '2.0' })],
    ['a day that is none', JSON.stringify({ ...list, versions: [{ ...entry, date: 'today' }] })],
    ['a version twice', JSON.stringify({ ...list, versions: [entry, entry] })],
    ['a path', JSON.stringify({ ...list, versions: [{ ...entry, aliases: ['../../home'] }] })],
  ])('%s', async (_, text) => {
    const error = await catchError(() => parseVersions(text, 'versions.json of public'));
    expect(error).toMatchObject({ code: 'RELEASES_UNREADABLE', exitCode: 1 });
    expect(error.message).toMatch(/^versions\.json of public is damaged: .*Nothing was changed/s);
    expect(error.hint).toBeTruthy();
  });

  test('a file of another contract', async () => {
    const text = JSON.stringify({ ...list, schemaVersion: 2 });
    const error = await catchError(() => parseVersions(text, 'versions.json'));
    expect(error.message).toContain('format 2');
    expect(error.hint).toContain('newer');
  });
});

test('a version without its folder is refused', async () => {
  requireFolders(list, ['1.0', 'latest', 'index.html'], 'versions.json');
  const error = await catchError(() => {
    requireFolders(list, ['latest', 'index.html'], 'versions.json of public');
  });
  expect(error.code).toBe('RELEASES_UNREADABLE');
  expect(error.message).toBe(
    'versions.json of public is damaged: the version "1.0" has no folder. Nothing was changed.',
  );
});
