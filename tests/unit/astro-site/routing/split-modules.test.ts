import { expect, test } from 'vitest';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makePage } from '../../../../astro-site/src/page-models/make-page.ts';
import {
  createRouteTable,
  type RouteTable,
} from '../../../../astro-site/src/routing/route-table.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { makeModule, makeOperation, makePackage } from '../../extractor/support/contract.ts';
import { makeAttribute, makeClass, makeFunction } from '../reference/items.ts';

const large = makeModule('shop', [
  makeClass('shop.Client', { members: ['send', 'class-methods'] }),
  makeFunction('shop.Client.send'),
  makeFunction('shop.connect'),
  makeAttribute('shop.LIMIT'),
  makeOperation('shop.read'),
]);
const members = large.members.filter((id) => id !== 'shop.Client.send');
const content = makePackage([{ ...large, members }]);

function lay(budget: number): RouteTable {
  return createRouteTable([content], { getBudget: () => budget });
}

test('within the budget everything is on one page', () => {
  const { routes, find } = lay(1_000_000);
  expect(routes.map(({ kind }) => kind)).toEqual(['packages', 'package']);
  expect(find('shop.Client.send')).toEqual({ slug: 'shop', anchor: 'Client.send' });
});

test('beyond it, each class and the functions have pages, and operations and attributes stay', () => {
  const { routes, find, findEntry } = lay(100);
  expect(routes.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['packages', ''],
    ['package', 'shop'],
    ['functions', 'shop/all-functions'],
    ['class', 'shop/Client'],
  ]);
  expect(find('shop.Client')).toEqual({ slug: 'shop/Client' });
  expect(find('shop.Client.send')).toEqual({ slug: 'shop/Client', anchor: 'send' });
  expect(find('shop.connect')).toEqual({ slug: 'shop/all-functions', anchor: 'connect' });
  expect(find('shop.LIMIT')).toEqual({ slug: 'shop', anchor: 'LIMIT' });
  expect(find('shop.read')).toEqual({ slug: 'shop', anchor: 'read' });
  expect(findEntry('shop.Client')).toBe('Client');
  expect(findEntry('shop.connect')).toBe('connect');
});

test('a module of operations is never split', () => {
  const operations = Array.from({ length: 500 }, (_, index) =>
    makeOperation(`shop.call_${String(index)}`),
  );
  const table = createRouteTable([makePackage([makeModule('shop', operations)])], {
    getBudget: () => 1,
  });
  expect(table.routes).toHaveLength(2);
});

test('the contents of each page name the items on it', () => {
  const table = lay(100);
  const config = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
  });
  const settings = config.packages[0];
  if (settings === undefined) throw new Error('The configuration has a package.');
  const scope = createScope(createPackageView(content), settings, table);
  const sources = { scopes: new Map([['shop', scope]]) };
  const outlines = table.routes.map((route) => makePage(route, sources)?.reference.outline);
  const hrefs = outlines.map((groups) =>
    groups?.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  expect(hrefs).toEqual([[], ['#read', '#Client', '#connect', '#LIMIT'], ['#connect'], ['#send']]);
});
