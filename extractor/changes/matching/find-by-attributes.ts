import type { ClassItem } from '../../contract/class.ts';
import type { Item } from '../../contract/module.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { resolveName } from '../documents.ts';
import { areSimilarItems } from './similarity.ts';

/**
 * Finds renamed classes by what holds their instances: if `client.books` was a `Books` and is a
 * `BooksResource` now, those who call `client.books.list()` use the one class as they used the other.
 *
 * @param removed the classes of the old document without a counterpart
 * @param added the items of the new document that are no counterpart yet
 * @param pairs the items of the new document by their old ids, as far as they are known
 */
export function findByAttributes(
  removed: readonly Item[],
  added: readonly Item[],
  pairs: ReadonlyMap<string, Item>,
  before: PackageView,
  after: PackageView,
): [Item, Item][] {
  const names = new Set(added.map(({ name }) => name));
  const olds = new Map(removed.filter(({ name }) => !names.has(name)).map((one) => [one.id, one]));
  const news = new Map(added.map((one) => [one.id, one]));
  const found = new Map<string, [Item, Item]>();
  const owners = [...pairs].map(([id, item]): [Item | undefined, Item] => [before.item(id), item]);
  // What is found on the way can hold others.
  for (const [owner, now] of owners) {
    if (owner?.kind !== 'class' || now.kind !== 'class') continue;
    for (const [old, next] of pairHeld(owner, now, before, after)) {
      if (!olds.delete(old.id)) continue;
      if (!news.has(next.id) || !areSimilarItems(old, next)) continue;
      news.delete(next.id);
      found.set(old.id, [old, next]);
      owners.push([old, next]);
    }
  }
  return [...found.values()];
}

/** The classes of the attributes that both classes have. */
function pairHeld(
  owner: ClassItem,
  now: ClassItem,
  before: PackageView,
  after: PackageView,
): [ClassItem, ClassItem][] {
  return (owner.members ?? []).flatMap((id): [ClassItem, ClassItem][] => {
    const old = getClass(id, before);
    const next = getClass(`${now.id}${id.slice(owner.id.length)}`, after);
    return old === undefined || next === undefined ? [] : [[old, next]];
  });
}

/** The only class of the package that the type of an attribute names. */
function getClass(id: string, view: PackageView): ClassItem | undefined {
  const item = view.item(id);
  if (item?.kind !== 'attribute') return undefined;
  const [only, ...others] = getTypeReferences(item.type).flatMap((name) => {
    const found = resolveName(view, name);
    return found?.kind === 'class' ? [found] : [];
  });
  return others.length === 0 ? only : undefined;
}
