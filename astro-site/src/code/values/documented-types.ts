import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { isKnownType } from './builtin-values.ts';
import { findContainer } from '../../../../extractor/contract/types/container.ts';

/** Other names that docstrings have for types. */
const NAMES = new Map([
  ['string', 'str'],
  ['text', 'str'],
  ['integer', 'int'],
  ['number', 'int'],
  ['boolean', 'bool'],
  ['dictionary', 'dict'],
  ['array', 'list'],
  ['iterable', 'list'],
  ['sequence', 'list'],
  ['file', 'IO'],
  ['file-like', 'IO'],
  ['file object', 'IO'],
  ['file-like object', 'IO'],
]);

/** No type in a docstring is longer. */
const MOST_CHARACTERS = 200;

/** Reads a type as a docstring states it: `list of str`, ``:class:`Order` ``, `int or str, optional`. */
export function readDocumentedType(
  text: string | undefined,
  view: PackageView,
): TypeExpression | undefined {
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined;
  const plain = text
    .replaceAll(/:\w+:`~?([^`<]*)`/g, '$1')
    .replaceAll(/[`~*]/g, '')
    .replace(/,?\s*(optional|required)\b.*$/i, '')
    .trim();
  return readType(plain, view);
}

/** How a list begins: `list of `, `a sequence[`. */
const LIST =
  /^(?:a\s+)?(?:list|array|sequence|iterable|tuple|set)s?(?:\s+of\s+(?=\S)|\s*[[(<]\s*(?=\S))/i;

function readType(text: string, view: PackageView): TypeExpression | undefined {
  const members = splitTop(text, /^\s*(?:\||\bor\b|,)\s*/).filter((one) => !/^none$/i.test(one));
  if (members.length > 1) {
    const types = members.flatMap((one) => readType(one, view) ?? []);
    return types.length > 1 ? { kind: 'union', members: types } : types[0];
  }
  const one = members[0] ?? '';
  const list = LIST.exec(one)?.[0];
  const item = list === undefined ? '' : one.slice(list.length);
  if (item !== '') return makeList(item.replace(/(?<=.)[\])>]$/, ''), view);
  const generic = /^(\w+)\s*\[(.*)\]$/s.exec(one);
  if (generic !== null) return readGeneric(generic[1] ?? '', generic[2] ?? '', view);
  return readName(one, view);
}

function makeList(item: string, view: PackageView): TypeExpression {
  const type = readType(item, view) ?? readType(item.replace(/s$/, ''), view);
  const origin: TypeExpression = { kind: 'name', name: 'list' };
  return type === undefined ? origin : { kind: 'generic', origin, arguments: [type] };
}

function readGeneric(name: string, inner: string, view: PackageView): TypeExpression | undefined {
  if (findContainer(name) === undefined) return undefined;
  const items = splitTop(inner, /^\s*,\s*/).flatMap((one) => readType(one, view) ?? []);
  const origin: TypeExpression = { kind: 'name', name };
  return items.length === 0 ? origin : { kind: 'generic', origin, arguments: items };
}

/** Splits a text where a separator stands outside all brackets. */
function splitTop(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if ('[(<'.includes(character)) depth += 1;
    if ('])>'.includes(character)) depth -= 1;
    const found =
      depth === 0 && /[\s|,]/.test(character) ? separator.exec(text.slice(index)) : null;
    if (found === null) continue;
    parts.push(text.slice(start, index));
    index += found[0].length - 1;
    start = index + 1;
  }
  return [...parts, text.slice(start)].map((one) => one.trim()).filter((one) => one !== '');
}

function readName(text: string, view: PackageView): TypeExpression | undefined {
  const name = NAMES.get(text.toLowerCase()) ?? text;
  if (!/^[\w.]+$/.test(name)) return undefined;
  const last = getLastName(name);
  const lower = last.toLowerCase();
  if (isKnownType(last) || findContainer(last) !== undefined) return { kind: 'name', name: last };
  if (isKnownType(lower)) return { kind: 'name', name: lower };
  const id = findClass(name, view);
  return id === undefined ? undefined : { kind: 'name', name: last, id };
}

const classes = new WeakMap<PackageView, Map<string, string[]>>();

/** The class of the package that a name means, if only one has it. */
function findClass(name: string, view: PackageView): string | undefined {
  if (view.item(name)?.kind === 'class') return name;
  const known = classes.get(view) ?? indexClasses(view);
  classes.set(view, known);
  const found = known.get(getLastName(name)) ?? [];
  return found.length === 1 ? found[0] : found.find((id) => id.endsWith(`.${name}`));
}

function indexClasses({ items }: PackageView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, id } of items.values()) {
    if (kind !== 'class') continue;
    const name = getLastName(id);
    found.set(name, [...(found.get(name) ?? []), id]);
  }
  return found;
}
