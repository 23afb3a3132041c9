import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Constraints, Deprecated, Value } from '../../contract/value.ts';
import type { Comparison } from '../comparison.ts';
import { addsConstants, relateTypes, type TypeRelation } from '../types/relate-types.ts';
import { describeChange, getTypeText, getValueText, quote, quotePart } from '../wording.ts';
import { describeLimits, relateAllLimits } from './compare-limits.ts';
import { describeDiscriminators } from './describe-discriminators.ts';
import { describeTypeChange } from './describe-type-change.ts';

/** What parameters, parts of bodies and model fields have in common. */
export interface Declared {
  name: string;
  wireName: string;
  required: boolean;
  type?: TypeExpression | undefined;
  default?: Value | undefined;
  constraints?: Constraints | undefined;
  deprecated?: Deprecated | undefined;
}

/**
 * The aspect of a declared value that has changed; each has a rule, which depends on the kind of
 * value.
 */
export type ValueAspect =
  | 'wireNameChanged'
  | `type${'Narrowed' | 'Widened' | 'Changed'}`
  | 'valueAdded'
  | 'required'
  | 'optional'
  | `default${'Added' | 'Removed' | 'Changed'}`
  | `limits${'Tightened' | 'Loosened' | 'Changed'}`
  | 'discriminatorChanged'
  | 'deprecated'
  | 'undeprecated';

/** A difference before its rule is known. */
interface ValueDifference {
  aspect: ValueAspect;
  message: string;
  /** The compared texts. */
  before?: string | undefined;
  after?: string | undefined;
}

type Compare = (
  before: Declared,
  after: Declared,
  subject: string,
  comparison: Comparison,
) => ValueDifference[];

/** Changes in a value that both sides declare; `owner` is the name of what contains it. */
export function compareValues(
  before: Declared,
  after: Declared,
  owner: string,
  comparison: Comparison,
): ValueDifference[] {
  const subject = quotePart(after.name, owner);
  return COMPARISONS.flatMap((compare) => compare(before, after, subject, comparison));
}

const COMPARISONS: Compare[] = [
  compareWireNames,
  compareRequired,
  compareTypes,
  compareDefaults,
  compareLimits,
  compareDiscriminators,
  compareDeprecation,
];

function compareWireNames(before: Declared, after: Declared, subject: string): ValueDifference[] {
  if (before.wireName === after.wireName) return [];
  const message = `${subject} is called ${quote(after.wireName)} over HTTP now; it was ${quote(before.wireName)}.`;
  return [{ aspect: 'wireNameChanged', message, before: before.wireName, after: after.wireName }];
}

function compareRequired(before: Declared, after: Declared, subject: string): ValueDifference[] {
  if (before.required === after.required) return [];
  const [now, was] = after.required ? ['required', 'optional'] : ['optional', 'required'];
  const aspect = after.required ? 'required' : 'optional';
  return [{ aspect, message: describeChange(subject, now, was), ...getTexts(before, after) }];
}

const TYPE_ASPECTS = {
  narrower: 'typeNarrowed',
  wider: 'typeWidened',
  different: 'typeChanged',
} as const;

function compareTypes(
  before: Declared,
  after: Declared,
  subject: string,
  comparison: Comparison,
): ValueDifference[] {
  const relation = relateValues(before, after, comparison);
  if (relation === 'same') return [];
  const message = describeTypeChange(subject, before.type, after.type, comparison);
  const addsValue = relation === 'wider' && addsConstants(before.type, after.type, comparison);
  const aspect = addsValue ? 'valueAdded' : TYPE_ASPECTS[relation];
  return [{ aspect, message, ...getTexts(before, after) }];
}

type Typed = Pick<Declared, 'required' | 'type' | 'default'>;

/**
 * Compares the types of two values. A `None` that comes from the default or from being optional is
 * ignored.
 */
export function relateValues(before: Typed, after: Typed, comparison: Comparison): TypeRelation {
  const relate = (getType: (value: Typed) => TypeExpression | undefined) =>
    relateTypes(getType(before), getType(after), comparison);
  if (relate(({ type }) => type) === 'same') return 'same';
  const relation = relate(allowDefault);
  if (before.required === after.required) return relation;
  return relate(allowNone) === 'same' ? 'same' : relation;
}

/** A value with the default `None` accepts `None`, even if its type does not say so. */
function allowDefault(value: Typed): TypeExpression | undefined {
  return value.default !== undefined && isNothing(value.default) ? allowNone(value) : value.type;
}

function allowNone({ type }: Typed): TypeExpression | undefined {
  return type && { kind: 'union', members: [type, { kind: 'name', name: 'None' }] };
}

function getTexts(before: Declared, after: Declared) {
  return { before: getTypeText(before.type), after: getTypeText(after.type) };
}

function compareDefaults(before: Declared, after: Declared, subject: string): ValueDifference[] {
  const { default: old } = before;
  const { default: now } = after;
  if (before.required !== after.required || areSameValues(old, now)) return [];
  const texts = { before: old && getValueText(old), after: now && getValueText(now) };
  if (isNothing(now)) {
    const message = `${subject} no longer has a default; it was ${quote(texts.before ?? '')}.`;
    return [{ aspect: 'defaultRemoved', message, ...texts }];
  }
  const is = `${subject} is ${quote(texts.after ?? '')} by default now`;
  if (isNothing(old)) return [{ aspect: 'defaultAdded', message: `${is}; it had none.`, ...texts }];
  const message = `${is}; it was ${quote(texts.before ?? '')}.`;
  return [{ aspect: 'defaultChanged', message, ...texts }];
}

/** Whether two defaults mean the same; `None` means the same as no default. */
export function areSameValues(before: Value | undefined, after: Value | undefined): boolean {
  if (before === undefined || after === undefined) {
    const other = before ?? after;
    return isNothing(other) || isEmpty(other);
  }
  if (isNothing(before) || isNothing(after)) return isNothing(before) && isNothing(after);
  return normalize(before) === normalize(after);
}

/** An empty list or object, which may also come from a factory that the document does not name. */
function isEmpty(value: Value | undefined): boolean {
  return ['[]', '{}'].includes(JSON.stringify(value?.value ?? null));
}

function isNothing(value: Value | undefined): boolean {
  return value === undefined || value.value === null || value.text === 'None';
}

function normalize(value: Value | undefined): string {
  if (value?.value !== undefined) return JSON.stringify(value.value);
  return value?.text.replaceAll(/\s+/g, '').replaceAll('"', "'") ?? '';
}

const LIMITS_ASPECTS = {
  tightened: 'limitsTightened',
  loosened: 'limitsLoosened',
  changed: 'limitsChanged',
} as const;

function compareLimits(before: Declared, after: Declared, subject: string): ValueDifference[] {
  const relation = relateAllLimits(before, after);
  if (relation === 'same') return [];
  return [{ aspect: LIMITS_ASPECTS[relation], ...describeLimits(before, after, subject) }];
}

function compareDiscriminators(
  before: Declared,
  after: Declared,
  subject: string,
): ValueDifference[] {
  const difference = describeDiscriminators(before.type, after.type, subject);
  return difference === undefined ? [] : [{ aspect: 'discriminatorChanged', ...difference }];
}

function compareDeprecation(before: Declared, after: Declared, subject: string): ValueDifference[] {
  const [old, now] = [before.deprecated !== undefined, after.deprecated !== undefined];
  if (old === now) return [];
  return now
    ? [{ aspect: 'deprecated', message: `${subject} is deprecated now; it was not.` }]
    : [{ aspect: 'undeprecated', message: `${subject} is no longer deprecated.` }];
}
