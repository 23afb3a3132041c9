import type { Item } from '../contract/module.ts';
import { getItemTypes, getTypeReferences } from '../contract/types/type-references.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { getLastName } from '../contract/last-name.ts';

/** The items of a document that matter to users of the package. */
export interface Visibility {
  /** Whether users can reach the item by a public name. */
  isPublic: (item: Item) => boolean;
  /** Whether it is public, or public items refer to it: a private base, the type of a parameter. */
  isMet: (item: Item) => boolean;
}

/** Names that begin with an underscore but are meant to be used. */
const SPECIAL = /^__\w+__$/;

/** Finds the items of a document that users can see. */
export function createVisibility(view: PackageView): Visibility {
  let met: Set<string> | undefined;

  function isPublic(item: Item): boolean {
    const module = view.moduleOf(item.id);
    if (module === undefined || (view.home(item.id) ?? module).private) return false;
    const names = item.id.slice(module.id.length + 1).split('.');
    return names.every((name, depth) => {
      const isExported = depth === 0 && module.exports?.includes(name) === true;
      return isExported || !name.startsWith('_') || SPECIAL.test(name);
    });
  }

  return {
    isPublic,
    isMet(item) {
      met ??= collectMet(view, isPublic);
      return met.has(item.id);
    },
  };
}

function collectMet(view: PackageView, isPublic: (item: Item) => boolean): Set<string> {
  const met = new Set([...view.items.values()].filter(isPublic).map(({ id }) => id));
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of met) {
    const item = view.item(id);
    if (item === undefined) continue;
    for (const next of getItemTypes(item).flatMap(getTypeReferences)) met.add(next);
    if (item.kind === 'reExport') met.add(item.target);
    if (item.kind !== 'class') continue;
    for (const member of item.members ?? []) if (!isPrivateName(member)) met.add(member);
  }
  return met;
}

function isPrivateName(id: string): boolean {
  const name = getLastName(id);
  return name.startsWith('_') && !SPECIAL.test(name);
}
