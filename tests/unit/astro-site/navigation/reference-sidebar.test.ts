import { expect, test } from 'vitest';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { createReferenceSidebars } from '../../../../astro-site/src/navigation/reference-sidebar.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { makeModule, makePackage } from '../../extractor/support/contract.ts';

const config = ConfigSchema.parse({
  site: { title: 'Shop' },
  packages: [{ name: 'shop', source: 'shop' }],
});

/** The labels of the modules that the page of one of them lists. */
function listLabels(ids: string[], at: string): string[] {
  const content = makePackage([
    ...ids.map((id) => makeModule(id)),
    { ...makeModule('shop._hidden'), private: true as const },
  ]);
  const table = createRouteTable([content]);
  const settings = config.packages[0];
  if (settings === undefined) throw new Error('The configuration has a package.');
  const scope = createScope(createPackageView(content), settings, table);
  const route = table.routes.find((each) => 'moduleId' in each && each.moduleId === at);
  if (route === undefined) throw new Error('The module has a page.');
  const text = JSON.stringify(createReferenceSidebars([scope], table, [])(route));
  return [...text.matchAll(/"label":"([\w.]+)"/g)].map(([, label = '']) => label).slice(2);
}

test('a package with few modules lists all except private ones', () => {
  const labels = listLabels(['shop', 'shop.a', 'shop.a.b'], 'shop.a');
  expect(labels).toEqual(['a', 'a.b']);
});

test('a package with many modules lists the current branch', () => {
  const many = Array.from({ length: 60 }, (_, index) => `shop.far.m${String(index)}`);
  const ids = [
    'shop',
    'shop.a',
    'shop.a.b',
    'shop.a.b.c',
    'shop.a.b.c.d',
    'shop.a.x',
    'shop.far',
    ...many,
  ];
  expect(listLabels(ids, 'shop.a.b')).toEqual(['a', 'a.b', 'a.b.c', 'a.x', 'far']);
});

test('of very many modules next to each other, only those above the page are listed', () => {
  const many = Array.from({ length: 61 }, (_, index) => `shop.far.m${String(index)}`);
  const ids = ['shop', 'shop.a', 'shop.far', ...many, 'shop.far.m7.x'];
  expect(listLabels(ids, 'shop.far.m7')).toEqual(['a', 'far', 'far.m7', 'far.m7.x']);
  expect(listLabels(ids, 'shop.far')).toEqual(['a', 'far']);
});
