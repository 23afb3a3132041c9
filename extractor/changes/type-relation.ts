import type { TypeExpression } from '../contract/type-expression.ts';
import type { Comparison } from './comparison.ts';
import { areArgumentsWithin } from './type-arguments.ts';
import {
  describeAlternative,
  expandAlias,
  getAncestors,
  splitType,
  type Alternative,
} from './type-alternatives.ts';
import { getKnownAncestors } from './type-names.ts';

/** What the type after allows, measured by the type before. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'different';

type Type = TypeExpression | undefined;

/**
 * Compares a type of the document before with one of the document after, as sets of values: order,
 * spelling and the address that a name is imported from do not matter. No type allows anything.
 */
export function relateTypes(before: Type, after: Type, comparison: Comparison): TypeRelation {
  const [old, now] = splitBoth(before, after, comparison);
  const keepsAll = areWithin(old, now);
  const addsNothing = areWithin(now, old);
  if (keepsAll) return addsNothing ? 'same' : 'wider';
  return addsNothing ? 'narrower' : 'different';
}

/** Whether a type of which the document before listed values has no more than further values. */
export function addsConstants(before: Type, after: Type, comparison: Comparison): boolean {
  const [old, now] = splitBoth(before, after, comparison);
  const others = now.filter(({ kind }) => kind !== 'constant');
  return old.some(({ kind }) => kind === 'constant') && areWithin(others, old);
}

function splitBoth(
  before: Type,
  after: Type,
  comparison: Comparison,
): [Alternatives, Alternatives] {
  const share = (id: string) => comparison.counterpart(id) ?? id;
  return [
    splitType(before, { view: comparison.before, share }),
    splitType(after, { view: comparison.after, share: (id) => id }),
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

/** Aliases are looked into only where their names do not answer; `assumed` ends recursive ones. */
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
