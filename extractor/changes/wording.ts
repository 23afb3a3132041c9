import type { Item } from '../contract/module.ts';
import type { TypeExpression } from '../contract/type-expression.ts';
import { formatType } from '../contract/types/type-text.ts';
import type { Value } from '../contract/value.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';

const MAX_LENGTH = 160;

/** A name, type or value of the package in backticks, on one line; long ones are truncated. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
  const marks = short.includes('`') ? '``' : '`';
  return `${marks}${short}${marks}`;
}

/** The name of an item within its module: `Client.read`. */
export function getLocalName({ id }: Pick<Item, 'id'>, view: PackageView): string {
  // What a class inherits is in the module of the class.
  const owner = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const module = (view.moduleOf(id) ?? view.moduleOf(owner))?.id;
  const local = module === undefined ? id : id.slice(module.length + 1);
  return getFunctionId(local);
}

/** Both sides of a difference in words: from `a` to `b`. */
export function describeStep(before: string, after: string): string {
  return `from ${quote(before)} to ${quote(after)}`;
}

/** Where a value is sent, in words. */
export const PLACES = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  cookie: 'as a cookie',
  body: 'in the body',
};

const NOUNS = {
  operation: 'operation',
  class: 'class',
  function: 'function',
  attribute: 'attribute',
  reExport: 'name',
} as const satisfies Record<Item['kind'], string>;

/** The kind of an item in one word; functions of classes are methods. */
export function getNoun(item: Item, isMember = false): string {
  if (item.kind === 'function' && isMember) return 'method';
  if (item.kind === 'class' && item.model?.shape === 'enum') return 'enum';
  if (item.kind === 'class' && item.model !== undefined) return 'model';
  if (item.kind === 'attribute' && item.property !== undefined) return 'property';
  if (item.kind === 'attribute' && item.aliasOf !== undefined) return 'type alias';
  return NOUNS[item.kind];
}

/** Source text on one line with single spaces, so that its layout does not matter. */
export function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** `limit` of `list_users`. */
export function quotePart(name: string, owner: string): string {
  return `${quote(name)} of ${quote(owner)}`;
}

/** The sentence of most rules: what something is, and what it was. */
export function describeChange(subject: string, now: string, was: string): string {
  return `${subject} is ${now} now; it was ${was}.`;
}

/** The type as text; undefined if there is none. */
export function getTypeText(type: TypeExpression | undefined): string | undefined {
  return type && formatType(type);
}

/** A value as JSON if it is known, otherwise as written. */
export function getValueText({ value, text }: Value): string {
  return value === undefined || value === null ? text : JSON.stringify(value);
}

/** A list within a sentence: `a`, `b` and `c`. */
export function quoteAll(names: readonly string[]): string {
  const quoted = names.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
