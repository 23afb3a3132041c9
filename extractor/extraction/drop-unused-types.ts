import type { Item, Module } from '../contract/module.ts';
import {
  getClientReferences,
  getCredentialClasses,
  getItemTypes,
  getTypeReferences,
} from '../contract/types/type-references.ts';

/**
 * Removes types that are not meant for readers (their name begins with an underscore, or `__all__`
 * omits them) and that nothing visible refers to, together with their members.
 */
export function dropUnusedTypes(modules: readonly Module[]): void {
  const hidden = new Set(modules.flatMap(getHiddenTypes));
  if (hidden.size === 0) return;
  const findHidden = createFinder(hidden);
  const kept = collectKept(modules, findHidden);
  for (const module of modules) {
    const isKept = (id: string) => {
      const owner = findHidden(id);
      return owner === undefined || kept.has(owner);
    };
    module.items = module.items.filter(({ id }) => isKept(id));
    module.members = module.members.filter(isKept);
  }
}

function getHiddenTypes({ exports, members, items }: Module): string[] {
  const own = new Set(members);
  const exported = exports && new Set(exports);
  const isHidden = ({ id, name }: Item) =>
    own.has(id) && (exported === undefined ? name.startsWith('_') : !exported.has(name));
  return items.filter((item) => isType(item) && isHidden(item)).map(({ id }) => id);
}

function isType(item: Item): boolean {
  if (item.kind !== 'attribute') return item.kind === 'class';
  return item.aliasOf !== undefined || item.bound !== undefined;
}

/** The hidden types that are referred to, directly or indirectly. */
function collectKept(modules: readonly Module[], findHidden: FindHidden): ReadonlySet<string> {
  const kept = new Set<string>();
  const inside = new Map<string, Item[]>();
  const keep = (item: Item) => {
    for (const id of getReferences(item)) {
      const owner = findHidden(id);
      if (owner !== undefined) kept.add(owner);
    }
  };
  for (const item of modules.flatMap(({ items }) => items)) {
    const owner = findHidden(item.id);
    if (owner === undefined) keep(item);
    else if (item.kind === 'operation') kept.add(owner);
    if (owner !== undefined) inside.set(owner, [...(inside.get(owner) ?? []), item]);
  }
  // Iterating over a Set also visits elements that are added on the way.
  for (const owner of kept) inside.get(owner)?.forEach(keep);
  return kept;
}

function getReferences(item: Item): string[] {
  if (item.kind === 'reExport') return [item.target];
  return [
    ...getOperationReferences(item),
    ...getCredentialClasses(item),
    ...getItemTypes(item).flatMap(getTypeReferences),
  ];
}

function getOperationReferences(item: Item): string[] {
  if (item.kind !== 'operation') return [];
  const dependencies = item.parameters.flatMap(({ dependency }) => dependency ?? []);
  return [...dependencies, ...getClientReferences(item.client)];
}

/** The hidden type that an item is or belongs to. */
type FindHidden = (id: string) => string | undefined;

/** Many items have the same owners, so each is looked up once. */
function createFinder(hidden: ReadonlySet<string>): FindHidden {
  const known = new Map<string, string | undefined>();
  const find: FindHidden = (id) => {
    if (hidden.has(id)) return id;
    if (known.has(id)) return known.get(id);
    const dot = id.lastIndexOf('.');
    const found = dot < 0 ? undefined : find(id.slice(0, dot));
    known.set(id, found);
    return found;
  };
  return find;
}
