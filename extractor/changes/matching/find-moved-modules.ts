import type { Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';

/**
 * Finds renamed modules: they were removed, and most of their items that still exist are now in one
 * new module.
 *
 * @param pairs the items of the new document by their old ids, as far as they are known
 * @returns the new ids by the old ones
 */
export function findMovedModules(
  pairs: ReadonlyMap<string, Item>,
  before: PackageView,
  after: PackageView,
): Map<string, string> {
  const votes = countVotes(pairs, before, after);
  const moved = new Map<string, string>();
  for (const [old, places] of votes) {
    const [best] = [...places].toSorted(([, one], [, other]) => other - one);
    const total = [...places.values()].reduce((sum, count) => sum + count, 0);
    if (best !== undefined && best[1] * 2 > total) moved.set(old, best[0]);
  }
  return moved;
}

/** For each removed module, how many of its items are now in which new module. */
function countVotes(
  pairs: ReadonlyMap<string, Item>,
  before: PackageView,
  after: PackageView,
): Map<string, Map<string, number>> {
  const votes = new Map<string, Map<string, number>>();
  for (const [id, item] of pairs) {
    const old = before.moduleOf(id)?.id ?? '';
    const now = after.moduleOf(item.id)?.id ?? '';
    if (after.module(old) !== undefined || before.module(now) !== undefined) continue;
    const places = votes.get(old) ?? new Map<string, number>();
    votes.set(old, places.set(now, (places.get(now) ?? 0) + 1));
  }
  return votes;
}
