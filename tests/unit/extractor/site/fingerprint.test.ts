import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { computeFingerprint } from '../../../../extractor/site/fingerprint.ts';
import { listPages, measureSite } from '../../../../extractor/site/measure-site.ts';
import { readStamp, writeStamp } from '../../../../extractor/site/stamp.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

describe('computeFingerprint', () => {
  const files = { 'shop/a.py': 'a', 'shop/in/b.py': 'b', 'shop/notes.txt': 'n', 'lock.json': '{}' };
  let folder = '';
  let before = '';
  const compute = (settings: unknown = { title: 'Shop' }, top = folder) =>
    computeFingerprint(settings, [
      { label: 'source', path: path.join(top, 'shop'), isRelevant: (name) => name.endsWith('.py') },
      { label: 'lock', path: path.join(top, 'lock.json') },
      { label: 'content', path: path.join(top, 'missing') },
    ]);

  beforeEach(() => {
    folder = makeTemporaryFolder(files);
    before = compute();
  });

  test('is the same in another checkout', () => {
    expect(before).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(compute({ title: 'Shop' }, makeTemporaryFolder(files))).toBe(before);
  });

  test.each([
    ['the bytes of a file', () => writeFileSync(path.join(folder, 'shop/a.py'), 'A')],
    ['a new file', () => writeFileSync(path.join(folder, 'shop/c.py'), '')],
    ['a file gone', () => rmSync(path.join(folder, 'shop/in/b.py'))],
    [
      'a new name',
      () => renameSync(path.join(folder, 'shop/a.py'), path.join(folder, 'shop/z.py')),
    ],
    ['an input that is a file', () => writeFileSync(path.join(folder, 'lock.json'), '{ }')],
  ])('depends on %s', (_what, change) => {
    change();
    expect(compute()).not.toBe(before);
  });

  test('depends on the settings', () => {
    expect(compute({ title: 'Other' })).not.toBe(before);
  });

  test.each([
    ['files that do not count', 'shop/notes.txt'],
    ['compiled files', 'shop/__pycache__/a.py'],
    ['hidden files', 'shop/.cache/a.py'],
  ])('does not depend on %s', (_what, name) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'changed');
    expect(compute()).toBe(before);
  });
});

describe('links', () => {
  test.each([
    ['a new link to a file', 'new.py', 'other/linked.py'],
    ['a new link to a folder', 'new', 'other'],
  ])('count: %s', (_what, name, target) => {
    const folder = makeTemporaryFolder({ 'shop/a.py': 'a', 'other/linked.py': 'l' });
    const compute = () => computeFingerprint({}, [{ label: 'x', path: path.join(folder, 'shop') }]);
    const before = compute();
    symlinkSync(path.join(folder, target), path.join(folder, 'shop', name));
    const linked = compute();
    writeFileSync(path.join(folder, 'other/linked.py'), 'changed');
    expect(new Set([before, linked, compute()]).size).toBe(3);
  });

  test('may lead nowhere or back', () => {
    const folder = makeTemporaryFolder({ 'shop/a.py': 'a' });
    const compute = () => computeFingerprint({}, [{ label: 'x', path: path.join(folder, 'shop') }]);
    const before = compute();
    symlinkSync(path.join(folder, 'shop'), path.join(folder, 'shop/back'));
    symlinkSync(path.join(folder, 'missing'), path.join(folder, 'shop/missing'));
    expect(compute()).toBe(before);
  });
});

describe('the stamp of a site', () => {
  test('can be read back', async () => {
    const site = makeTemporaryFolder();
    const stamp = {
      fingerprint: 'sha256:x',
      findings: 0,
      pages: 2,
      bytes: 30,
      headers: { 'X-A': 'b' },
    };
    await writeStamp(site, stamp);
    expect(await readStamp(site)).toEqual(stamp);
  });

  test.each(['', '{', '{"fingerprint":1}', 'null'])(
    'is none where it is damaged: %j',
    async (text) => {
      expect(
        await readStamp(makeTemporaryFolder({ '.wrapdocs-build.json': text })),
      ).toBeUndefined();
    },
  );

  test('is undefined if there is no site', async () => {
    expect(await readStamp('/no/such/site')).toBeUndefined();
  });
});

test('measureSite counts pages and bytes', () => {
  const site = makeTemporaryFolder({ 'index.html': '12', 'a/index.html': '345', 'a/b.css': '6' });
  expect(measureSite(site)).toEqual({ pages: 2, bytes: 6 });
});

test('an address that only leads to another one is no page', () => {
  const redirect = '<meta http-equiv="refresh" content="0;url=/b/">';
  const site = makeTemporaryFolder({ 'index.html': '12', 'a/index.html': redirect });
  expect(measureSite(site)).toEqual({ pages: 1, bytes: 2 + redirect.length });
  expect(listPages(site)).toEqual([path.join(site, 'index.html')]);
});
