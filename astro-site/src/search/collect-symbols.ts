import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { SearchEntry } from '../render/search/page.ts';
import type { SearchSymbol } from './symbol.ts';

/**
 * Every symbol that pages of the reference document, by package and module in the order of the
 * source, members behind their owner.
 *
 * @param pages what search finds of each page, with its package
 */
export function collectSymbols(
  pages: Iterable<readonly [PackageView, readonly SearchEntry[]]>,
): SearchSymbol[] {
  const packages = new Map<PackageView, SearchEntry[]>();
  for (const [view, found] of pages) {
    const entries = packages.get(view) ?? [];
    entries.push(...found);
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
