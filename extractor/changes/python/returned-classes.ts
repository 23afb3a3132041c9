import type { ClassItem } from '../../contract/class.ts';
import type { Item } from '../../contract/module.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../documents.ts';
import { getTypeName } from '../types/type-names.ts';

/** The classes that functions of a package take and return, directly or inside others. */
interface Flows {
  taken: ReadonlySet<string>;
  returned: ReadonlySet<string>;
}

const known = new WeakMap<PackageView, Flows>();

/** Whether functions return instances of a class, in the old document or the new one. */
export function isReturned(pair: ItemPair, comparison: Comparison): boolean {
  return someSide(pair, comparison, ({ returned }, id) => returned.has(id));
}

/** Whether functions return instances of a class and none takes them: callers make none. */
export function isOnlyReturned(pair: ItemPair, comparison: Comparison): boolean {
  if (someSide(pair, comparison, ({ taken }, id) => taken.has(id))) return false;
  return isReturned(pair, comparison);
}

/**
 * Whether a dictionary is one that callers do not make: no function takes it, and functions say what
 * other dictionaries they take.
 */
export function isNeverTaken(pair: ItemPair<ClassItem>, comparison: Comparison): boolean {
  if (pair.after.model?.flavor !== 'typedDict') return false;
  if (someSide(pair, comparison, ({ taken }, id) => taken.has(id))) return false;
  const { taken } = getFlows(comparison.after);
  return [...taken].some((id) => isDictionary(comparison.after.item(id)));
}

function isDictionary(item: Item | undefined): boolean {
  return item?.kind === 'class' && item.model?.flavor === 'typedDict';
}

function someSide(
  pair: ItemPair,
  comparison: Comparison,
  test: (flows: Flows, id: string) => boolean,
): boolean {
  return (['before', 'after'] as const).some((side) =>
    test(getFlows(comparison[side]), pair[side].id),
  );
}

function getFlows(view: PackageView): Flows {
  const found = known.get(view) ?? findFlows(view);
  known.set(view, found);
  return found;
}

function findFlows(view: PackageView): Flows {
  const taken = new Set<string>();
  const returned = new Set<string>();
  for (const item of view.items.values()) {
    if (isPrivate(item)) continue;
    if (item.kind === 'function' || item.kind === 'operation') {
      for (const { parameters, returns } of [item.signature, ...(item.overloads ?? [])]) {
        const types = parameters.flatMap(({ type }) => getInstanceTypes(type));
        for (const id of types.flatMap(getTypeReferences)) taken.add(id);
        for (const id of getTypeReferences(returns)) returned.add(id);
      }
    }
    if (item.kind === 'attribute') {
      for (const id of getTypeReferences(item.type)) returned.add(id);
    }
  }
  return {
    taken: reach(taken, view, { withSubtypes: true }),
    returned: reach(returned, view, { withSubtypes: false }),
  };
}

/** The parts of a type that are instances: `type[Book]` is the class itself. */
function getInstanceTypes(type: TypeExpression | undefined): TypeExpression[] {
  if (type === undefined) return [];
  if (type.kind === 'union') return type.members.flatMap(getInstanceTypes);
  if (type.kind !== 'generic') return [type];
  const isClass = type.origin.kind === 'name' && getTypeName(type.origin) === 'type';
  return isClass ? [] : [type.origin, ...type.arguments.flatMap(getInstanceTypes)];
}

function isPrivate({ name }: Item): boolean {
  return name.startsWith('_') && !name.startsWith('__');
}

/**
 * The ids with everything that their values can contain. Values that are taken may be of derived
 * classes; not all derived classes are returned.
 */
function reach(
  ids: ReadonlySet<string>,
  view: PackageView,
  { withSubtypes }: { withSubtypes: boolean },
): Set<string> {
  const found = new Set(ids);
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of found) {
    const item = view.item(id);
    if (item?.kind === 'reExport') found.add(item.target);
    if (item?.kind === 'attribute')
      for (const next of getTypeReferences(item.aliasOf)) found.add(next);
    if (item?.kind !== 'class') continue;
    for (const next of getContents(item, view).flatMap(getTypeReferences)) found.add(next);
    if (withSubtypes) for (const { id: next } of view.subtypes(id)) found.add(next);
  }
  return found;
}

/** What a value of a class contains; that a base is taken as well would mean all of its subclasses. */
function getContents({ id, bases, model }: ClassItem, view: PackageView): TypeExpression[] {
  const types = view.fields(id).map(({ type }) => type);
  const given = bases.flatMap((base) => (base.kind === 'generic' ? base.arguments : []));
  return [...types, ...given, model?.root, model?.output].filter((type) => type !== undefined);
}
