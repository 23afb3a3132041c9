import type { BodyField, Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { isIdentifier } from '../python.ts';
import { isList, isOneOf, listPlaces, mayBeNone } from './answer-places.ts';
import type { AnswerField, AnswerPlace } from './answer-places.ts';
import type { AnswerPath, NextPage, PageParameter, PagingEnd } from './next-page.ts';
import { findFirstPage, isNumberOfItems, isConditional } from './page-texts.ts';

/** What a request answers, as code reads it. */
export interface PagedAnswer {
  type: TypeExpression | undefined;
  /** The fields of a model, if not all that it writes. */
  getFields?: (id: string) => readonly AnswerField[];
}

/** A part of a request that may decide which page is sent. */
type Sent = Parameter | BodyField;

/** How an operation asks for the next page; undefined if that, or where it ends, is not known. */
export function findNextPage(
  operation: Operation,
  { type, getFields }: PagedAnswer,
  view: PackageView,
): NextPage | undefined {
  if (mayBeNone(type)) return undefined;
  const places = listPlaces(type, view, getFields);
  const sent = listSent(operation);
  const named = sent.flatMap((one) => findNamed(one, places) ?? []);
  if (named[0] !== undefined) return named[0];
  const items = findItems(type, places);
  const hasSize = sent.some(({ wireName }) => SIZES.has(toWord(wireName)));
  const counted = sent.flatMap(
    (one) => findNumber(one, places, items) ?? (hasSize ? findOffset(one, items) : undefined) ?? [],
  );
  return counted.length === 1 ? counted[0] : undefined;
}

/** What callers may give, and may leave out for the first page. */
function listSent({ parameters, body, client }: Operation): Sent[] {
  const query = parameters.filter(({ location }) => location === 'query');
  const fields = client === undefined ? [] : (body?.fields ?? []);
  return [...query, ...fields].filter(
    ({ required, constant, conversion, wireName, description }) =>
      !required &&
      constant === undefined &&
      conversion?.startsWith('join') !== true &&
      !wireName.includes('.') &&
      !isConditional(description),
  );
}

const SIZES = new Set(
  ['limit', 'count', 'size', 'perpage', 'pagesize', 'pagelimit', 'take', 'top', 'max'].concat([
    'maxresults',
    'maxitems',
    'pagecount',
    'rows',
    'itemsperpage',
  ]),
);
const NUMBERS = new Set(['page', 'pagenumber', 'pageno', 'pagenum', 'pageindex']);
const OFFSETS = new Set(['offset', 'skip', 'startat']);
const MORE = new Set(['hasmore', 'hasnext', 'hasnextpage', 'hasmorepages', 'hasmoreitems']);
const LINKS = new Set(['next', 'nextlink', 'nexturl', 'nextpageurl', 'nextpage']);
const TOTALS = new Set(['totalpages', 'pagecount', 'lastpage', 'numpages', 'totalpagecount']);

const INTEGER = new Set(['int']);
const BOOLEAN = new Set(['bool', 'StrictBool']);
const TEXT = new Set(['str', 'StrictStr', 'AnyUrl', 'HttpUrl', 'AnyHttpUrl']);
const SCALAR = new Set(['str', 'int', 'UUID', 'StrictStr', 'StrictInt']);

function findNamed(sent: Sent, places: readonly AnswerPlace[]): NextPage | undefined {
  const place = places.find((one) => isNextOf(one, sent));
  if (place === undefined) return undefined;
  const more = findFlag(places, place.path.slice(0, -1));
  return { kind: 'named', parameter: makeParameter(sent), path: place.path, more };
}

/** `next_cursor` gives `cursor` and `start_cursor`; `paging.next.after` gives `after`. */
function isNextOf({ path, field }: AnswerPlace, sent: Sent): boolean {
  const wanted = toWord(sent.wireName);
  const [last = '', before = ''] = path.map(({ wireName }) => toWord(wireName)).toReversed();
  const starts = [wanted, wanted.replace(/^start(?:ing)?/, '')].map((word) => `next${word}`);
  const says = starts.includes(last) || starts.includes(before + last);
  const isSame = wanted === last && (wanted.startsWith('next') || isOfNextPage(field));
  return wanted !== '' && (says || isSame) && haveSameType(field, sent);
}

/** The text decides whether `cursor` is that of the next page, or the one that was sent. */
function isOfNextPage({ description }: AnswerField): boolean {
  return /\b(?:next|following) (?:page|set|batch|chunk)\b/i.test(description ?? '');
}

/** A number is not sent as a link, nor the other way round. */
function haveSameType({ type, description }: AnswerField, sent: Sent): boolean {
  if (/\b(?:ur[il]|link)s?\b/i.test(description ?? '')) return false;
  if (NUMBERS.has(toWord(sent.wireName))) return isOneOf(type, INTEGER);
  if (type === undefined) return true;
  const isNumber = isOneOf(type, INTEGER);
  const takesNumber = isOneOf(sent.type, INTEGER);
  return isOneOf(type, SCALAR) && (sent.type === undefined || isNumber === takesNumber);
}

/** The flag that belongs to a value: it is in the same object. */
function findFlag(places: readonly AnswerPlace[], object: AnswerPath): AnswerPath | undefined {
  return places.find(
    ({ path, field }) =>
      path.length === object.length + 1 &&
      object.every((step, index) => step.wireName === path[index]?.wireName) &&
      MORE.has(toWord(field.wireName)) &&
      isOneOf(field.type, BOOLEAN),
  )?.path;
}

function findNumber(
  sent: Sent,
  places: readonly AnswerPlace[],
  items: AnswerPath | undefined,
): NextPage | undefined {
  const start = findFirstPage(sent);
  if (!NUMBERS.has(toWord(sent.wireName)) || !isInteger(sent) || start === undefined)
    return undefined;
  const end = findEnd(places, items);
  return end && { kind: 'number', parameter: makeParameter(sent), start, end };
}

function findEnd(
  places: readonly AnswerPlace[],
  items: AnswerPath | undefined,
): PagingEnd | undefined {
  const find = (words: ReadonlySet<string>, types: ReadonlySet<string>) =>
    places.find(({ field: { wireName, type } }) => {
      return words.has(toWord(wireName)) && isOneOf(type, types);
    })?.path;
  const more = find(MORE, BOOLEAN) ?? find(LINKS, TEXT);
  if (more !== undefined) return { kind: 'more', path: more };
  const total = find(TOTALS, INTEGER);
  if (total !== undefined) return { kind: 'total', path: total };
  return items && { kind: 'empty', path: items };
}

function findOffset(sent: Sent, items: AnswerPath | undefined): NextPage | undefined {
  if (items === undefined || !OFFSETS.has(toWord(sent.wireName)) || !isInteger(sent))
    return undefined;
  const start = sent.default?.value ?? undefined;
  const isKnown = typeof start === 'number' ? isNumberOfItems(sent, true) : isNumberOfItems(sent);
  if (!isKnown) return undefined;
  const first = typeof start === 'number' ? start : 0;
  return { kind: 'offset', parameter: makeParameter(sent), start: first, items };
}

/** The only list of an answer. */
function findItems(
  type: TypeExpression | undefined,
  places: readonly AnswerPlace[],
): AnswerPath | undefined {
  if (isList(type)) return [];
  const [list, another] = places.filter(({ field }) => isList(field.type));
  return another === undefined ? list?.path : undefined;
}

function isInteger({ type, default: given }: Sent): boolean {
  return type === undefined ? Number.isInteger(given?.value) : isOneOf(type, INTEGER);
}

function makeParameter({ wireName, pythonName, default: given }: Sent): PageParameter {
  const name = pythonName !== undefined && isIdentifier(pythonName) ? pythonName : wireName;
  return { wireName, name, takesNone: given?.text === 'None' };
}

/** `next_cursor` and `nextCursor` are the same. */
function toWord(name: string): string {
  return name.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
}
