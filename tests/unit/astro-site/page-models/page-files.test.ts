import { expect, test } from 'vitest';
import {
  getPackageFiles,
  getPageFiles,
} from '../../../../astro-site/src/page-models/page-files.ts';
import { makePage } from '../../../../astro-site/src/page-models/make-page.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { getHref } from '../../../../astro-site/src/routing/route.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const [settings] = ConfigSchema.parse({
  site: { title: 'Shop' },
  packages: [{ name: 'shop', source: 'shop' }],
}).packages;

function layOut(...items: Item[]) {
  if (settings === undefined) throw new Error('The configuration has a package.');
  const content = makePackage([makeModule('shop'), makeModule('shop.main', items)]);
  const table = createRouteTable([content]);
  const scope = createScope(createPackageView(content), settings, table, { base: '/docs/' });
  const files = table.routes.map((route) => {
    const page = makePage(route, { scopes: new Map([['shop', scope]]) });
    if (page === undefined) throw new Error(`${route.slug} has no page.`);
    return [route.slug, getPageFiles(page, getHref(route, '/docs/'), '/docs/')] as const;
  });
  return { scope, files: new Map<string, ReturnType<typeof getPageFiles>>(files) };
}

test('pages of operations offer OpenAPI, every page its Markdown', () => {
  const { files } = layOut(makeOperation('shop.main.read'), makeModel('shop.main.Book'));
  const openApi = { href: '/docs/api-docs/shop/openapi.json', fileName: 'shop.openapi.json' };
  expect(files.get('')).toEqual({ markdown: '/docs/api-docs.md' });
  expect(files.get('shop')).toEqual({ markdown: '/docs/api-docs/shop.md', openApi });
  expect(files.get('shop/main')).toEqual({ markdown: '/docs/api-docs/shop/main.md', openApi });
  expect(files.get('shop/main/Book')).toEqual({ markdown: '/docs/api-docs/shop/main/Book.md' });
});

test('a package without operations has no OpenAPI', () => {
  const { scope, files } = layOut(makeModel('shop.main.Book'));
  expect(files.get('shop')).toEqual({ markdown: '/docs/api-docs/shop.md' });
  expect(getPackageFiles(scope)).toEqual({ contract: '/docs/api-docs/shop.json' });
});
