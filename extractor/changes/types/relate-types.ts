import type { TypeExpression } from '../../contract/type-expression.ts';
import { walkNames } from '../../contract/types/type-references.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { type Documents, resolveName } from '../documents.ts';
import {
  type Alternative,
  describeAlternative,
  expandAlias,
  getAncestors,
  splitType,
} from './type-alternatives.ts';
import { areArgumentsWithin } from './type-arguments.ts';
import { getKnownAncestors } from './type-names.ts';

/** What the new type allows compared with the old one. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'different';

type Type = TypeExpression | undefined;

/**
 * Compares an old type with a new one as sets of values: order, spelling and the module that a name
 * is imported from do not matter. A missing type allows anything.
 */
export function relateTypes(before: Type, after: Type, documents: Documents): TypeRelation {
  const [old, now] = splitBoth(before, after, documents);
  const keepsAll = areWithin(old, now);
  const addsNothing = areWithin(now, old);
  if (keepsAll) return addsNothing ? 'same' : 'wider';
  return addsNothing ? 'narrower' : 'different';
}

/** Whether a type that used to list values only has additional values. */
export function addsConstants(before: Type, after: Type, documents: Documents): boolean {
  const [old, now] = splitBoth(before, after, documents);
  const others = now.filter(({ kind }) => kind !== 'constant');
  return old.some(({ kind }) => kind === 'constant') && areWithin(others, old);
}

function splitBoth(before: Type, after: Type, documents: Documents): [Alternatives, Alternatives] {
  const share = (id: string) => documents.counterpart(id) ?? id;
  return [
    splitType(before, { view: documents.before, share }),
    splitType(after, { view: documents.after, share: (id) => id }),
  ];
}

type Alternatives = readonly Alternative[];

/** Whether every value of the one type is a value of the other. */
function areWithin(
  given: Alternatives,
  allowed: Alternatives,
  assumed: ReadonlySet<string> = new Set(),
): boolean {
  return given.every((one) => isCovered(one, allowed, assumed));
}

/** Aliases are resolved only if their names do not decide; `assumed` ends recursive ones. */
function isCovered(one: Alternative, allowed: Alternatives, assumed: ReadonlySet<string>): boolean {
  const question = [one, ...allowed].map(describeAlternative).join(' < ');
  if (assumed.has(question)) return true;
  const known = new Set([...assumed, question]);
  if (allowed.some((other) => isWithin(one, other, known))) return true;
  const expanded = expandAlias(one);
  if (expanded !== undefined) return areWithin(expanded, allowed, known);
  const others = allowed.flatMap((other) => expandAlias(other) ?? []);
  return others.length > 0 && isCovered(one, others, known);
}

function isWithin(one: Alternative, other: Alternative, assumed: ReadonlySet<string>): boolean {
  if (other.kind === 'name' && other.name === 'Any') return true;
  const compare = (given: Alternatives, allowed: Alternatives): boolean =>
    areWithin(given, allowed, assumed);
  switch (one.kind) {
    case 'name':
      if (other.kind !== 'name' || !getAncestors(one).has(other.name)) return false;
      return areArgumentsWithin(one, other, compare);
    case 'constant':
      if (other.kind === 'name') return getKnownAncestors(one.type).has(other.name);
      return other.kind === 'constant' && one.text === other.text && one.type === other.type;
    case 'list':
      if (other.kind !== 'list' || one.items.length !== other.items.length) return false;
      return one.items.every((item, index) => compare(item, other.items[index] ?? []));
    case 'text':
      return other.kind === 'text' && one.text === other.text;
  }
}

/** Something with a type and, perhaps, a default as Python source. */
export interface Typed {
  type?: TypeExpression | undefined;
  default?: string | undefined;
}

/**
 * Compares types; a value with the default `None` accepts `None`. Types with the same spelling are
 * equal: the target of an alias is compared separately, and nothing more is known about a name that
 * another package now defines.
 */
export function relateWithDefault(before: Typed, after: Typed, documents: Documents): TypeRelation {
  const [old, now] = [allowDefault(before), allowDefault(after)];
  if (areSpelledAlike(old, now, documents)) return 'same';
  return relateTypes(old, now, documents);
}

function areSpelledAlike(
  before: TypeExpression | undefined,
  after: TypeExpression | undefined,
  { before: oldView, after: newView, counterpart }: Documents,
): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (formatType(before) !== formatType(after)) return false;
  const olds = [...walkNames(before)];
  const news = [...walkNames(after)];
  return olds.every(({ id: old = '' }, index) => {
    const now = news[index]?.id ?? '';
    const isOurs = oldView.item(old) !== undefined && newView.item(now) !== undefined;
    return !isOurs || counterpart(old) === resolveName(newView, now)?.id;
  });
}

function allowDefault({ type, default: value }: Typed): TypeExpression | undefined {
  if (type === undefined || value !== 'None') return type;
  return { kind: 'union', members: [type, { kind: 'name', name: 'None' }] };
}
