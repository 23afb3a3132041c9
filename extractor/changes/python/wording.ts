import type { Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';

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
