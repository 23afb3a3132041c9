import { expect, test } from 'vitest';
import {
  countOperations,
  findMirrored,
  getFamilies,
} from '../../../../astro-site/src/clients/families.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClientOperation,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeClass } from '../reference/items.ts';

const path = '/orders';
const makeVariant = (id: string, kind: 'async' | 'rawResponse'): Operation =>
  makeClientOperation(id, { path }, { variantOf: { id: 'shop.Orders.list', kind } });

const view: PackageView = createPackageView(
  makePackage([
    makeModule('shop', [
      makeClass('shop.Orders', { members: ['list', 'list_async', 'search'] }),
      makeClientOperation('shop.Orders.list', { path }),
      makeVariant('shop.Orders.list_async', 'async'),
      makeClientOperation('shop.Orders.search', { path }),
      makeClass('shop.RawOrders', { members: ['list'] }),
      makeVariant('shop.RawOrders.list', 'rawResponse'),
      makeClass('shop.Other', { members: ['list', 'close'] }),
      makeVariant('shop.Other.list', 'async'),
      makeClientOperation('shop.Other.close', { path: '/close' }),
      makeClass('shop.Plain'),
      makeOperation('shop.declared', { path }),
    ]),
  ]),
);

test('calls of clients are primary or variants; operations that declare their request are neither', () => {
  const { primaries, primaryOf, variants, senders } = getFamilies(view);
  expect(primaries.map(({ id }) => id)).toEqual([
    'shop.Orders.list',
    'shop.Orders.search',
    'shop.Other.close',
  ]);
  expect(variants.get('shop.Orders.list')?.map(({ kind }) => kind)).toEqual([
    'async',
    'rawResponse',
    'async',
  ]);
  expect(primaryOf.get('shop.RawOrders.list')?.id).toBe('shop.Orders.list');
  expect(senders.get('GET /orders')?.map(({ name }) => name)).toEqual(['list', 'search']);
  expect(getFamilies(view)).toBe(getFamilies(view));
});

test('an operation and its variants are counted as one', () => {
  expect(countOperations(view, 'shop')).toBe(4);
  expect(countOperations(view)).toBe(4);
  expect(countOperations(view, 'shop.none')).toBe(0);
});

test.each([
  ['shop.RawOrders', 'shop.Orders'],
  ['shop.Orders', undefined],
  ['shop.Other', undefined],
  ['shop.Plain', undefined],
  ['shop.unknown', undefined],
])('%s mirrors %s', (id, mirrored) => {
  expect(findMirrored(id, view)).toBe(mirrored);
});
