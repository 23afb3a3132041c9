import { expect, test } from 'vitest';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import {
  makeClientOperation,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeClass } from '../reference/items.ts';

const MOST_REQUESTS = 40;

function lay(requests: number, more: Item[] = []): ReturnType<typeof createRouteTable> {
  const names = Array.from({ length: requests }, (_, index) => `read_${String(index)}`);
  const variant = makeClientOperation(
    'shop.Orders.read_async',
    { path: '/v1/read_0' },
    { variantOf: { id: 'shop.Orders.read_0', kind: 'async' } },
  );
  const items: Item[] = [
    makeClass('shop.Orders', { members: ['read_async', ...names] }),
    variant,
    ...names.map((name) => makeClientOperation(`shop.Orders.${name}`)),
    ...more,
  ];
  const members = ['shop.Orders', ...more.map(({ id }) => id)];
  return createRouteTable([makePackage([{ ...makeModule('shop', items), members }])]);
}

test('a class that sends requests has a page with its requests, and the package an index', () => {
  const { routes, find, findOperations } = lay(2);
  expect(routes.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['packages', ''],
    ['package', 'shop'],
    ['operations', 'shop/operations'],
    ['class', 'shop/Orders'],
  ]);
  expect(find('shop.Orders')).toEqual({ slug: 'shop/Orders' });
  expect(find('shop.Orders.read_1')).toEqual({ slug: 'shop/Orders', anchor: 'read_1' });
  expect(find('shop.Orders.read_async')).toEqual({ slug: 'shop/Orders', anchor: 'read_async' });
  expect(findOperations('shop')).toEqual({ slug: 'shop/operations' });
});

test('each request of a class with many has its own page, where its variants are', () => {
  expect(lay(MOST_REQUESTS).routes).toHaveLength(4);
  const { routes, find } = lay(MOST_REQUESTS + 1);
  expect(routes).toHaveLength(4 + MOST_REQUESTS + 1);
  expect(find('shop.Orders.read_0')).toEqual({ slug: 'shop/Orders/read_0' });
  expect(find('shop.Orders.read_async')).toEqual({
    slug: 'shop/Orders/read_0',
    anchor: 'read_async',
  });
});

test('functions of a module, and operations that declare their request, stay on its page', () => {
  const { find } = lay(1, [
    makeClientOperation('shop.send'),
    makeOperation('shop.Orders.declared'),
  ]);
  expect(find('shop.send')).toEqual({ slug: 'shop', anchor: 'send' });
  expect(find('shop.Orders.declared')).toEqual({ slug: 'shop', anchor: 'declared' });
});

test('a package without clients has no index, and a module of that name keeps its address', () => {
  const declared = makePackage([makeModule('shop', [makeOperation('shop.read')])]);
  expect(createRouteTable([declared]).findOperations('shop')).toBeUndefined();
  const { find, findOperations } = createRouteTable([
    makePackage([
      makeModule('shop', []),
      makeModule('shop.operations', [makeClientOperation('shop.operations.read')]),
    ]),
  ]);
  expect(find('shop.operations')).toEqual({ slug: 'shop/operations' });
  expect(findOperations('shop')).toEqual({ slug: 'shop/operations-2' });
});

test('a server whose operations are in several modules has an index of them', () => {
  const one = makeModule('shop.orders', [makeOperation('shop.orders.read')]);
  const other = makeModule('shop.users', [makeOperation('shop.users.read')]);
  expect(createRouteTable([makePackage([one, other])]).findOperations('shop')).toEqual({
    slug: 'shop/operations',
  });
  expect(createRouteTable([makePackage([one])]).findOperations('shop')).toBeUndefined();
});
