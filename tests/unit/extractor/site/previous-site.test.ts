import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storePrevious, takePrevious } from '../../../../extractor/site/rebuild/previous-site.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('a site that was replaced is taken by one build, once', async () => {
  const folder = makeTemporaryFolder({ 'kept/previous/old': '', 'first/page': 'first' });
  const home = path.join(folder, 'kept');
  await storePrevious(home, path.join(folder, 'first'));
  expect(readdirSync(folder)).toEqual(['kept']);
  for (const name of ['one', 'two']) mkdirSync(path.join(folder, name));
  await takePrevious(home, path.join(folder, 'one'));
  await takePrevious(home, path.join(folder, 'two'));
  expect(readFileSync(path.join(folder, 'one/page'), 'utf8')).toBe('first');
  expect(readdirSync(path.join(folder, 'one'))).toEqual(['page']);
  expect(readdirSync(path.join(folder, 'two'))).toEqual([]);
});

test('a site that cannot be kept is removed', async () => {
  const folder = makeTemporaryFolder({ 'first/page': 'first' });
  await storePrevious(path.join(folder, 'missing'), path.join(folder, 'first'));
  expect(readdirSync(folder)).toEqual([]);
});
