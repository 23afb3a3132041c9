import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchSource } from '../../../../extractor/dev/watch-source.ts';
import type { Source } from '../../../../extractor/sources/source.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const WAIT = { timeout: 10_000 };

/** Watches the package `shop` in a folder, and returns the changes since the last call. */
async function watch(files: Record<string, string>, options: Partial<Source> = {}) {
  const folder = makeTemporaryFolder(files);
  const places = new Set<string>();
  const origin = { kind: 'path', locator: '.' } as const;
  const source = { root: folder, package: 'shop', only: [], origin, warnings: [], ...options };
  const end = new AbortController();
  const stop = () => end.abort();
  onTestFinished(stop);
  await watchSource(source, {
    onChange: (place) => places.add(path.relative(folder, place)),
    signal: end.signal,
  });
  return {
    getPath: (name: string) => path.join(folder, name),
    places,
    stop,
    expectChange: (name: string) =>
      vi.waitFor(() => {
        expect(places).toContain(name);
        places.clear();
      }, WAIT),
  };
}

test('a file that is saved, and files that are replaced by others, again and again', async () => {
  const { getPath, expectChange } = await watch({
    'shop/main.py': '',
    'shop/b.py': '',
    'shop/c.py': '',
    'shop/d.py': '',
  });
  writeFileSync(getPath('shop/main.py'), 'a = 1');
  await expectChange('shop/main.py');
  // Changes of one file in quick succession would be reported as one.
  for (const name of ['b', 'c', 'd', 'b', 'c', 'd']) {
    writeFileSync(getPath(`shop/${name}.py.tmp`), name);
    renameSync(getPath(`shop/${name}.py.tmp`), getPath(`shop/${name}.py`));
    await expectChange(`shop/${name}.py`);
  }
});

test('folders that are added, removed and replaced', async () => {
  const { getPath, expectChange } = await watch({ 'shop/__init__.py': '' });
  mkdirSync(getPath('shop/new/deep'), { recursive: true });
  await expectChange('shop/new');
  writeFileSync(getPath('shop/new/deep/a.py'), '');
  await expectChange(path.join('shop/new/deep/a.py'));
  renameSync(getPath('shop/new'), getPath('shop/other'));
  await expectChange('shop/other');
  writeFileSync(getPath('shop/other/deep/b.py'), '');
  await expectChange('shop/other/deep/b.py');
  rmSync(getPath('shop/other'), { recursive: true });
  await expectChange('shop/other');
});

test('the package itself, removed and restored', async () => {
  const { getPath, expectChange } = await watch({ 'shop/a.py': '' });
  renameSync(getPath('shop'), getPath('away'));
  await expectChange('shop');
  renameSync(getPath('away'), getPath('shop'));
  await expectChange('shop');
  writeFileSync(getPath('shop/a.py'), 'x = 1');
  await expectChange('shop/a.py');
});

test('nothing else in the folder, and nothing after the end', async () => {
  const { getPath, places, stop, expectChange } = await watch({
    'shop/a.py': '',
    'other/b.py': '',
  });
  writeFileSync(getPath('other/b.py'), 'x = 1');
  writeFileSync(getPath('notes.py'), 'x = 1');
  writeFileSync(getPath('shop/.a.py.swp'), 'x = 1');
  mkdirSync(getPath('shop/__pycache__'));
  writeFileSync(getPath('shop/a.pyc'), '');
  writeFileSync(getPath('shop/z.py'), '');
  await vi.waitFor(() => expect(places).toContain('shop/z.py'), WAIT);
  expect([...places]).toEqual(['shop/z.py']);
  places.clear();
  writeFileSync(getPath('shop/a.py'), 'y = 1');
  await expectChange('shop/a.py');
  stop();
  writeFileSync(getPath('shop/a.py'), 'z = 1');
  await sleep(200);
  expect([...places]).toEqual([]);
});

test('of a fetched source, only the parts from elsewhere', async () => {
  const root = makeTemporaryFolder({ 'shop/part/a.py': '', 'shop/b.py': '' });
  const origin = { kind: 'pypi', locator: 'shop' } as const;
  const replaced = [{ id: 'shop.part', root }];
  const { getPath, places } = await watch({ 'shop/c.py': '' }, { origin, replaced });
  writeFileSync(getPath('shop/c.py'), 'x = 1');
  writeFileSync(path.join(root, 'shop/b.py'), 'x = 1');
  writeFileSync(path.join(root, 'shop/part/a.py'), 'x = 1');
  await vi.waitFor(() => expect(places.size).toBeGreaterThan(0), WAIT);
  expect([...places]).toEqual([path.relative(getPath('.'), path.join(root, 'shop/part/a.py'))]);
});
