import { expect, test } from 'vitest';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makePage } from '../../../../astro-site/src/page-models/make-page.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import {
  makeDiagnostic,
  makeField,
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const content = makePackage(
  [
    makeModule('shop'),
    makeModule('shop.main', [
      makeOperation('shop.main.read', { group: 'Books', method: 'PATCH' }),
      makeOperation('shop.main.list', { group: 'Authors' }),
    ]),
    makeModule('shop.models', [
      makeModel('shop.models.A', [], [makeField('title')]),
      makeModel('shop.models.B'),
    ]),
  ],
  [
    makeDiagnostic({ item: 'shop.main.read' }),
    makeDiagnostic({ item: 'shop.main.read', code: 'WD402' }),
  ],
);
const { packages } = ConfigSchema.parse({
  site: { title: 'Shop' },
  packages: [
    {
      name: 'shop',
      source: 'shop',
      groups: [{ label: 'Authors', match: ['/a'] }],
      sourceUrl: 'https://git.test/{file}#L{line}',
    },
  ],
});
const routes = createRouteTable([content]);
const settings = packages[0];
if (settings === undefined) throw new Error('The configuration has a package.');
const scope = createScope(createPackageView(content), settings, routes);
const sources = { scopes: new Map([['shop', scope]]) };
const pages = routes.routes.map((route) => makePage(route, sources));

test('every route has a page', () => {
  expect(pages.map((page) => [page?.kind, page?.title])).toEqual([
    ['packages', 'API reference'],
    ['package', 'shop'],
    ['module', 'main'],
    ['module', 'models'],
    ['model', 'A'],
    ['model', 'B'],
  ]);
  expect(
    makePage({ kind: 'package', slug: 'x', packageName: 'x' }, { scopes: new Map() }),
  ).toBeUndefined();
});

test("a module's contents follow the groups in the configured order, with methods", () => {
  expect(pages[2]?.reference.outline).toEqual([
    { label: 'Authors', links: [{ href: '#list', text: 'list', method: 'GET' }] },
    { label: 'Books', links: [{ href: '#read', text: 'read', method: 'PATCH' }] },
  ]);
});

test('the contents of a model are its fields and parts, its neighbours the models next to it', () => {
  const page = pages[4];
  expect(page?.reference.outline[0]).toEqual({
    label: 'Fields',
    links: [{ href: '#title', text: 'title' }],
  });
  expect(page?.prev).toBe(false);
  expect(page?.next).toEqual({ label: 'B', link: '/api-docs/shop/models/B/' });
  expect(page?.reference.trail.map(({ label }) => label)).toEqual([
    'API reference',
    'shop',
    'models',
  ]);
});

test('a scope knows addresses, gaps and source links', () => {
  expect(scope.href('shop.main.read')).toBe('/api-docs/shop/main/#read');
  expect(scope.href('builtins.str')).toBeUndefined();
  expect(scope.gaps('shop.main.read').map(({ code }) => code)).toEqual(['WD201']);
  expect(scope.gaps('shop.main.list')).toEqual([]);
  expect(scope.sourceUrl({ file: 'shop/main.py', line: 3 })).toBe(
    'https://git.test/shop/main.py#L3',
  );
});
