import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { replaceFolder } from '../../../../extractor/output/replace-folder.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** No process has this id: Linux stops at 2^22, others far below. */
const DEAD = 2 ** 30;

const fill = (text: string) => (staging: string) => {
  writeFileSync(path.join(staging, 'page'), text);
  return Promise.resolve(text);
};
const read = (target: string) => readFileSync(path.join(target, 'page'), 'utf8');

describe('replaceFolder', () => {
  test('puts the new folder in place of the old one, and returns the result', async () => {
    const folder = makeTemporaryFolder({ 'dist/old': '' });
    const target = path.join(folder, 'dist');
    expect(await replaceFolder(target, fill('new'))).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readdirSync(target)).toEqual(['page']);
  });

  test('leaves the old folder to the caller, who may keep it', async () => {
    const folder = makeTemporaryFolder({ 'dist/page': 'old' });
    const target = path.join(folder, 'dist');
    await replaceFolder(target, fill('new'), async (old, result) => {
      expect([read(target), result]).toEqual(['new', 'new']);
      await rename(old, path.join(folder, 'kept'));
    });
    expect(readdirSync(folder)).toEqual(['dist', 'kept']);
    expect(read(path.join(folder, 'kept'))).toBe('old');
  });

  test('makes the parent folders', async () => {
    const target = path.join(makeTemporaryFolder(), 'a', 'b', 'dist');
    await replaceFolder(target, fill('x'));
    expect(read(target)).toBe('x');
  });

  test('leaves the old folder unchanged if filling fails', async () => {
    const folder = makeTemporaryFolder({ 'dist/page': 'old' });
    const target = path.join(folder, 'dist');
    const failing = replaceFolder(target, async (staging) => {
      await fill('half')(staging);
      throw new Error('astro failed');
    });
    await expect(failing).rejects.toThrow('astro failed');
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(read(target)).toBe('old');
  });

  test('explains a failure of the file system', async () => {
    const folder = makeTemporaryFolder({ file: '' });
    const error = await catchError(() =>
      replaceFolder(path.join(folder, 'file', 'dist'), fill('x')),
    );
    expect(error).toMatchObject({ code: 'OUTPUT_FAILED', exitCode: 1 });
    expect(error.message).toContain('could not be written');
  });

  test('removes leftovers of killed runs, but nothing of running ones', async () => {
    const folder = makeTemporaryFolder();
    const target = path.join(folder, 'dist');
    const living = `dist.wrapdocs-staging-${process.pid}-x`;
    for (const name of [`dist.wrapdocs-staging-${DEAD}-x`, living, 'dist.other']) {
      mkdirSync(path.join(folder, name));
    }
    await replaceFolder(target, fill('new'));
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.other', living]);
  });

  test('puts an old folder back after a kill between the two renames', async () => {
    const folder = makeTemporaryFolder({
      [`dist.wrapdocs-staging-${DEAD}-x/page`]: 'unfinished',
      [`dist.wrapdocs-staging-${DEAD}-x-old/page`]: 'old',
    });
    const target = path.join(folder, 'dist');
    await expect(replaceFolder(target, () => Promise.reject(new Error('stop')))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(read(target)).toBe('old');
  });

  test('concurrent runs leave one of their folders, complete', async () => {
    const folder = makeTemporaryFolder();
    const target = path.join(folder, 'dist');
    const runs = Array.from({ length: 8 }, (_, index) =>
      replaceFolder(target, fill(String(index))),
    );
    const results = await Promise.allSettled(runs);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(read(target)).toMatch(/^[0-7]$/);
  });
});
