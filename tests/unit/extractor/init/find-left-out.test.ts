import path from 'node:path';
import { expect, test } from 'vitest';
import { findLeftOut } from '../../../../extractor/init/find-left-out.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('tests and migrations are left out, tools for the tests of users are not', () => {
  const folder = makeTemporaryFolder({
    'shop/tests/test_client.py': '',
    'shop/db/migrations/0001_initial.py': '',
    'shop/conftest.py': '',
    'shop/test/client.py': '',
    'shop/testing/client.py': '',
    'shop/api/test/test_books.py': '',
    'shop/data/migrations/readme.txt': '',
  });
  expect(findLeftOut('shop', path.join(folder, 'shop'))).toEqual([
    'shop.api.test',
    'shop.conftest',
    'shop.db.migrations',
    'shop.tests',
  ]);
});
