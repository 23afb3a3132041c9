import type { Item } from '../contract/module.ts';
import { getItemTypes, getTypeReferences } from '../contract/types/type-references.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { getOwner, resolveName } from './documents.ts';

/** From this number on, what a package offers at its top level is what users are meant to use. */
const ENOUGH = 5;

/**
 * The ids of objects that users get to from what packages export: through types, bases, members
 * and descriptions. Undefined if the outermost module offers little, so that users import the
 * modules inside.
 */
export function findReachedObjects(view: PackageView): ReadonlySet<string> | undefined {
  const [root] = view.modules;
  if (root === undefined || listOffered(root.id, view).length < ENOUGH) return undefined;
  const packages = view.modules.filter(
    (module) => module === root || (module.file.endsWith('__init__.py') && module.private !== true),
  );
  const named = Map.groupBy(
    [...view.items.values()].filter(({ kind }) => kind === 'class'),
    ({ name }) => name,
  );
  const reached = new Set(packages.flatMap(({ id }) => listOffered(id, view)));
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of reached) {
    const item = view.item(id);
    if (item === undefined) continue;
    const classes = listWords(item).flatMap((word) => named.get(word) ?? []);
    for (const next of [...listNext(item, view), ...classes.map((one) => one.id)]) {
      reached.add(next);
    }
  }
  return reached;
}

/** What a module defines or imports for its users. */
function listOffered(module: string, view: PackageView): string[] {
  const items = view.module(module)?.items ?? [];
  return items
    .filter((item) => !item.name.startsWith('_') && getOwner(item, view) === undefined)
    .flatMap(({ id }) => resolveName(view, id)?.id ?? []);
}

function listNext(item: Item, view: PackageView): string[] {
  const types = getItemTypes(item).flatMap(getTypeReferences);
  if (item.kind !== 'class') return types;
  const members = [...view.items.values()].filter((one) => isOf(one, item.id) && !isInner(one));
  const bases = view.lineage(item.id).map(({ id }) => id);
  return [...types, ...bases, ...members.map(({ id }) => id)];
}

function isOf({ id }: Item, owner: string): boolean {
  return id.startsWith(`${owner}.`);
}

/** A member that only the package calls, as it does the constructors of what it returns. */
function isInner({ name }: Item): boolean {
  return name.startsWith('_');
}

function listWords(item: Item): string[] {
  const texts =
    item.kind === 'operation'
      ? [item.summary, item.description, item.sections]
      : 'docstring' in item
        ? [item.docstring]
        : [];
  return Array.from(JSON.stringify(texts).matchAll(/\b[A-Z]\w+/g), ([word]) => word);
}

/** Whether something, or what it is a member of, is among the reached objects. */
export function isReached(id: string, reached: ReadonlySet<string>): boolean {
  const parts = getFunctionId(id).split('.');
  return parts.some((_, index) => reached.has(parts.slice(0, parts.length - index).join('.')));
}
