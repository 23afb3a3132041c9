import { expect, test } from 'vitest';
import { walkFiles } from '../../../../extractor/output/walk-files.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('finds all files, or those outside of some folders', () => {
  const folder = makeTemporaryFolder({ 'a/b/c.html': '', 'a/d.html': '', 'b/a/e.html': '', f: '' });
  expect([...walkFiles(folder)].sort()).toEqual(['a/b/c.html', 'a/d.html', 'b/a/e.html', 'f']);
  const found = [...walkFiles(folder, (name) => name !== 'a')];
  expect(found.sort()).toEqual(['b/a/e.html', 'f']);
});
