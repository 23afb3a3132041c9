import { homedir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getCacheFolder } from '../../../../extractor/system/cache-folder.ts';

test('WRAPDOCS_CACHE comes first', () => {
  expect(getCacheFolder({ WRAPDOCS_CACHE: '/a/b', XDG_CACHE_HOME: '/c' })).toBe('/a/b');
});

test.runIf(process.platform === 'linux')('then the XDG folder, if it is absolute', () => {
  const standard = path.join(homedir(), '.cache', 'wrapdocs');
  expect(getCacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/wrapdocs');
  expect(getCacheFolder({ XDG_CACHE_HOME: 'c' })).toBe(standard);
  expect(getCacheFolder({ WRAPDOCS_CACHE: '' })).toBe(standard);
});
