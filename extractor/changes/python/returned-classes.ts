import type { ClassItem, Model } from '../../contract/class.ts';
import type { FunctionItem } from '../../contract/function.ts';
import type { Item } from '../../contract/module.ts';
import type { Operation } from '../../contract/operation.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Comparison } from '../comparison.ts';
import { getOwner, type ItemPair, resolveName } from '../documents.ts';
import { isVariadic } from '../matching/match-parameters.ts';
import { findListeners } from './listeners.ts';
import { getNeeded, getReturned, getTaken, isFunction } from './classes-of-functions.ts';

/** The classes that functions of a package take and return, directly or inside others. */
interface Flows {
  taken: ReadonlySet<string>;
  returned: ReadonlySet<string>;
  /** Those that callers get: what is returned, and what the package gives to listeners. */
  given: ReadonlySet<string>;
  /** Those whose constructors callers use. */
  made: ReadonlySet<string>;
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

/** Whether callers get instances of a class, and make none. */
export function isMadeByPackage(pair: ItemPair, comparison: Comparison): boolean {
  if (someSide(pair, comparison, ({ made }, id) => made.has(id))) return false;
  return someSide(pair, comparison, ({ given }, id) => given.has(id));
}

/**
 * Whether callers get instances of a class and make none: it only holds data, or the package does not
 * offer it with the classes that callers make.
 */
export function isGivenToCallers(pair: ItemPair, comparison: Comparison): boolean {
  const isOffered = (['before', 'after'] as const).some(
    (side) =>
      !holdsData(pair[side].id, comparison[side]) &&
      isOfferedByPackage(pair[side].id, comparison[side]),
  );
  return !isOffered && isMadeByPackage(pair, comparison);
}

/** Whether a package imports a class into its root module, or none at all. */
function isOfferedByPackage(id: string, view: PackageView): boolean {
  const root = view.index.modules[0]?.id ?? '';
  const offered = [...view.items.values()]
    .filter((item) => item.kind === 'reExport' && item.id === `${root}.${item.name}`)
    .flatMap((item) => resolveName(view, item.id) ?? [])
    .filter(({ kind }) => kind === 'class');
  return offered.length === 0 || offered.some((item) => item.id === id);
}

/**
 * Whether no function takes or returns a model, though functions take others: what a server sends by
 * itself, for example.
 */
export function isUnused(pair: ItemPair<ClassItem>, comparison: Comparison): boolean {
  const flavor = pair.after.model?.flavor;
  const isUsed = someSide(
    pair,
    comparison,
    ({ taken, given }, id) => taken.has(id) || given.has(id),
  );
  if (flavor === undefined || isUsed) return false;
  const { taken } = getFlows(comparison.after);
  return [...taken].some((id) => getModel(comparison.after.item(id))?.flavor === flavor);
}

/**
 * Whether a dictionary is one that callers do not make: no function takes it, and functions say what
 * other dictionaries they take.
 */
export function isNeverTaken(pair: ItemPair<ClassItem>, comparison: Comparison): boolean {
  if (pair.after.model?.shape !== 'dict') return false;
  if (someSide(pair, comparison, ({ taken }, id) => taken.has(id))) return false;
  const { taken } = getFlows(comparison.after);
  return [...taken].some((id) => getModel(comparison.after.item(id))?.shape === 'dict');
}

function getModel(item: Item | undefined): Model | undefined {
  return item?.kind === 'class' ? item.model : undefined;
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
  const items = [...view.items.values()].filter((item) => !isPrivate(item));
  const functions = items.filter(isFunction);
  const attributes = items.flatMap((item) => (item.kind === 'attribute' ? [item.type] : []));
  const reached = (ids: Iterable<string>) => reach(ids, view, { withSubtypes: false });
  const returned = reached([
    ...functions.flatMap((item) => getReturned(item, view)),
    ...attributes.flatMap(getTypeReferences),
  ]);
  const listeners = findListeners(items, view);
  const heard = functions.filter((item) => listeners.has(getOwner(item, view)?.id ?? ''));
  return {
    taken: reach(functions.flatMap(getTaken), view, { withSubtypes: true }),
    returned,
    given: new Set([...returned, ...reached(heard.flatMap(getTaken))]),
    made: findMade(items, view, listeners),
  };
}

/**
 * The classes that callers make: those that functions need, and what the constructors of classes take
 * that do something.
 */
function findMade(
  items: readonly Item[],
  view: PackageView,
  listeners: ReadonlySet<string>,
): Set<string> {
  const isCalled = (item: FunctionItem | Operation) =>
    item.name !== '__init__' && !listeners.has(getOwner(item, view)?.id ?? '');
  const functions = items.filter(isFunction);
  const gotten = new Set(functions.flatMap((item) => getReturned(item, view)));
  const needed = functions.filter(isCalled).flatMap((item) => getNeeded(item, gotten, view));
  const named = reach(needed, view, { withSubtypes: false });
  const isMade = (id: string) => named.has(id) || !holdsData(id, view);
  const parts = items
    .filter(({ kind, id }) => kind === 'class' && isMade(id) && !listeners.has(id))
    .flatMap(({ id }) => [...getConstructed(id, view), ...getFieldClasses(id, view)]);
  const made = reach([...needed, ...parts], view, { withSubtypes: false });
  const bases = [...made].filter((id) => hasValues(id, view));
  return new Set([...made, ...bases.flatMap((id) => view.subtypes(id).map((one) => one.id))]);
}

/** Whether a class says what its instances hold; the base of everything does not. */
function hasValues(id: string, view: PackageView): boolean {
  const item = view.item(`${id}.__init__`);
  const parameters = item !== undefined && isFunction(item) ? item.signature.parameters : [];
  return view.fields(id).length > 0 || parameters.some((parameter) => !isVariadic(parameter));
}

function getFieldClasses(id: string, view: PackageView): string[] {
  return view.fields(id).flatMap(({ type }) => getTypeReferences(type));
}

/** The classes that the constructor of a class takes. */
function getConstructed(id: string, view: PackageView): string[] {
  const item = view.item(`${id}.__init__`);
  return item !== undefined && isFunction(item) ? getTaken(item) : [];
}

/** Whether a class has no methods to call, so that it may stand for nothing but its values. */
function holdsData(id: string, view: PackageView): boolean {
  const item = view.item(id);
  const members = item?.kind === 'class' ? (item.members ?? []) : [];
  return members.every((member) => {
    const found = view.item(member);
    return found === undefined || !isFunction(found) || found.name.startsWith('_');
  });
}

function isPrivate({ name }: Item): boolean {
  return name.startsWith('_') && !name.startsWith('__');
}

/**
 * The ids with everything that their values can contain. Values that are taken may be of derived
 * classes; not all derived classes are returned.
 */
function reach(
  ids: Iterable<string>,
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
    for (const next of getConstructed(id, view)) found.add(next);
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
