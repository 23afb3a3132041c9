import { expect, test } from 'vitest';
import { makeContentTree } from '../../../../astro-site/src/navigation/content-tree.ts';
import { makeNavigation } from '../../../../astro-site/src/navigation/make-navigation.ts';
import type { NavigationNode } from '../../../../astro-site/src/navigation/navigation-node.ts';
import { getNeighbours, listInOrder } from '../../../../astro-site/src/navigation/reading-order.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { sidebar } from '../../../../astro-site/src/strings/en.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeModule, makePackage } from '../../extractor/support/contract.ts';

/** A package, with a module that is not public. */
function makeContent(name: string, ids: readonly string[]) {
  const hidden = { ...makeModule(`${name}._hidden`), private: true as const };
  const { index, modules } = makePackage([...ids.map((id) => makeModule(id)), hidden]);
  return { index: { ...index, name }, modules };
}

/** The navigation of a site with narrative pages, a link elsewhere, and modules of packages. */
function make(slugs: string[], ...packages: string[][]): NavigationNode[] {
  const names = packages.map(([name = '']) => name);
  const contents = packages.map((ids, index) => makeContent(names[index] ?? '', ids));
  const config = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: names.map((name) => ({ name, source: name })),
  });
  const routes = createRouteTable(contents);
  const scopes = config.packages.flatMap((settings, index) => {
    const content = contents[index];
    return content === undefined ? [] : [createScope(createPackageView(content), settings, routes)];
  });
  const pages = slugs.map((slug) => ({ slug, label: slug.toUpperCase() }));
  return makeNavigation({
    content: makeContentTree(pages, []),
    labels: new Map(pages.map(({ slug, label }) => [slug, label])),
    links: [{ label: 'Blog', href: 'https://blog.test/' }],
    scopes,
    routes,
    base: '/docs/',
    strings: sidebar,
  });
}

/** One line for each entry, indented like a tree. */
function draw(nodes: readonly NavigationNode[], indent = ''): string[] {
  return nodes.flatMap(({ label, href, children }) => [
    `${indent}${label} ${href}`,
    ...draw(children, `${indent}  `),
  ]);
}

test('the narrative pages come first, then links, then the package as a tree of modules', () => {
  expect(
    draw(make(['index', 'a', 'a/b', 'c/d'], ['shop', 'shop.x', 'shop.x.y', 'shop.p.q'])),
  ).toEqual([
    'INDEX /docs/',
    'A /docs/a/',
    '  A/B /docs/a/b/',
    'C /docs/c/d/',
    '  C/D /docs/c/d/',
    'Blog https://blog.test/',
    'API reference /docs/api-docs/shop/',
    '  x /docs/api-docs/shop/x/',
    '    y /docs/api-docs/shop/x/y/',
    '  p.q /docs/api-docs/shop/p/q/',
  ]);
});

test('each of several packages has a level of its own', () => {
  expect(draw(make([], ['shop', 'shop.x'], ['till', 'till.y']))).toEqual([
    'Blog https://blog.test/',
    'API reference /docs/api-docs/',
    '  shop /docs/api-docs/shop/',
    '    x /docs/api-docs/shop/x/',
    '  till /docs/api-docs/till/',
    '    y /docs/api-docs/till/y/',
  ]);
});

test('a page without a label is not on the site', () => {
  const nodes = makeNavigation({
    content: [{ kind: 'page', slug: 'draft' }],
    labels: new Map(),
    links: [],
    scopes: [],
    routes: createRouteTable([]),
    base: '/',
    strings: sidebar,
  });
  expect(nodes.map(({ label }) => label)).toEqual(['API reference']);
});

test('the pages before and after another one', () => {
  const order = listInOrder(make(['a', 'a/b', 'c/d'], ['shop', 'shop.x']), '/docs/');
  const list = (path: string) => getNeighbours(order, path).map(({ href }) => href);
  expect(list('/docs/a/')).toEqual(['/docs/a/', '/docs/a/b/']);
  expect(list('/docs/api-docs/shop/')).toEqual([
    '/docs/c/d/',
    '/docs/api-docs/shop/',
    '/docs/api-docs/shop/x/',
  ]);
  expect(list('/docs/unknown/')).toEqual([]);
});
