import type { Item } from '../contract/module.ts';
import type { Package } from '../contract/package.ts';
import { createPackageView, type PackageView } from '../contract/view/package-view.ts';
import { type Documents, getOwner, isDefinition, type ItemPair, resolveName } from './documents.ts';
import { type Dependency, findDependencies } from './matching/find-dependencies.ts';
import { findMovedModules } from './matching/find-moved-modules.ts';
import { findReplacements, type Replacement } from './matching/find-replacements.ts';
import { findUsualNames } from './matching/find-usual-names.ts';
import { pairItems } from './matching/pair-items.ts';

/** Two documents of a package, and which items they have. A re-export is a name, not an item. */
export interface Comparison extends Documents {
  /**
   * Items in both documents, in the order of the old one, followed by those that newly hide an
   * inherited member.
   */
  pairs: ItemPair[];
  /** Names of parameters that many functions have now in place of another one, old to new. */
  usualNames: ReadonlyMap<string, string>;
  /** What callers use in place of removed items, by the ids of these. */
  replacements: ReadonlyMap<string, Replacement>;
  /** Items that are only in the new document, in its order. */
  added: Item[];
  /** Items that are only in the old document, in its order. */
  removed: Item[];
  /** Whether only a framework calls the functions of declared operations, and no user. */
  isServer: boolean;
  /** The dependencies of operations in both documents, by their ids in the new one. */
  dependencies: ReadonlyMap<string, Dependency>;
}

/** Matches the items of two documents of a package. */
export function createComparison(oldPackage: Package, newPackage: Package): Comparison {
  const before = createPackageView(oldPackage);
  const after = createPackageView(newPackage);
  const found = pairItems(before, after);
  const movedModules = findMovedModules(found, before, after);
  // If several items have become one, the first counts as the old item: items are paired by their
  // ids first.
  const origins = new Map([...found].toReversed().map(([old, { id }]) => [id, old]));
  // In the order of the old document: what several operations share is reported for the first.
  const pairs = [...before.items.values()].flatMap((old): ItemPair[] => {
    const now = found.get(old.id);
    return now === undefined ? [] : [{ before: old, after: now }];
  });
  const counterpart = (id: string): string | undefined => {
    if (before.module(id) !== undefined) return after.module(id)?.id ?? movedModules.get(id);
    const old = resolveName(before, id);
    return old && found.get(old.id)?.id;
  };
  const oldModules = new Map([...movedModules].map(([old, now]) => [now, old]));
  const origin = (id: string): string | undefined => origins.get(id) ?? oldModules.get(id);
  const isNew = (item: Item) => isDefinition(item) && !origins.has(item.id);
  const fresh = [...after.items.values()].filter(isNew);
  const overrides = findOverrides(fresh, pairs, before, after);
  const overriding = new Set(overrides.map((pair) => pair.after.id));
  const removed = [...before.items.values()].filter(
    (item) => isDefinition(item) && !found.has(item.id),
  );
  const replacements = findReplacements(removed, fresh, { before, after, counterpart, origin });
  const replacing = new Set([...replacements.values()].map(({ item }) => item.id));

  return {
    before,
    after,
    pairs: [...pairs, ...overrides],
    usualNames: findUsualNames(pairs),
    replacements,
    added: fresh.filter(({ id }) => !overriding.has(id) && !replacing.has(id)),
    removed,
    counterpart,
    origin,
    isServer: (newPackage.index.kind ?? oldPackage.index.kind) === 'server',
    dependencies: findDependencies(pairs, { before, after, counterpart, origin }),
  };
}

/** Members that a class used to inherit from a base and now declares itself. */
function findOverrides(
  fresh: readonly Item[],
  pairs: readonly ItemPair[],
  before: PackageView,
  after: PackageView,
): ItemPair[] {
  const olds = new Map(pairs.map((pair) => [pair.after.id, pair.before]));
  return fresh.flatMap((item): ItemPair[] => {
    const owner = getOwner(item, after);
    const old = owner && olds.get(owner.id);
    if (old?.kind !== 'class') return [];
    const inherited = before.inheritedMembers(old.id).find((one) => one.item.name === item.name);
    return inherited === undefined ? [] : [{ before: inherited.item, after: item }];
  });
}
