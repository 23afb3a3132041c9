import { expect, test } from 'vitest';
import type { Item, Module } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { listShownModules } from '../../../../astro-site/src/routing/shown-modules.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { makeModule, makeOperation, makePackage } from '../../extractor/support/contract.ts';
import { makeClass, makeFunction, makeReExport } from '../reference/items.ts';

/** A package with private modules whose items users import from its root. */
function makeShop(): Module[] {
  const client: Item[] = [
    makeClass('shop._client.Client', { bases: ['shop._base.Base'], members: ['send'] }),
    makeFunction('shop._client.Client.send'),
    makeFunction('shop._client.helper'),
  ];
  return [
    makeModule('shop', [
      makeReExport('shop.Client', 'shop._client.Client'),
      makeReExport('shop.Connection', 'shop._client.Client'),
      makeReExport('shop.Book', 'shop.books.Book'),
      makeReExport('shop.Path', 'pathlib.Path'),
    ]),
    { ...makeModule('shop._client', client), private: true },
    { ...makeModule('shop._base', [makeClass('shop._base.Base')]), private: true },
    { ...makeModule('shop._unused', [makeFunction('shop._unused.idle')]), private: true },
    { ...makeModule('shop._web', [makeOperation('shop._web.read')]), private: true },
    makeModule('shop.books', [makeClass('shop.books.Book')]),
  ];
}

const content = makePackage(makeShop().map((module) => setMembers(module)));

function setMembers(module: Module): Module {
  return { ...module, members: module.members.filter((id) => !id.endsWith('.send')) };
}

test('items of private modules are shown where users import them from, once, and other names link there', () => {
  const shown = listShownModules(createPackageView(content));
  const [root] = shown;
  expect(root?.items.map(({ item, name }) => [item.id, name])).toEqual([
    ['shop._client.Client', 'Client'],
  ]);
  expect(root?.reExports.map(({ id }) => id)).toEqual([
    'shop.Connection',
    'shop.Book',
    'shop.Path',
  ]);
});

test('a private module only has a page for items that are needed to understand the rest', () => {
  const shown = listShownModules(createPackageView(content));
  expect(shown.map(({ module, items }) => [module.id, items.map(({ name }) => name)])).toEqual([
    ['shop', ['Client']],
    ['shop._base', ['Base']],
    ['shop._web', ['read']],
    ['shop.books', ['Book']],
  ]);
});

test('an item is found under each of its names, and so are its members', () => {
  const { find, findEntry } = createRouteTable([content]);
  const client = { slug: 'shop', anchor: 'Client' };
  expect(find('shop._client.Client')).toEqual(client);
  expect(find('shop.Client')).toEqual(client);
  expect(find('shop.Connection')).toEqual(client);
  expect(find('shop.Connection.send')).toEqual({ slug: 'shop', anchor: 'Client.send' });
  expect(find('shop._client.helper')).toBeUndefined();
  expect(find('shop.Book')).toEqual({ slug: 'shop/books', anchor: 'Book' });
  expect(find('shop.Path')).toBeUndefined();
  expect(findEntry('shop.Path')).toBe('Path');
});

test('cyclic re-exports end', () => {
  const circle = makePackage([
    makeModule('shop', [makeReExport('shop.a', 'shop.b'), makeReExport('shop.b', 'shop.a')]),
  ]);
  expect(createRouteTable([circle]).find('shop.a')).toBeUndefined();
});

test('a private module that a public one exports has a page with all its items', () => {
  const modules = listShownModules(
    createPackageView(
      makePackage([
        makeModule('shop', [
          makeReExport('shop.tools', 'shop._impl.tools'),
          makeReExport('shop.empty', 'shop._empty'),
        ]),
        {
          ...makeModule('shop._impl.tools', [makeFunction('shop._impl.tools.weigh')]),
          private: true,
        },
        { ...makeModule('shop._empty', []), private: true },
        { ...makeModule('shop._other', [makeFunction('shop._other.pack')]), private: true },
      ]),
    ),
  );
  expect(modules.map(({ module, items }) => [module.id, items.map(({ name }) => name)])).toEqual([
    ['shop', []],
    ['shop._impl.tools', ['weigh']],
    ['shop._empty', []],
  ]);
});

test('a private module that only private ones export has no page', () => {
  const modules = listShownModules(
    createPackageView(
      makePackage([
        makeModule('shop', []),
        {
          ...makeModule('shop._impl', [makeReExport('shop._impl.t', 'shop._tools')]),
          private: true,
        },
        { ...makeModule('shop._tools', [makeFunction('shop._tools.weigh')]), private: true },
      ]),
    ),
  );
  expect(modules.map(({ module }) => module.id)).toEqual(['shop']);
});
