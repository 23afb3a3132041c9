import type { Page } from '../page-models/page.ts';
import { renderSearchEntries, type SearchEntry } from '../render/search/page.ts';
import type { SearchSymbol } from './symbol.ts';

type PackageView = NonNullable<Page['scope']>['view'];

/**
 * Every symbol that pages of the reference document, by package and module in the order of the
 * source, members behind their owner.
 *
 * @param pages the pages with their addresses
 */
export function collectSymbols(pages: Iterable<readonly [Page, href: string]>): SearchSymbol[] {
  const packages = new Map<PackageView, SearchEntry[]>();
  for (const [page, href] of pages) {
    if (page.scope === undefined) continue;
    const { view } = page.scope;
    const entries = packages.get(view) ?? [];
    entries.push(...renderSearchEntries(page, href));
    packages.set(view, entries);
  }
  return [...packages]
    .flatMap(([view, entries]) => sortEntries(entries, view))
    .flatMap(({ symbols }) => symbols);
}

/** Classes with pages of their own stand behind their module, among the rest of it. */
function sortEntries(entries: readonly SearchEntry[], { modules }: PackageView): SearchEntry[] {
  const getModuleRank = createRanking(modules.map(({ id }) => id));
  const getItemRank = createRanking(modules.flatMap(({ items }) => items.map(({ id }) => id)));
  return entries.toSorted(
    (one, other) =>
      getModuleRank(one.module) - getModuleRank(other.module) ||
      getItemRank(one.id) - getItemRank(other.id),
  );
}

/** Numbers ids by their position; others, for example a module among items, come first. */
function createRanking(ids: readonly string[]): (id: string) => number {
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  return (id) => ranks.get(id) ?? -1;
}
