import { expect, test } from 'vitest';
import { findPackages } from '../../../../extractor/init/find-packages.ts';
import { catchError } from '../support/catch-error.ts';
import { REPOSITORIES } from '../support/repositories.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

function find(files: Record<string, string>): string[] {
  return findPackages(makeTemporaryFolder(files)).packages.map(({ source }) => source);
}

test.each(Object.entries(REPOSITORIES))('finds the packages of %s', (_, { files, packages }) => {
  expect(find(files)).toEqual(packages);
});

test('stubs have the name of their package, whose source comes first', () => {
  const stubs = { 'shop-stubs/__init__.pyi': '' };
  const found = (files: Record<string, string>) =>
    findPackages(makeTemporaryFolder({ ...stubs, ...files })).packages;
  expect(found({})).toEqual([{ name: 'shop', source: 'shop-stubs' }]);
  expect(found({ 'shop/__init__.py': '' })).toEqual([{ name: 'shop', source: 'shop' }]);
});

const FILES = { 'lib/shop/__init__.py': '', 'lib/other/__init__.py': '', 'shop.py': '' };

test.each([
  [
    'setuptools',
    '[tool.setuptools]\npackages = ["shop", "shop.api"]\npackage-dir = { "" = "lib" }',
  ],
  [
    'setuptools, by name',
    '[tool.setuptools]\npackages = ["shop"]\npackage-dir = { shop = "lib/shop" }',
  ],
  [
    'Poetry',
    '[tool.poetry]\npackages = [{ include = "shop", from = "lib" }, { include = "*.txt" }]',
  ],
  ['Hatch', '[tool.hatch.build.targets.wheel]\npackages = ["lib/shop/"]'],
])('the settings of %s name the package', (_, settings) => {
  expect(find({ ...FILES, 'pyproject.toml': settings })).toEqual(['lib/shop']);
});

test('the folder that setuptools searches comes first', () => {
  const settings = '[tool.setuptools.packages.find]\nwhere = ["lib"]';
  expect(find({ ...FILES, 'pyproject.toml': settings })).toEqual(['lib/other', 'lib/shop']);
  const setup = '[metadata]\nname = shop\n\n[options.packages.find]\nwhere = lib\n';
  expect(find({ ...FILES, 'setup.cfg': setup })).toEqual(['lib/other', 'lib/shop']);
});

const MEMBERS = {
  'shop/__init__.py': '',
  'libs/books/src/books/__init__.py': '',
  'libs/books/pyproject.toml': '',
  'packages/music/music/__init__.py': '',
  'packages/readme.md': '',
  'examples/demo/demo/__init__.py': '',
};

test.each([
  ['uv', '[tool.uv.workspace]\nmembers = ["libs/*", "examples/*"]'],
  ['hatch', '[tool.hatch.envs.default]\nworkspace.members = ["libs/books"]'],
  [
    'Poetry',
    '[tool.poetry.group.dev.dependencies]\nbooks = { path = "./libs/books", develop = true }',
  ],
])('the members of a workspace of %s are found, and packages/*', (_, settings) => {
  expect(find({ ...MEMBERS, 'pyproject.toml': settings })).toEqual([
    'shop',
    'libs/books/src/books',
    'packages/music/music',
  ]);
});

test('the source roots of Pants are found', () => {
  const pants = '[source]\nroot_patterns = ["/src/python", "src/*"]\n';
  const files = { 'src/python/books/__init__.py': '', 'shop/__init__.py': '', 'pants.toml': pants };
  expect(find(files)).toEqual(['shop', 'src/python/books']);
});

test('packages in a namespace have its name, and the same namespace in several projects', () => {
  const files = {
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]',
    'packages/client/pyproject.toml': '[tool.hatch.build.targets.wheel]\npackages = ["src/acme"]',
    'packages/client/src/acme/client/__init__.py': '',
    'packages/cloud/pyproject.toml': '',
    'packages/cloud/src/acme/cloud/storage/__init__.py': '',
    'packages/cloud/src/acme/py.typed': '',
  };
  expect(findPackages(makeTemporaryFolder(files)).packages).toEqual([
    { name: 'acme.client', source: 'packages/client/src/acme/client' },
    { name: 'acme.cloud.storage', source: 'packages/cloud/src/acme/cloud/storage' },
  ]);
});

test('deprecated packages come last', () => {
  const old = '# Deprecated: use shop.';
  expect(find({ 'old/__init__.py': old, 'shop/__init__.py': '' })).toEqual(['shop', 'old']);
});

test('settings that name what does not exist are ignored', () => {
  const settings = '[tool.hatch.build.targets.wheel]\npackages = ["src/gone"]';
  expect(find({ 'pyproject.toml': settings, 'src/shop/__init__.py': '' })).toEqual(['src/shop']);
});

test('a project can be a single module; modules without a project are not packages', () => {
  const files = { 'shop.py': '', 'conftest.py': '', 'test_shop.py': '' };
  expect(find({ ...files, 'setup.py': '' })).toEqual(['shop.py']);
  expect(find(files)).toEqual([]);
});

test('what was searched is known if there is nothing', () => {
  const folder = makeTemporaryFolder({ 'web/package.json': '{}', '.venv/lib/x/setup.py': '' });
  expect(findPackages(folder)).toEqual({
    packages: [],
    searched: ['src', '.', 'stubs', 'typings'],
  });
});

test('an invalid pyproject.toml is an error with its place', async () => {
  const folder = makeTemporaryFolder({ 'pyproject.toml': '[project\n' });
  const error = await catchError(() => findPackages(folder));
  expect(error.code).toBe('CONFIG_UNREADABLE');
  expect(error.message).toContain('pyproject.toml');
});
