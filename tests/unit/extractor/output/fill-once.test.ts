import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
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
  await fillOnce(folder, { fill: write('first') });
  await fillOnce(folder, { fill: write('second') });
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('first');
  expect(readdirSync(path.dirname(folder))).toEqual(['b']);
});

test('concurrent runs leave one complete folder', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await Promise.all(
    Array.from({ length: 8 }, (_, number) => fillOnce(folder, { fill: write(`${number}`) })),
  );
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toMatch(/^\d$/);
  expect(readdirSync(path.dirname(folder))).toEqual(['a']);
});

test('a failure leaves nothing', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await expect(fillOnce(folder, { fill: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  );
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

test('leftovers of killed runs are removed once they are old', async () => {
  const home = makeTemporaryFolder();
  const [old, young] = ['x.staging-old', 'x.staging-young'].map((name) => path.join(home, name));
  for (const place of [old, young]) mkdirSync(String(place));
  utimesSync(String(old), 0, 0);
  await fillOnce(path.join(home, 'y'), { fill: write('') });
  expect(readdirSync(home).sort()).toEqual(['x.staging-young', 'y']);
});

test('a cache that cannot be made has an error that says so', async () => {
  const file = path.join(makeTemporaryFolder({ file: '' }), 'file', 'inner');
  const error = await catchError(() => fillOnce(file, { fill: write('') }));
  expect(error.code).toBe('OUTPUT_FAILED');
  expect(error.hint).toContain('WRAPDOCS_CACHE');
  expect(existsSync(file)).toBe(false);
});

test.each<[string, (folder: string) => void]>([
  ['a bit has flipped', (folder) => writeFileSync(path.join(folder, 'file'), 'firsu')],
  ['a file was cut off', (folder) => writeFileSync(path.join(folder, 'file'), '')],
  ['a file is gone', (folder) => rmSync(path.join(folder, 'file'))],
  ['a file has come', (folder) => writeFileSync(path.join(folder, 'other'), '')],
  [
    'its hashes are gone, or an older version made it',
    (folder) => rmSync(path.join(folder, '.wrapdocs-contents.json')),
  ],
  [
    'its hashes cannot be read',
    (folder) => writeFileSync(path.join(folder, '.wrapdocs-contents.json'), '[["file"'),
  ],
])('a folder is filled again if %s', async (_, damage) => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await fillOnce(folder, { fill: write('first') });
  damage(folder);
  await fillOnce(folder, { fill: write('second') });
  await fillOnce(folder, { fill: write('third') });
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('second');
  expect(readdirSync(path.dirname(folder))).toEqual(['a']);
});

test('a damaged folder that cannot be filled again is not used', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  await fillOnce(folder, { fill: write('first') });
  writeFileSync(path.join(folder, 'file'), 'other');
  const fill = () => Promise.reject(new Error('offline'));
  await expect(fillOnce(folder, { fill })).rejects.toThrow('offline');
});

test('the files of a folder are only read again if one was written or copied', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  const check = vi.fn(() => true);
  const filling = { fill: write('first'), check };
  await fillOnce(folder, filling);
  await fillOnce(folder, filling);
  await fillOnce(folder, filling);
  expect(check).toHaveBeenCalledTimes(1);

  const copy = path.join(makeTemporaryFolder(), 'a');
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  await fillOnce(copy, filling);
  await fillOnce(copy, filling);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a change is noticed although the size and the time of the file are as before', async () => {
  const folder = path.join(makeTemporaryFolder(), 'a');
  const file = path.join(folder, 'file');
  await fillOnce(folder, { fill: write('first') });
  await fillOnce(folder, { fill: write('second') });
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'firsu');
  utimesSync(file, atime, mtime);
  await fillOnce(folder, { fill: write('third') });
  expect(readFileSync(file, 'utf8')).toBe('third');
});
