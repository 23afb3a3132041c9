import type { ClassItem } from '../contract/class.ts';
import type { Item } from '../contract/module.ts';
import type { PackageView } from '../contract/view/package-view.ts';

/** Two documents of a package, and what the ids of the one are called in the other. */
export interface Documents {
  before: PackageView;
  after: PackageView;
  /**
   * What an id of the old document is called in the new one; undefined where it is gone, and for
   * names of other packages, which are called the same.
   */
  counterpart: (beforeId: string) => string | undefined;
  /** What an item of the new document was called in the old one; undefined where it is new. */
  origin: (afterId: string) => string | undefined;
}

/** An item of the old document and what it is in the new one. */
export interface ItemPair<Kind extends Item = Item> {
  before: Kind;
  after: Kind;
}

/** Anything but a re-export, which names a definition and is none. */
export function isDefinition(item: Item): boolean {
  return item.kind !== 'reExport';
}

/** What a name stands for once re-exports are followed; nothing where that lies outside the package. */
export function resolveName(view: PackageView, name: string): Item | undefined {
  const seen = new Set<string>();
  let item = view.item(name);
  while (item?.kind === 'reExport' && !seen.has(item.id)) {
    seen.add(item.id);
    item = view.item(item.target);
  }
  return item?.kind === 'reExport' ? undefined : item;
}

/** The class that an item is a member of. */
export function getOwner({ id }: Item, view: PackageView): ClassItem | undefined {
  const owner = view.item(id.slice(0, Math.max(0, id.lastIndexOf('.'))));
  return owner?.kind === 'class' ? owner : undefined;
}
