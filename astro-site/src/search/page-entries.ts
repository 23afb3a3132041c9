import { getReference } from '../reference/reference.ts';
import { getSite } from '../reference/site.ts';
import { renderSearchEntries, type SearchEntry } from '../render/search/page.ts';
import { base } from '../routing/base.ts';
import { getHref, type Route } from '../routing/route.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';

const known = new Map<string, readonly SearchEntry[]>();

/** Keeps what search finds of a page that was made for something else. */
export function keepSearchEntries({ slug }: Route, entries: readonly SearchEntry[]): void {
  known.set(slug, entries);
}

/** What search finds of the pages that were made, by their slugs. */
export function listPageEntries(): ReadonlyMap<string, readonly SearchEntry[]> {
  return known;
}

/** What search finds of each page of the reference, one by one: together they would take much memory. */
export function* listSearchEntries(): Generator<readonly [PackageView, readonly SearchEntry[]]> {
  const { packages } = getReference();
  for (const route of getSite().routes) {
    const documented = route.kind === 'packages' ? undefined : packages.get(route.packageName);
    if (documented !== undefined) yield [documented.view, getSearchEntries(route)];
  }
}

function getSearchEntries(route: Route): readonly SearchEntry[] {
  const found = known.get(route.slug);
  return found ?? renderSearchEntries(getSite().getPage(route), getHref(route, base));
}
