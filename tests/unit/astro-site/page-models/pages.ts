import { makePage } from '../../../../astro-site/src/page-models/make-page.ts';
import type { Page } from '../../../../astro-site/src/page-models/page.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { getHref } from '../../../../astro-site/src/routing/route.ts';
import { type PackageConfig } from '../../../../extractor/config/package-schema.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import {
  renderSearchEntries,
  type SearchEntry,
} from '../../../../astro-site/src/render/search/page.ts';

interface Options extends NonNullable<Parameters<typeof createScope>[3]> {
  /** With a small budget, large modules are split over several pages. */
  budget?: number;
  auth?: PackageConfig['auth'];
  /** The modules whose source has a page. */
  hasSource?: (moduleId: string) => boolean;
}

/** The pages of a package with their addresses. */
export function makePages(
  content: Package,
  { budget = Infinity, auth, hasSource = () => false, ...surroundings }: Options = {},
): [Page, href: string][] {
  const { name } = content.index;
  const [settings] = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name, source: 'shop', apiBaseUrl: 'https://api.test', auth }],
  }).packages;
  if (settings === undefined) throw new Error('The configuration has a package.');
  const table = createRouteTable([content], {
    ...{ getBudget: () => budget, hasSource },
    hasApi: () => surroundings.api !== undefined,
  });
  const scope = createScope(createPackageView(content), settings, table, surroundings);
  const sources = { scopes: new Map([[name, scope]]), getSource: () => 'source_text = 1\n' };
  return table.routes.map((route) => {
    const page = makePage(route, sources);
    if (page === undefined) throw new Error(`${route.slug} has no page.`);
    return [page, getHref(route)];
  });
}

/** What search finds of pages, with their packages. */
export function listEntries(
  pages: readonly (readonly [Page, href: string])[],
): (readonly [PackageView, readonly SearchEntry[]])[] {
  return pages.flatMap(([page, href]) =>
    page.scope === undefined ? [] : [[page.scope.view, renderSearchEntries(page, href)] as const],
  );
}
