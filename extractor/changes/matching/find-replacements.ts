import { getLastName } from '../../contract/last-name.ts';
import type { Item } from '../../contract/module.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import { isOperation } from '../../contract/view/package-view.ts';
import { type Documents, getBody, isDefinition } from '../documents.ts';
import { areSimilarNames, getWords, haveSameWords, normalizeWords } from './similarity.ts';

/** What callers use in place of something that was removed, and how that is known. */
export interface Replacement {
  item: Item;
  /** The end of a sentence: `says its deprecation`. */
  reason: string;
}

/** Both sides of a place: a class, or a module. */
interface Place {
  /** The last part of its old name. */
  name: string;
  removed: Item[];
  /** What the place has under names that are new, or that it had before as well. */
  open: Item[];
  fresh: Item[];
}

/** How many members must get a word in the same way until one is taken for renamed because of it. */
const CONSISTENT = 3;

/**
 * Finds other names of what was removed from classes and modules: by what the old version says, by
 * the words of the names, by the request, by the page of the documentation that both name, and by
 * a word that many names of the class got.
 */
export function findReplacements(
  removed: readonly Item[],
  added: readonly Item[],
  documents: Documents,
): Map<string, Replacement> {
  const found = new Map<string, Replacement>();
  const places = listPlaces(removed, added, documents);
  const prefixes = countPrefixes(places);
  for (const place of places) {
    const taken = new Set<string>();
    const finders = [
      (item: Item) => findAnnounced(item, place),
      (item: Item) => findSpelled(item, place),
      (item: Item) => findByBody(item, place, documents),
      (item: Item) => findByRequest(item, place),
      (item: Item) => findByPage(item, place),
      (item: Item) => findReordered(item, place),
      (item: Item) => findWithoutClass(item, place),
      (item: Item) => findPrefixed(item, place, prefixes),
    ];
    for (const find of finders) {
      for (const item of place.removed) {
        const replacement = found.has(item.id) ? undefined : find(item);
        if (replacement === undefined || taken.has(replacement.item.id)) continue;
        if (getFunctionId(replacement.item.id) === getFunctionId(item.id)) continue;
        found.set(item.id, replacement);
        taken.add(replacement.item.id);
      }
    }
  }
  return found;
}

function listPlaces(
  removed: readonly Item[],
  added: readonly Item[],
  documents: Documents,
): Place[] {
  const { before, after, counterpart } = documents;
  const places = Map.groupBy(removed.filter(isNamed), ({ id }) => getPlace(id));
  const news = new Set(added.map(({ id }) => id));
  return [...places].flatMap(([id, items]): Place[] => {
    const now = counterpart(id);
    if (now === undefined || id === '') return [];
    const isClass = before.item(id)?.kind === 'class';
    const inherited = isClass ? after.inheritedMembers(now).map(({ item }) => item) : [];
    const own = [...after.items.values()].filter((item) => getPlace(item.id) === now);
    // A function that is still there may only send fewer requests.
    const functions = new Set(own.map((item) => getFunctionId(item.id)));
    const gone = items.filter((item) => !functions.has(`${now}.${item.name}`));
    const open = [...own, ...inherited].filter((item) => isDefinition(item) && isNamed(item));
    return [
      {
        name: getLastName(id),
        removed: gone,
        open,
        fresh: open.filter((item) => news.has(item.id)),
      },
    ];
  });
}

function getPlace(id: string): string {
  const own = getFunctionId(id);
  return own.slice(0, Math.max(0, own.lastIndexOf('.')));
}

function isNamed({ name }: Item): boolean {
  return !name.startsWith('_');
}

/** The only one of several items, unless they are requests of one function. */
function getOnly(items: readonly Item[], reason: string): Replacement | undefined {
  const [item] = items;
  const names = new Set(items.map(({ id }) => getFunctionId(id)));
  return item === undefined || names.size !== 1 ? undefined : { item, reason };
}

const NOTICE =
  /\b(?:use|uses|renamed to|replaced (?:by|with)|in favou?r of|instead of this)\b[:\s]+(?:the\s+)?(?:(?:new\s+)?(?:method|function|class|property|attribute)\s+)?(?::\w+:)?[`'"[(~]*([A-Za-z_][\w.]*)/gi;

/** What a notice of deprecation, or a decorator such as `deprecated_for("name")`, names. */
function findAnnounced(item: Item, { open }: Place): Replacement | undefined {
  const notice = 'deprecated' in item && typeof item.deprecated === 'string' ? item.deprecated : '';
  const decorators = 'decorators' in item ? (item.decorators ?? []) : [];
  const marks = decorators.flatMap(
    (text) => /deprecat\w*\((?:.*?[^\w])?["']([A-Za-z_]\w*)["']/.exec(text)?.[1] ?? [],
  );
  const names = Array.from(notice.matchAll(NOTICE), ([, name = '']) => getLastName(name));
  const wanted = new Set([...marks, ...names]);
  // What was called is not read now, unless the names say that both are the same.
  const isAlike = (now: Item) =>
    (item.kind === 'attribute') === (now.kind === 'attribute') ||
    areSimilarNames(item.name, now.name);
  const replaced = open.filter(
    (now) => wanted.has(now.name) && now.name !== item.name && isAlike(now),
  );
  return getOnly(replaced, 'the old version says so');
}

/** The same words in another spelling: `to_bytes` for `toBytes`. */
function findSpelled(item: Item, { open }: Place): Replacement | undefined {
  const same = open.filter(({ name }) => name !== item.name && haveSameWords(name, item.name));
  return getOnly(same, 'the words are the same');
}

/** A function that does the same; members are already paired by what they do. */
function findByBody(item: Item, { fresh }: Place, { before, after }: Documents) {
  const digest = item.kind === 'function' ? getBody(item, before)?.digest : undefined;
  if (digest === undefined) return undefined;
  return getOnly(
    fresh.filter((one) => getBody(one, after)?.digest === digest),
    'it does the same',
  );
}

function findByRequest(item: Item, { fresh }: Place): Replacement | undefined {
  if (!isOperation(item)) return undefined;
  const isSame = (now: Item) =>
    isOperation(now) &&
    now.method === item.method &&
    (now.path === item.path || getEnd(now.path) === getEnd(item.path));
  return getOnly(fresh.filter(isSame), 'it sends the same request');
}

/** The last two parts of a path, without placeholders. */
function getEnd(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.includes('{'));
  return parts.length < 2 ? path : parts.slice(-2).join('/');
}

const LINK = /https?:\/\/[^\s)>\]]*\/([\w.-]*-[\w.-]*)/g;

/** What links to the same page of the documentation of the API, as nothing else does. */
function findByPage(item: Item, { removed, open }: Place): Replacement | undefined {
  const pages = listPages(item);
  const isAlone = removed.every((one) => one === item || !sharesPage(pages, one));
  const same = open.filter((one) => sharesPage(pages, one));
  return isAlone ? getOnly(same, 'both link to the same page of the documentation') : undefined;
}

function sharesPage(pages: ReadonlySet<string>, item: Item): boolean {
  return [...listPages(item)].some((page) => pages.has(page));
}

function listPages(item: Item): Set<string> {
  const texts = isOperation(item)
    ? [item.description, item.sections]
    : 'docstring' in item
      ? [item.docstring]
      : [];
  return new Set(Array.from(JSON.stringify(texts).matchAll(LINK), ([, page = '']) => page));
}

/** The same words in another order: `lookup_statuses` for `statuses_lookup`. */
function findReordered(item: Item, { fresh }: Place): Replacement | undefined {
  // What an attribute holds is not the same if its name is a plural now.
  const sort = (name: string) =>
    (item.kind === 'attribute' ? getWords(name) : normalizeWords(getWords(name)))
      .toSorted()
      .join(' ');
  const same = fresh.filter(({ name }) => sort(name) === sort(item.name));
  return getOnly(same, 'the words are the same');
}

/** A name without that of its class: `Table.name` for `Table.table_name`. */
function findWithoutClass(item: Item, { name, fresh }: Place): Replacement | undefined {
  const words = getWords(item.name).join(' ');
  const owner = getWords(name).join(' ');
  const same = fresh.filter((one) => `${owner} ${getWords(one.name).join(' ')}` === words);
  return getOnly(same, 'the name of the class is left out');
}

/** What names got in front, or lost there, and how often. */
function countPrefixes(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { removed, fresh } of places) {
    for (const [old, now] of removed.flatMap((one) =>
      fresh.map((other) => [one, other] as const),
    )) {
      const step = getPrefixStep(old.name, now.name);
      if (step !== undefined) counts.set(step, (counts.get(step) ?? 0) + 1);
    }
  }
  return counts;
}

/** `+get` for `get_blocks` in place of `blocks`, `-get` for the other way. */
function getPrefixStep(old: string, now: string): string | undefined {
  const [was, is] = [old, now].map((name) => normalizeWords(getWords(name)));
  if (was === undefined || is === undefined) return undefined;
  if (is.slice(1).join(' ') === was.join(' ')) return `+${is[0] ?? ''}`;
  return was.slice(1).join(' ') === is.join(' ') ? `-${was[0] ?? ''}` : undefined;
}

/** A name with a word in front that several names of the place got or lost. */
function findPrefixed(
  item: Item,
  { fresh }: Place,
  prefixes: ReadonlyMap<string, number>,
): Replacement | undefined {
  const same = fresh.filter(({ name }) => {
    const step = getPrefixStep(item.name, name);
    return step !== undefined && (prefixes.get(step) ?? 0) >= CONSISTENT;
  });
  const [first] = same;
  const step = first && getPrefixStep(item.name, first.name);
  const count = (prefixes.get(step ?? '') ?? 1) - 1;
  return getOnly(same, `${String(count)} other names changed in the same way`);
}
