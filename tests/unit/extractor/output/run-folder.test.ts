import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withRunFolder } from '../../../../extractor/output/run-folder.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** No process has this id: Linux stops at 2^22, others far below. */
const DEAD = 2 ** 30;

test('a run has its own folder until it ends, in any way', async () => {
  const home = path.join(makeTemporaryFolder(), 'home');
  let seen = '';
  const result = await withRunFolder(home, 'run-', (folder) => {
    seen = folder;
    writeFileSync(path.join(folder, 'file'), 'x');
    return Promise.resolve('result');
  });
  expect(result).toBe('result');
  expect(existsSync(seen)).toBe(false);
  await expect(
    withRunFolder(home, 'run-', () => Promise.reject(new Error('failed'))),
  ).rejects.toThrow('failed');
  expect(readdirSync(home)).toEqual([]);
});

test('only leftovers of killed runs are removed', async () => {
  const living = `run-${String(process.pid)}-x`;
  const kept = ['other', 'run-notes', living];
  const names = [...kept, `run-${String(DEAD)}-x`];
  const home = makeTemporaryFolder(Object.fromEntries(names.map((name) => [`${name}/file`, 'x'])));
  await withRunFolder(home, 'run-', () => Promise.resolve());
  expect(readdirSync(home).sort()).toEqual(kept.toSorted());
});
