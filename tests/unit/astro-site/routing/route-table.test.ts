import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Module } from '../../../../extractor/contract/module.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { getHref, getLocalName, getPageId } from '../../../../astro-site/src/routing/route.ts';
import {
  makeField,
  makeFunction,
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const book = makeModel('shop.models.Book', [], [makeField('title'), makeField('isbn')]);
const table = createRouteTable([
  makePackage([
    makeModule('shop', [makeOperation('shop.ping')]),
    makeModule('shop.main', [makeOperation('shop.main.read')]),
    makeModule('shop.models', [book]),
  ]),
]);

test('the routes are a flat list: packages, package, modules, models', () => {
  expect(table.routes).toEqual([
    { kind: 'packages', slug: '' },
    { kind: 'package', slug: 'shop', packageName: 'shop' },
    { kind: 'module', slug: 'shop/main', packageName: 'shop', moduleId: 'shop.main' },
    { kind: 'module', slug: 'shop/models', packageName: 'shop', moduleId: 'shop.models' },
    { kind: 'operations', slug: 'shop/operations', packageName: 'shop' },
    {
      kind: 'model',
      slug: 'shop/models/Book',
      packageName: 'shop',
      moduleId: 'shop.models',
      classId: 'shop.models.Book',
      name: 'Book',
    },
  ]);
});

test('items are found at their anchors, models on their pages, fields on their model', () => {
  expect(table.find('shop.main.read')).toEqual({ slug: 'shop/main', anchor: 'read' });
  expect(table.find('shop.ping')).toEqual({ slug: 'shop', anchor: 'ping' });
  expect(table.find('shop.models.Book')).toEqual({ slug: 'shop/models/Book' });
  expect(table.findField('shop.models.Book', 'isbn')).toEqual({
    slug: 'shop/models/Book',
    anchor: 'isbn',
  });
  expect(table.find('typing.Optional')).toBeUndefined();
  expect(table.findField('shop.models.Book', 'constructor')).toBeUndefined();
});

test('a package without a module of its own still has a page', () => {
  const { routes } = createRouteTable([makePackage([makeModule('shop.main')])]);
  expect(routes).toContainEqual({ kind: 'package', slug: 'shop', packageName: 'shop' });
});

test('names that differ only in case or that a file system reserves stay apart', () => {
  const models = ['Data', 'data', 'CON', '..', 'a/b', 'x'.repeat(300)];
  const module = makeModule(
    'shop',
    models.map((name) => ({ ...makeModel('shop.X'), id: `shop.${name}`, name })),
  );
  const { routes } = createRouteTable([makePackage([module])]);
  const slugs = routes.flatMap((route) => (route.kind === 'model' ? [route.slug] : []));
  expect(slugs.slice(0, 5)).toEqual([
    'shop/Data',
    'shop/data-2',
    'shop/_CON',
    'shop/_',
    'shop/a-b',
  ]);
  expect(slugs[5]?.length).toBeLessThan(100);
});

test('an address is encoded, ends in a slash and keeps the base', () => {
  expect(getHref({ slug: '' })).toBe('/api-docs/');
  expect(getHref({ slug: 'shop/größe', anchor: 'a b' })).toBe(
    '/api-docs/shop/gr%C3%B6%C3%9Fe/#a%20b',
  );
  expect(getHref({ slug: 'shop' }, '/v1')).toBe('/v1/api-docs/shop/');
});

test('a local name is the id without its module', () => {
  expect(getLocalName('shop.main.Api.read', 'shop.main')).toBe('Api.read');
  expect(getLocalName('shop.mainly', 'shop.main')).toBe('shop.mainly');
});

test('any names give addresses inside the reference, all different, in the same way each time', () => {
  const modules = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 6 });
  fc.assert(
    fc.property(modules, modules, (moduleNames, classNames) => {
      const makeModules = (): Module[] =>
        moduleNames.map((moduleName) => {
          const id = `shop.${moduleName}`;
          return makeModule(
            id,
            classNames.map((name) => ({ ...makeModel('shop.X'), id: `${id}.${name}`, name })),
          );
        });
      const { routes } = createRouteTable([makePackage(makeModules())]);
      const slugs = routes.map(({ slug }) => slug.toLowerCase());
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const { slug } of routes.slice(1)) {
        expect(slug).toMatch(/^shop($|\/)/);
        for (const segment of slug.split('/')) expect(segment).toMatch(/^[\p{L}\p{N}_][^/\\]*$/u);
        const { pathname } = new URL(getHref({ slug }), 'https://site.test');
        expect(decodeURIComponent(pathname)).toBe(`/api-docs/${slug}/`);
      }
      expect(createRouteTable([makePackage(makeModules())]).routes).toEqual(routes);
    }),
  );
});

test('the source of a module has a page that no module can take', () => {
  const modules = [makeModule('shop', []), makeModule('shop.main', [])];
  const { routes, findSource } = createRouteTable([makePackage(modules)], {
    hasSource: (id) => id !== 'shop',
  });
  expect(findSource('shop')).toBeUndefined();
  expect(findSource('shop.main')).toEqual({ slug: 'shop/source-code/main' });
  expect(routes.at(-1)).toMatchObject({ kind: 'source', moduleId: 'shop.main' });
});

test('a function with the id of a module is found in its package, and the module by its page', () => {
  const shop = makeModule('shop', [makeFunction('shop.cut')]);
  const { find } = createRouteTable([makePackage([shop, makeModule('shop.cut', [])])]);
  expect(find('shop.cut')).toEqual({ slug: 'shop', anchor: 'cut' });
  expect(find(getPageId('shop.cut'))).toEqual({ slug: 'shop/cut' });
  expect(find(getPageId('shop'))).toEqual(find('shop'));
});
