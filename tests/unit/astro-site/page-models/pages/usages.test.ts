import { expect, test } from 'vitest';
import { mergeUsages } from '../../../../../astro-site/src/page-models/pages/usages.ts';
import { makeOperation } from '../../../extractor/support/contract.ts';

const list = makeOperation('shop.list');
const create = makeOperation('shop.create');

test('an operation is listed once with all its roles, direct uses first', () => {
  const merged = mergeUsages([
    { operation: list, role: 'response', direct: false },
    { operation: create, role: 'request', direct: true },
    { operation: create, role: 'response', direct: false },
  ]);
  expect(merged.map(({ operation, roles, direct }) => [operation.name, roles, direct])).toEqual([
    ['create', ['request', 'response, within another model'], true],
    ['list', ['response, within another model'], false],
  ]);
});
