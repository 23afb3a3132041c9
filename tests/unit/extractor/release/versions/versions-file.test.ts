import { describe, expect, test } from 'vitest';
import {
  formatVersions,
  parseVersions,
  requireFolders,
} from '../../../../../extractor/release/versions/versions-file.ts';
import { catchError } from '../../support/catch-error.ts';
import { DAMAGED, LIST } from './damaged-files.ts';

test('a written file can be read', () => {
  expect(parseVersions(formatVersions(LIST), 'versions.json')).toEqual(LIST);
});

describe('a file is refused unless every field is understood', () => {
  test.each(DAMAGED)('%s', async (_, text) => {
    const error = await catchError(() => parseVersions(text, 'versions.json of public'));
    expect(error).toMatchObject({ code: 'RELEASES_UNREADABLE', exitCode: 1 });
    expect(error.message).toMatch(/^versions\.json of public is damaged: .*Nothing was changed/s);
    expect(error.hint).toBeTruthy();
  });

  test('a file of another contract', async () => {
    const text = JSON.stringify({ ...LIST, schemaVersion: 2 });
    const error = await catchError(() => parseVersions(text, 'versions.json'));
    expect(error.message).toContain('format 2');
    expect(error.hint).toContain('newer');
  });
});

test('a version without its folder is refused', async () => {
  requireFolders(LIST, ['1.0', 'latest', 'index.html'], 'versions.json');
  const error = await catchError(() => {
    requireFolders(LIST, ['latest', 'index.html'], 'versions.json of public');
  });
  expect(error.code).toBe('RELEASES_UNREADABLE');
  expect(error.message).toBe(
    'versions.json of public is damaged: the version "1.0" has no folder. Nothing was changed.',
  );
});
