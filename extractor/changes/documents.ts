import type { ClassItem } from '../contract/class.ts';
import type { Body, Item } from '../contract/module.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { Operation } from '../contract/operation.ts';
import { isOperation, type PackageView } from '../contract/view/package-view.ts';

/** Two documents of a package, and the mapping between their ids. */
export interface Documents {
  before: PackageView;
  after: PackageView;
  /**
   * The new id for an id of the old document; undefined if it was removed. Names of other packages
   * stay the same.
   */
  counterpart: (beforeId: string) => string | undefined;
  /** The old id for an item of the new document; undefined if it is new. */
  origin: (afterId: string) => string | undefined;
}

/** An item of the old document and its counterpart in the new one. */
export interface ItemPair<Kind extends Item = Item> {
  before: Kind;
  after: Kind;
}

/** Anything but a re-export, which only names a definition. */
export function isDefinition(item: Item): boolean {
  return item.kind !== 'reExport';
}

/** The target of a name once re-exports are followed; undefined if it is outside the package. */
export function resolveName(view: PackageView, name: string): Item | undefined {
  const seen = new Set<string>();
  let item = view.item(name);
  while (item?.kind === 'reExport' && !seen.has(item.id)) {
    seen.add(item.id);
    item = view.item(item.target);
  }
  return item?.kind === 'reExport' ? undefined : item;
}

/** All requests of a function, by the id of the function or of one of its operations. */
export function listRequests(id: string, view: PackageView): Operation[] {
  const name = getFunctionId(id);
  const items = view.moduleOf(id)?.items ?? [];
  return items.filter(isOperation).filter((one) => getFunctionId(one.id) === name);
}

/** What the body of a function says, or those of a class's methods. */
export function getBody({ id }: Pick<Item, 'id'>, view: PackageView): Body | undefined {
  const module = view.moduleOf(id);
  const name = module && getFunctionId(id).slice(module.id.length + 1);
  const bodies = module?.bodies ?? {};
  return name !== undefined && Object.hasOwn(bodies, name) ? bodies[name] : undefined;
}

/** Whether a function has statements, which are the same on both sides. */
export function hasSameBody(
  { before, after }: ItemPair,
  views: Pick<Documents, 'before' | 'after'>,
): boolean {
  const old = getBody(before, views.before)?.digest;
  return old !== undefined && old === getBody(after, views.after)?.digest;
}

/** The class that an item is a member of. */
export function getOwner({ id }: Item, view: PackageView): ClassItem | undefined {
  const owner = view.item(id.slice(0, Math.max(0, id.lastIndexOf('.'))));
  return owner?.kind === 'class' ? owner : undefined;
}
