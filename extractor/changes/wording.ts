import type { Item } from '../contract/module.ts';
import type { TypeExpression } from '../contract/type-expression.ts';
import { formatType } from '../contract/types/type-text.ts';
import type { Value } from '../contract/value.ts';
import type { PackageView } from '../contract/view/package-view.ts';

const MAX_LENGTH = 160;

/** A name, type or value of the package between backticks, on one line; what is very long is cut. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
  const marks = short.includes('`') ? '``' : '`';
  return `${marks}${short}${marks}`;
}

/** How an item is called within its module: `Client.read`. */
export function getLocalName({ id }: Pick<Item, 'id'>, view: PackageView): string {
  const module = view.moduleOf(id)?.id;
  const local = module === undefined ? id : id.slice(module.length + 1);
  return getFunctionId(local);
}

/** The function's part of an operation's id: a function with several operations has the method behind it. */
export function getFunctionId(id: string): string {
  return id.replace(/@[A-Z]+(-\d+)?$/, '');
}

/** Both sides of a difference in words: from `a` to `b`. */
export function describeStep(before: string, after: string): string {
  return `from ${quote(before)} to ${quote(after)}`;
}

const NOUNS = {
  operation: 'operation',
  class: 'class',
  function: 'function',
  attribute: 'attribute',
  reExport: 'name',
} as const satisfies Record<Item['kind'], string>;

/** What an item is, in a word; functions of classes are methods. */
export function getNoun(item: Item, isMember = false): string {
  if (item.kind === 'function' && isMember) return 'method';
  if (item.kind === 'class' && item.model?.flavor === 'enum') return 'enum';
  if (item.kind === 'class' && item.model !== undefined) return 'model';
  if (item.kind === 'attribute' && item.property !== undefined) return 'property';
  if (item.kind === 'attribute' && item.aliasOf !== undefined) return 'type alias';
  return NOUNS[item.kind];
}

/** Source text on one line with single spaces: how it is laid out says nothing. */
export function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** `limit` of `list_users`. */
export function quotePart(name: string, owner: string): string {
  return `${quote(name)} of ${quote(owner)}`;
}

/** The sentence that most rules say: what something is, and what it was. */
export function describeChange(subject: string, now: string, was: string): string {
  return `${subject} is ${now} now; it was ${was}.`;
}

/** The type as text; nothing where there is none. */
export function getTypeText(type: TypeExpression | undefined): string | undefined {
  return type && formatType(type);
}

/** A value as JSON where it is known, else as it is written. */
export function getValueText({ value, text }: Value): string {
  return value === undefined || value === null ? text : JSON.stringify(value);
}

/** A list within a sentence: `a`, `b` and `c`. */
export function quoteAll(names: readonly string[]): string {
  const quoted = names.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
