import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolvePathSource } from '../../../../extractor/sources/resolve-path-source.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** Resolves `source` in a folder of empty files; `root` comes back relative to that folder. */
function resolve(files: string[], source: string) {
  const folder = makeTemporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  const found = resolvePathSource(source, folder);
  return { ...found, root: path.relative(folder, found.root) };
}

describe('resolvePathSource', () => {
  test('a package', () => {
    const files = ['src/shop/__init__.py', 'src/shop/main.py'];
    const expected = { root: 'src', package: 'shop', only: [] };
    expect(resolve(files, 'src/shop')).toEqual(expected);
    expect(resolve(files, 'src/shop/')).toEqual(expected);
    expect(resolve(files, './src/../src/shop/__init__.py')).toEqual(expected);
  });

  test('a package of stubs', () => {
    expect(resolve(['shop/__init__.pyi'], 'shop')).toEqual({ root: '', package: 'shop', only: [] });
  });

  test('a part of a package limits what is documented, not what is read', () => {
    const files = ['shop/__init__.py', 'shop/api/__init__.py', 'shop/api/main.py'];
    expect(resolve(files, 'shop/api')).toEqual({ root: '', package: 'shop', only: ['shop.api'] });
    expect(resolve(files, 'shop/api/main.py')).toEqual({
      root: '',
      package: 'shop',
      only: ['shop.api.main'],
    });
  });

  test('a module of its own', () => {
    const expected = { root: 'tools', package: 'client', only: [] };
    expect(resolve(['tools/client.py', 'tools/other.py'], 'tools/client.py')).toEqual(expected);
    expect(resolve(['tools/client.pyi'], 'tools/client.pyi')).toEqual(expected);
  });

  test('a folder of modules is a package without __init__.py', () => {
    const expected = { root: '', package: 'space', only: [] };
    expect(resolve(['space/main.py', 'space/models.py'], 'space')).toEqual(expected);
    expect(resolve(['space/main.py', 'space/inner/__init__.py'], 'space')).toEqual(expected);
  });

  test('a folder with one package is resolved to it', () => {
    const expected = { root: 'project', package: 'shop', only: [] };
    expect(resolve(['project/shop/__init__.py'], 'project')).toEqual(expected);
    const project = [
      'pyproject.toml',
      'setup.py',
      'run.py',
      'tests/__init__.py',
      'shop/__init__.py',
    ];
    expect(
      resolve(
        project.map((file) => `project/${file}`),
        'project',
      ),
    ).toEqual(expected);
  });

  test('so does a folder with the package in src', () => {
    const files = [
      'project/pyproject.toml',
      'project/src/shop/__init__.py',
      'project/src/README.md',
    ];
    expect(resolve(files, 'project')).toEqual({ root: 'project/src', package: 'shop', only: [] });
  });

  test('a link to a package keeps its own name', () => {
    const folder = makeTemporaryFolder({ 'real/__init__.py': '' });
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'alias'));
    expect(resolvePathSource('alias', folder)).toMatchObject({ root: folder, package: 'alias' });
  });
});

describe('sources that cannot be documented', () => {
  const getError = (files: string[], source: string) => catchError(() => resolve(files, source));

  test('a path that does not exist', async () => {
    const error = await getError([], 'nope');
    expect(error).toMatchObject({ code: 'SOURCE_NOT_FOUND', exitCode: 1 });
    expect(error.message).toMatch(/^There is no file or folder `nope` \(.+nope\)\.$/);
    const absolute = await getError([], '/no/such/shop');
    expect(absolute.message).toBe('There is no file or folder `/no/such/shop`.');
    expect((await getError(['a.py'], 'a.py/b')).code).toBe('SOURCE_NOT_FOUND');
    expect((await getError([], 'a\0b')).code).toBe('SOURCE_NOT_FOUND');
  });

  test('the name of a package in src', async () => {
    const error = await getError(['src/shop/__init__.py'], 'shop');
    expect(error).toMatchObject({ code: 'SOURCE_NOT_FOUND', hint: 'Use `src/shop`.' });
  });

  test.each([
    [['notes.txt'], 'notes.txt', '`notes.txt` is not a Python file.'],
    [['empty/README.md'], 'empty', '`empty` does not contain a Python package or module.'],
    [
      ['project/tests/__init__.py'],
      'project',
      '`project` does not contain a Python package or module.',
    ],
    [
      ['two/a/__init__.py', 'two/b/__init__.py'],
      'two',
      '`two` contains several packages: `a`, `b`.',
    ],
    [['v1.2/__init__.py'], 'v1.2', '`v1.2` cannot be imported: `v1.2` is not a valid module name.'],
    [['a.b.py'], 'a.b.py', '`a.b.py` cannot be imported: `a.b` is not a valid module name.'],
  ])('%j as %s', async (files, source, message) => {
    const error = await getError(files, source);
    expect(error).toMatchObject({ code: 'SOURCE_UNSUITABLE', message });
    expect(error.hint).toBe('Use the folder of a single Python package, or a .py file.');
  });
});
