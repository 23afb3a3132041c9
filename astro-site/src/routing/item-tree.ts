import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Item, Module } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';

/** An item of a module with everything that is nested in it, in source order. */
export interface ItemTree {
  item: Item;
  nested: Item[];
}

/** A module's own items, each with the items nested in it. An item without a known owner is listed by itself. */
export function makeItemTrees({ id, members, items }: Module): ItemTree[] {
  const own = new Set(members);
  const trees = new Map<string, ItemTree>();
  for (const item of items) {
    const owner = own.has(item.id) ? undefined : findOwner(item.id, id, trees);
    if (owner === undefined) trees.set(item.id, { item, nested: [] });
    else owner.nested.push(item);
  }
  return [...trees.values()];
}

function findOwner(
  id: string,
  moduleId: string,
  trees: ReadonlyMap<string, ItemTree>,
): ItemTree | undefined {
  for (let part = getParent(id); part.length > moduleId.length; part = getParent(part)) {
    const owner = trees.get(part);
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** The id without its last part; empty if it has only one. */
export function getParent(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

/** Whether the item is a class with data, which has its own page. */
export function isModel(item: Item): item is ClassItem {
  return item.kind === 'class' && item.model !== undefined;
}

/** An operation that is a call of a client. */
export type ClientOperation = Operation & { client: NonNullable<Operation['client']> };

/** Whether the item is a function of a client that sends a request. */
export function isClientOperation(item: Item | undefined): item is ClientOperation {
  return item?.kind === 'operation' && item.client !== undefined;
}

/** Whether methods of the class send requests; such a class has its own page. */
export function hasRequests(item: Item, find: (id: string) => Item | undefined): boolean {
  const members = item.kind === 'class' ? (item.members ?? []) : [];
  return members.some((member) => isClientOperation(find(member)));
}
