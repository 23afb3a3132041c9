import path from 'node:path';
import { expect, test } from 'vitest';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import {
  resolvePackage,
  resolveReplacements,
} from '../../../../extractor/sources/configured-package.ts';
import { isReplaced, locateSourceFile } from '../../../../extractor/sources/source-file.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const FILES = {
  'src/shop/__init__.py': '',
  'src/shop/api/main.py': '',
  'stubs/shop/__init__.py': '',
  'stubs/shop/api/__init__.py': '',
  'stubs/shop/models.py': '',
  'stubs/other/__init__.py': '',
  'stubs/other/api.py': '',
};

function configure(replace: string[]) {
  const cwd = makeTemporaryFolder(FILES);
  const config = PackageConfigSchema.parse({ name: 'shop', source: 'src/shop', replace });
  return { config, options: { cwd, env: {} } };
}

test('a package is read from its source, and some parts from elsewhere', async () => {
  const { config, options } = configure(['stubs/shop/api', 'stubs/shop/models.py']);
  const { source } = await resolvePackage(config, options);
  const stubs = path.join(options.cwd, 'stubs');
  expect(source).toMatchObject({ package: 'shop', only: [], root: path.join(options.cwd, 'src') });
  expect(source.replaced).toEqual([
    { id: 'shop.api', root: stubs },
    { id: 'shop.models', root: stubs },
  ]);
  expect(source.origin.replaced).toEqual([
    { id: 'shop.api', locator: 'stubs/shop/api' },
    { id: 'shop.models', locator: 'stubs/shop/models.py' },
  ]);
  const locate = (file: string): string =>
    path.relative(options.cwd, locateSourceFile(source, file)).replaceAll('\\', '/');
  expect(locate('shop/api/main.py')).toBe('stubs/shop/api/main.py');
  expect(locate('shop/api/__init__.py')).toBe('stubs/shop/api/__init__.py');
  expect(locate('shop/models.pyi')).toBe('stubs/shop/models.pyi');
  expect(locate('shop/__init__.py')).toBe('src/shop/__init__.py');
  expect(isReplaced(source, 'shop/api_extra.py')).toBe(false);
  expect(isReplaced(source, 'shop-stubs/api/main.pyi')).toBe(true);
});

test('the parts from elsewhere replace an unavailable package', async () => {
  const { config, options } = configure(['stubs/shop/api', 'stubs/shop/models.py']);
  const found = await resolveReplacements(config, options);
  expect(found?.source).toMatchObject({
    package: 'shop',
    root: path.join(options.cwd, 'stubs'),
    only: ['shop.api', 'shop.models'],
    origin: { kind: 'path', locator: 'stubs/shop/api' },
  });
});

test('without such parts, nothing replaces it', async () => {
  const { config, options } = configure([]);
  expect(await resolveReplacements(config, options)).toBeUndefined();
});

test.each([
  [
    'stubs/shop',
    '`replace` of the package `shop` contains `stubs/shop`, which is the whole package.',
  ],
  [
    'stubs/other/api.py',
    'The configuration calls a package `shop`, but `stubs/other/api.py` contains `other`.',
  ],
])('%s is not a part of the package', async (word, message) => {
  const { config, options } = configure([word]);
  const error = await catchError(() => resolvePackage(config, options));
  expect([error.code, error.message]).toEqual(['CONFIG_INVALID', message]);
});

test('a package in a namespace package is read from the folder above the namespace', async () => {
  const cwd = makeTemporaryFolder({ 'ns/acme/shop/__init__.py': '', 'ns/acme/shop/api.py': '' });
  const source = 'ns/acme/shop';
  const config = PackageConfigSchema.parse({ name: 'acme.shop', source });
  const resolved = await resolvePackage(config, { cwd, env: {} });
  expect(resolved.source).toMatchObject({ root: path.join(cwd, 'ns'), package: 'acme.shop' });
  const other = PackageConfigSchema.parse({ name: 'other.shop', source });
  const error = await catchError(() => resolvePackage(other, { cwd, env: {} }));
  expect(error.message).toContain('contains `shop`');
});
