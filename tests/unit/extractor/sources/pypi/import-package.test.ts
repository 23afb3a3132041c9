import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findImportPackage } from '../../../../../extractor/sources/pypi/import-package.ts';
import { catchError } from '../../support/catch-error.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

interface Options {
  part?: string;
  isWheel?: boolean;
  prefer?: string;
}

/** The result for a tree of empty files; `root` is relative to the tree. */
function find(files: string[], { part = '', isWheel = true, prefer }: Options = {}) {
  const tree = makeTemporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  const found = findImportPackage(tree, { label: 'pypi:shop==1', part, isWheel, prefer });
  return { ...found, root: path.relative(tree, found.root) };
}

describe('a wheel', () => {
  test.each([
    [['shop/__init__.py', 'shop-1.dist-info/METADATA'], 'shop'],
    [['shop.py'], 'shop'],
    [['shop.pyi'], 'shop'],
    [['shop/__init__.py', 'tests/__init__.py', '_shop.py'], 'shop'],
    [['_shop/__init__.py'], '_shop'],
    [['shop/__init__.py', 'shop.pyi', 'data/x.txt'], 'shop'],
    [['google/cloud/storage/__init__.py'], 'google'],
  ])('%j contains %s', (files, name) => {
    expect(find(files)).toEqual({ root: '', package: name, only: [] });
  });

  const several = ['attr/__init__.py', 'attrs/__init__.py', 'tests/__init__.py'];

  test('with several packages requires a name', async () => {
    const error = await catchError(() => find(several));
    expect(error).toMatchObject({
      code: 'SOURCE_UNSUITABLE',
      message: '`pypi:shop==1` contains several import packages: `attr`, `attrs`.',
      hint: 'Specify which one to read: `pypi:shop==1#attr`.',
    });
    expect(find(several, { part: 'attrs' })).toMatchObject({ package: 'attrs', only: [] });
    expect(find(several, { prefer: 'attrs' })).toMatchObject({ package: 'attrs', only: [] });
    await catchError(() => find(several, { prefer: 'other' }));
  });

  test.each(['attr.inner', 'attr/inner', 'attr/inner.py'])('has the part %s', (part) => {
    expect(find(several, { part })).toEqual({ root: '', package: 'attr', only: ['attr.inner'] });
  });

  test('without the requested package has an error that lists its content', async () => {
    const error = await catchError(() => find(several, { part: 'nope.x' }));
    expect(error.message).toBe('`pypi:shop==1` does not contain an import package `nope`.');
    expect(error.hint).toBe('It contains `attr`, `attrs`.');
    expect((await catchError(() => find([]))).code).toBe('SOURCE_UNSUITABLE');
  });
});

describe('a source distribution', () => {
  const project = ['pyproject.toml', 'src/shop/__init__.py', 'src/side/__init__.py'];
  const files = project.map((file) => `shop-1/${file}`);

  test.each<[Options, string]>([
    [{ prefer: 'shop' }, 'shop'],
    [{ part: 'src/side' }, 'side'],
    [{ part: 'src/side', prefer: 'shop' }, 'side'],
  ])('%j', (options, name) => {
    const found = find(files, { ...options, isWheel: false });
    expect(found).toEqual({ root: 'shop-1/src', package: name, only: [] });
  });

  test('is a project with one package', async () => {
    expect(find(files.slice(0, 2), { isWheel: false })).toMatchObject({ package: 'shop' });
    const error = await catchError(() => find(files, { isWheel: false }));
    expect(error.message).toBe('`pypi:shop==1` contains several packages: `src/shop`, `src/side`.');
    expect(error.hint).toBe('After `#`, use the folder of a single Python package, or a .py file.');
    expect((await catchError(() => find(files, { isWheel: false, part: 'docs' }))).code).toBe(
      'SOURCE_NOT_FOUND',
    );
  });
});
