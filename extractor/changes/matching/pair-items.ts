import type { Item } from '../../contract/module.ts';
import type { Operation } from '../../contract/operation.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import { isOperation, type PackageView } from '../../contract/view/package-view.ts';
import { getRequestKey } from '../../contract/view/request-path.ts';
import { getBody, getOwner, isDefinition, resolveName } from '../documents.ts';
import { findByAttributes } from './find-by-attributes.ts';
import { findMovedModules } from './find-moved-modules.ts';
import { type Key, pairBy } from './pair-by.ts';
import { areSimilarItems, areSimilarNames, listNames } from './similarity.ts';

/**
 * Finds the counterpart of each definition of the old document: the item with its id, the target of
 * its names, the operation with its method and path, the object of the same name elsewhere. The
 * rest of a module follows to its new module, and members follow their class.
 *
 * @returns the items of the new document by the ids of the old one
 */
export function pairItems(before: PackageView, after: PackageView): Map<string, Item> {
  const pairs = new Map<string, Item>();
  const definitions = [...before.items.values()].filter(isDefinition);
  const members = definitions.filter((item) => getOwner(item, before) !== undefined);
  const inClass = new Set(members.map(({ id }) => id));
  const topLevel = definitions.filter(({ id }) => !inClass.has(id));

  /** The functions of operations that are paired, by their new operations. */
  const functions = new Map<Item, string>();

  for (const [item, found] of findByRequest(definitions, getNew())) {
    pair(item, found);
    functions.set(found, getFunctionId(item.id));
  }
  for (const item of getOpen(definitions)) pair(item, getSame(after.item(item.id)));
  for (const found of findByFunction(getOpen(definitions), getNew())) pair(...found);
  for (const item of topLevel) pair(item, findByNames(item, before, after));
  const classes = getOpen(topLevel).filter(({ kind }) => kind === 'class');
  for (const found of findByAttributes(classes, getNew(), pairs, before, after)) pair(...found);
  for (const found of findInClasses(getOpen(members), getNew(), before, pairs)) pair(...found);
  const gone = getOpen(definitions).filter((item) => !isStillThere(item, before, after, pairs));
  for (const found of findByPath(gone, getNew())) pair(...found);
  for (const found of findByLocalName(getOpen(topLevel), getNew(), before, after)) pair(...found);
  for (const found of findInMovedModules(getOpen(topLevel), getNew(), pairs, before, after)) {
    pair(...found);
  }
  for (const found of findByContents(getOpen(topLevel), getNew(), before, after)) pair(...found);
  for (const item of members) pair(item, findMember(item, before, after, pairs));
  for (const getKey of [getBodyKey, getDescriptionKey]) {
    const open = getOpen(members).filter(isNamedMember);
    const news = getNew().filter(isNamedMember);
    const olds = new Map(
      open.map((item) => [item, pairs.get(getOwner(item, before)?.id ?? '')?.id]),
    );
    const found = joinUnique(
      open,
      news,
      (item) => getKey(item, olds.get(item), before),
      (item) => getKey(item, getOwner(item, after)?.id, after),
    );
    for (const [old, now] of found) if (isRenaming(old, now, getKey)) pair(old, now);
  }
  return pairs;

  function pair({ id }: Item, found: Item | undefined): void {
    if (found === undefined || pairs.has(id)) return;
    // Two requests of one function do not become one.
    if (functions.get(found) !== getFunctionId(id)) pairs.set(id, found);
  }

  function getOpen(items: readonly Item[]): Item[] {
    return items.filter(({ id }) => !pairs.has(id));
  }

  function getNew(): Item[] {
    const taken = new Set([...pairs.values()].map(({ id }) => id));
    return [...after.items.values()].filter((item) => isDefinition(item) && !taken.has(item.id));
  }
}

/** Whether callers use a member by its name. */
function isNamedMember({ name, kind }: Item): boolean {
  return !name.startsWith('_') && kind !== 'class';
}

/** What a member of a class does, if that is more than to read one thing. */
function getBodyKey(item: Item, owner: string | undefined, view: PackageView): string | undefined {
  const digest = getBody(item, view)?.digest;
  return owner === undefined || digest === undefined ? undefined : `${owner} ${digest}`;
}

/** What a member of a class is for, in its own words. */
function getDescriptionKey(item: Item, owner: string | undefined): string | undefined {
  const text =
    item.kind === 'operation'
      ? item.summary
      : 'docstring' in item
        ? item.docstring?.summary
        : undefined;
  return owner === undefined || text === undefined || !text.includes(' ')
    ? undefined
    : `${owner} ${text}`;
}

/** A description may be that of two members; their names must have a word in common, too. */
function isRenaming(old: Item, now: Item, getKey: unknown): boolean {
  return old.name !== now.name && (getKey === getBodyKey || areSimilarNames(old.name, now.name));
}

function getSame(item: Item | undefined): Item | undefined {
  return item !== undefined && isDefinition(item) ? item : undefined;
}

/** The same request of the same function, whose other requests may have changed. */
function findByRequest(before: readonly Item[], after: readonly Item[]): [Item, Item][] {
  return joinUnique(before, after, (item) =>
    isOperation(item) ? `${getFunctionId(item.id)} ${getRequestKey(item)}` : undefined,
  );
}

/** Other requests of the same function in their order; it may have had none, or have none now. */
function findByFunction(removed: readonly Item[], added: readonly Item[]): [Item, Item][] {
  const isCallable = ({ kind }: Item) => kind === 'operation' || kind === 'function';
  const getId = ({ id }: Item) => getFunctionId(id);
  return pairBy(removed.filter(isCallable), added.filter(isCallable), getRequestKeys(getId)).pairs;
}

/** Requests of one function are paired by method and path, then by path, its end, method and order. */
function getRequestKeys(getId: Key<Item>): Key<Item>[] {
  const extend =
    (describe: (operation: Operation) => string): Key<Item> =>
    (item) => {
      const id = getId(item);
      return id === undefined || !isOperation(item) ? undefined : `${id} ${describe(item)}`;
    };
  const getPath = ({ path }: Operation) => path.replace(/^https?:\/\/[^/]*/, '');
  return [
    extend((one) => `${one.method} ${getPath(one)}`),
    extend((one) => getPath(one)),
    // One side may have the whole address, and the other only its end.
    extend(
      (one) =>
        getPath(one)
          .split('/')
          .findLast((part) => part !== '') ?? '',
    ),
    extend(({ method }) => method),
    getId,
  ];
}

/** Methods that moved with their class, even if no request of theirs is known now. */
function findInClasses(
  removed: readonly Item[],
  added: readonly Item[],
  before: PackageView,
  pairs: ReadonlyMap<string, Item>,
): [Item, Item][] {
  const methods = removed.filter(isOperation);
  const moved = new Map<Item, string | undefined>(
    methods.map((item) => [item, getMovedId(item, before, pairs)]),
  );
  const getKey = (item: Item) => (moved.has(item) ? moved.get(item) : getFunctionId(item.id));
  return pairBy<Item>(methods, added, getRequestKeys(getKey)).pairs;
}

/** The id that a method would have in what its class is now. */
function getMovedId(
  item: Item,
  before: PackageView,
  pairs: ReadonlyMap<string, Item>,
): string | undefined {
  const owner = getOwner(item, before);
  const now = owner && pairs.get(owner.id);
  return now && `${now.id}${getFunctionId(item.id).slice(owner.id.length)}`;
}

/** Whether the class of a method still has one of its name, which is not the same elsewhere. */
function isStillThere(
  item: Item,
  before: PackageView,
  after: PackageView,
  pairs: ReadonlyMap<string, Item>,
): boolean {
  return after.item(getMovedId(item, before, pairs) ?? '') !== undefined;
}

/** What users now get under one of its old names. */
function findByNames(item: Item, before: PackageView, after: PackageView): Item | undefined {
  const names = [item.id, ...before.reExports(item.id).map(({ id }) => id)];
  for (const name of names) {
    const found = resolveName(after, name);
    if (found?.kind === item.kind) return found;
  }
  return undefined;
}

/** Renamed operations that send the same request. */
function findByPath(removed: readonly Item[], added: readonly Item[]): [Item, Item][] {
  const getRequest = (item: Item) =>
    isOperation(item) ? `${item.method} ${item.path}` : undefined;
  return joinUnique(removed, added, getRequest).filter(([old, now]) => mayBeRenamed(old, now));
}

/** A path that begins with a placeholder says little: functions of a client must be alike, too. */
function mayBeRenamed(old: Item, now: Item): boolean {
  if (!isOperation(old) || old.client === undefined || !/^\/?[^/]*\/?\{/.test(old.path))
    return true;
  const [names, others] = [listNames(old), listNames(now)];
  const shared = [...names].filter((name) => others.has(name));
  return shared.length * 2 >= Math.max(names.size, others.size);
}

/** Objects that moved to another module and kept their names. */
function findByLocalName(
  removed: readonly Item[],
  added: readonly Item[],
  before: PackageView,
  after: PackageView,
): [Item, Item][] {
  const getKey = (item: Item, view: PackageView) =>
    isMovable(item) && getOwner(item, view) === undefined ? `${item.kind} ${item.name}` : undefined;
  const found = joinUnique(
    removed,
    added,
    (item) => getKey(item, before),
    (item) => getKey(item, after),
  );
  return found.filter(([old, now]) => areSimilarItems(old, now));
}

/** Classes that were renamed within their module, and contain what the old one contained. */
function findByContents(
  removed: readonly Item[],
  added: readonly Item[],
  before: PackageView,
  after: PackageView,
): [Item, Item][] {
  const getKey = (item: Item, view: PackageView) => {
    const names = item.kind === 'class' ? [...listNames(item)].sort() : [];
    return names.length < 2 ? undefined : [view.moduleOf(item.id)?.id, ...names].join(' ');
  };
  return joinUnique(
    removed,
    added,
    (item) => getKey(item, before),
    (item) => getKey(item, after),
  );
}

/** Items of a renamed module, by the names in it. */
function findInMovedModules(
  removed: readonly Item[],
  added: readonly Item[],
  pairs: ReadonlyMap<string, Item>,
  before: PackageView,
  after: PackageView,
): [Item, Item][] {
  const moved = findMovedModules(pairs, before, after);
  const news = new Map(added.map((item) => [item.id, item]));
  return removed.flatMap((old): [Item, Item][] => {
    const module = before.moduleOf(old.id)?.id ?? '';
    const now = news.get(`${moved.get(module) ?? ''}${old.id.slice(module.length)}`);
    return now?.kind === old.kind ? [[old, now]] : [];
  });
}

/** Constants of the same name (`logger`) are unrelated. */
function isMovable(item: Item): boolean {
  return item.kind !== 'attribute' || item.aliasOf !== undefined;
}

type GetKey = (item: Item) => string | undefined;

/** The pairs of items whose key no other item has, on either side. */
function joinUnique(
  removed: readonly Item[],
  added: readonly Item[],
  getKey: GetKey,
  getAddedKey = getKey,
): [Item, Item][] {
  const olds = Map.groupBy(removed, getKey);
  const news = Map.groupBy(added, getAddedKey);
  return [...olds].flatMap(([key, [old, ...rest]]): [Item, Item][] => {
    const [now, ...others] = key === undefined ? [] : (news.get(key) ?? []);
    const isUnique = rest.length === 0 && others.length === 0;
    return isUnique && old !== undefined && now !== undefined ? [[old, now]] : [];
  });
}

/** What a class has under the name of a member, possibly from a base. */
function findMember(
  item: Item,
  before: PackageView,
  after: PackageView,
  pairs: ReadonlyMap<string, Item>,
): Item | undefined {
  const owner = getOwner(item, before);
  const found = owner && pairs.get(owner.id);
  return found?.kind === 'class'
    ? getMember(found.id, item.id.slice(item.id.lastIndexOf('.')), after)
    : undefined;
}

/** @param suffix the dot and the member's part of the id */
function getMember(owner: string, suffix: string, view: PackageView): Item | undefined {
  const name = getFunctionId(suffix.slice(1));
  return (
    view.item(`${owner}${suffix}`) ??
    view.inheritedMembers(owner).find(({ item }) => item.name === name)?.item
  );
}
