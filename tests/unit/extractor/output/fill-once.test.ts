import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillOnce } from '../../../../extractor/output/fill-once.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** Fills a folder with a file that names the writer. */
function write(text: string) {
  return async (staging: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeFileSync(path.join(staging, 'file'), text);
  };
}

test('a folder is filled once, and the first content stays', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a', 'b');
  await fillOnce(folder, write('first'));
  await fillOnce(folder, write('second'));
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('first');
  expect(readdirSync(path.dirname(folder))).toEqual(['b']);
});

test('concurrent runs leave one complete folder', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await Promise.all(Array.from({ length: 8 }, (_, number) => fillOnce(folder, write(`${number}`))));
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toMatch(/^\d$/);
  expect(readdirSync(path.dirname(folder))).toEqual(['a']);
});

test('a failure leaves nothing', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await expect(fillOnce(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

test('leftovers of killed runs are removed once they are old', async () => {
  const home = makeTemporaryFolder();
  const [old, young] = ['x.staging-old', 'x.staging-young'].map((name) => path.join(home, name));
  for (const place of [old, young]) mkdirSync(String(place));
  utimesSync(String(old), 0, 0);
  await fillOnce(path.join(home, 'y'), write(''));
  expect(readdirSync(home).sort()).toEqual(['x.staging-young', 'y']);
});

test('a cache that cannot be made has an error that says so', async () => {
  const file = path.join(makeTemporaryFolder({ file: '' }), 'file', 'inner');
  const error = await catchError(() => fillOnce(file, write('')));
  expect(error.code).toBe('OUTPUT_FAILED');
  expect(error.hint).toContain('WRAPDOCS_CACHE');
  expect(existsSync(file)).toBe(false);
});
