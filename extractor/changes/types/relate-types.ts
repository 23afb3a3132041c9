import type { ClassItem } from '../../contract/class.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getTypeNames } from '../../contract/types/type-references.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { type Documents, resolveName } from '../documents.ts';
import { isLikeClass } from './class-structure.ts';
import {
  type Alternative,
  describeAlternative,
  expandAlias,
  getAncestors,
  type NamedAlternative,
  splitType,
} from './type-alternatives.ts';
import { areArgumentsWithin, saysNothing } from './type-arguments.ts';
import { getKnownAncestors, isBuiltinName, isStandardRoot } from './type-names.ts';

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

/**
 * Whether a narrower type only says what the old one left open: the items of a bare `list`, or what
 * `Any` is.
 */
export function isSpecified(before: Type, after: Type, documents: Documents): boolean {
  const [old, now] = splitBoth(before, after, documents);
  return areWithin(old, now, { ...STRICT, isLenient: true });
}

/**
 * Whether two types may be the same because they name types of one other package, whose definitions
 * the documents do not have: it may have renamed them.
 */
export function mayBeSame(before: Type, after: Type, documents: Documents): boolean {
  const [old, now] = splitBoth(before, after, documents);
  const terms = { ...STRICT, isLenient: true, isForeignOpen: true };
  return areWithin(old, now, terms) || areWithin(now, old, terms);
}

/**
 * Whether a type only says more exactly what it was: the texts in place of `str`, `int` in place of
 * `float`. What callers give is the same when the program runs.
 */
export function onlySaysMore(before: Type, after: Type, documents: Documents): boolean {
  const [old, now] = splitBoth(before, after, documents);
  const allowed = now.flatMap((one) => [one, ...(expandAlias(one) ?? [])]);
  const lost = old.filter((one) => !isCovered(one, now, STRICT));
  const isSaid = (one: Alternative, other: Alternative) =>
    other.kind === 'constant'
      ? other.type === getBuiltin(one)
      : getBuiltin(one) === 'float' && getBuiltin(other) === 'int';
  return lost.every((one) => allowed.some((other) => isSaid(one, other)));
}

function getBuiltin(one: Alternative): string | undefined {
  return one.kind === 'name' && isBuiltinName(one.name) ? one.name : undefined;
}

/**
 * Whether a wider type has more kinds of items in a container that can be changed: a list of one
 * type is no list of a wider one for type checkers.
 */
export function isInvariant(before: Type, after: Type, documents: Documents): boolean {
  const [old, now] = splitBoth(before, after, documents);
  return !areWithin(old, now, { ...STRICT, isInvariant: true });
}

function splitBoth(before: Type, after: Type, documents: Documents): [Alternatives, Alternatives] {
  const share = (id: string) => documents.counterpart(id) ?? id;
  return [
    splitType(withoutList(before), { view: documents.before, share }),
    splitType(withoutList(after), { view: documents.after, share: (id) => id }),
  ];
}

/** A list that is no argument of a type, such as `items: []`, says nothing. */
function withoutList(type: Type): Type {
  return type?.kind === 'list' ? undefined : type;
}

type Alternatives = readonly Alternative[];

interface Terms {
  /** Questions that are being answered, which ends recursive types. */
  assumed: ReadonlySet<string>;
  /** Whether `Any`, and items without a type, fit everything. */
  isLenient: boolean;
  /** Whether the items of a container that can be changed have to be of the same types. */
  isInvariant: boolean;
  /** Whether names of one other package, and constants, may be the same. */
  isForeignOpen: boolean;
  /** Whether the types are what a callable returns. */
  isReturned: boolean;
}

const STRICT: Terms = {
  assumed: new Set(),
  isLenient: false,
  isInvariant: false,
  isForeignOpen: false,
  isReturned: false,
};

/** Whether every value of the one type is a value of the other. */
function areWithin(given: Alternatives, allowed: Alternatives, terms = STRICT): boolean {
  return given.every((one) => isCovered(one, allowed, terms));
}

/** Aliases are resolved only if their names do not decide. */
function isCovered(one: Alternative, allowed: Alternatives, terms: Terms): boolean {
  const question = [one, ...allowed].map(describeAlternative).join(' < ');
  if (terms.assumed.has(question)) return true;
  const known = { ...terms, assumed: new Set([...terms.assumed, question]) };
  if (allowed.some((other) => isWithin(one, other, known))) return true;
  if (isBoolean(one) && BOOLEANS.every((text) => allowed.some((other) => isTruth(other, text)))) {
    return true;
  }
  const others = allowed.flatMap((other) => expandAlias(other) ?? []);
  if (others.length > 0 && isCovered(one, others, known)) return true;
  const expanded = expandAlias(one);
  return expanded !== undefined && areWithin(expanded, allowed, known);
}

const BOOLEANS = ['true', 'false'];

function isBoolean(one: Alternative): boolean {
  return one.kind === 'name' && one.name === 'bool';
}

/** Whether a type is `Literal[True]`, or `Literal[False]`. */
function isTruth(one: Alternative, text: string): boolean {
  return one.kind === 'constant' && one.type === 'bool' && one.text === text;
}

function isWithin(one: Alternative, other: Alternative, terms: Terms): boolean {
  if (isAny(other) || (terms.isLenient && isAny(one))) return true;
  if (terms.isForeignOpen && mayBeOneForeign(one, other)) return true;
  switch (one.kind) {
    case 'name':
      return other.kind === 'name' && isNameWithin(one, other, terms);
    case 'constant':
      if (other.kind === 'name') return getKnownAncestors(one.type).has(other.name);
      return other.kind === 'constant' && one.text === other.text && one.type === other.type;
    case 'list':
      if (other.kind !== 'list' || one.items.length !== other.items.length) return false;
      // Only the parameters of a callable are a list: one that accepts more can be used instead.
      return one.items.every((item, index) =>
        areWithin(other.items[index] ?? [], item, { ...terms, isReturned: false }),
      );
    case 'text':
      return other.kind === 'text' && one.text === other.text;
  }
}

/**
 * Names of one other package may be the same type, and what a name of one accepts is not known; nor
 * is what types are that the document does not tell.
 */
function mayBeOneForeign(one: Alternative, other: Alternative): boolean {
  if ([one, other].some((type) => isHidden(type) || isUntold(type))) return true;
  const [first, second] = [getForeignRoot(one), getForeignRoot(other)];
  if (first !== undefined && second !== undefined) return first === second;
  if (first === undefined && second === undefined) return false;
  const known = first === undefined ? one : other;
  return known.kind === 'constant' || (known.kind === 'name' && !known.name.includes('.'));
}

/**
 * Whether a type is one that its document leaves out, such as a variable that `__all__` lacks: its
 * name has no id, and is none of Python's own.
 */
function isHidden(alternative: Alternative): boolean {
  if (alternative.kind !== 'name' || alternative.id !== undefined) return false;
  return !isAny(alternative) && !isBuiltinName(alternative.name);
}

/** Whether a type is a protocol that only asks for special methods, which the document leaves out. */
function isUntold(alternative: Alternative): boolean {
  if (alternative.kind !== 'name') return false;
  const { id = '', side } = alternative;
  const item = side.view.item(id);
  if (item?.kind !== 'class' || side.view.fields(id).length > 0) return false;
  // What a function has is not compared with `__call__`.
  const members = (item.members ?? []).flatMap((member) => side.view.item(member)?.name ?? []);
  return isProtocol(item) && members.every((name) => name === '__call__');
}

/** The package of a name that neither the document nor the standard library has. */
function getForeignRoot(alternative: Alternative): string | undefined {
  if (alternative.kind !== 'name' || !alternative.name.includes('.')) return undefined;
  const { id = '', side } = alternative;
  const [root = ''] = id.split('.', 1);
  if (root === '' || isStandardRoot(root)) return undefined;
  return root === side.view.index.name ? undefined : root;
}

function isAny(alternative: Alternative): boolean {
  return alternative.kind === 'name' && alternative.name === 'Any';
}

/** What a dictionary with known keys is, too. */
const MAPPINGS = new Set(['dict', 'Mapping', 'MutableMapping']);

const SEQUENCE_METHODS = new Set(['count', 'index']);

function isNameWithin(one: NamedAlternative, other: NamedAlternative, terms: Terms): boolean {
  const isReturned = one.name === 'Callable' && other.name === 'Callable';
  const compare = (given: Alternatives, allowed: Alternatives): boolean =>
    areWithin(given, allowed, { ...terms, isReturned });
  // What callers pass is written with `async def`, which gives a coroutine.
  if (terms.isReturned && one.name === 'Awaitable' && other.name === 'Coroutine') {
    return compare(one.arguments[0] ?? [], other.arguments[2] ?? []);
  }
  const ancestors = getAncestors(one);
  if (ancestors.has('TypedDict') && MAPPINGS.has(other.name) && saysNothing(other)) return true;
  if (ancestors.has(other.name) || (ancestors.has('Sequence') && isLikeSequence(other))) {
    return areArgumentsWithin(one, other, { ...terms, areWithin: compare });
  }
  return isLikeClass(one, other, { ...terms, areWithin: compare });
}

/** Whether a protocol asks for the methods of a sequence; those with underscores are not known. */
function isLikeSequence({ id = '', side }: NamedAlternative): boolean {
  const item = side.view.item(id);
  if (item?.kind !== 'class') return false;
  const methods = (item.members ?? []).flatMap((member) => side.view.item(member)?.name ?? []);
  const isSequence = methods.length > 0 && methods.every((name) => SEQUENCE_METHODS.has(name));
  return isSequence && isProtocol(item);
}

function isProtocol({ bases }: ClassItem): boolean {
  return bases.some((base) => /\bProtocol\b/u.test(formatType(base)));
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
  const olds = getTypeNames(before);
  const news = getTypeNames(after);
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
