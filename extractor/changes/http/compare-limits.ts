import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Constraints } from '../../contract/value.ts';
import { listPlaces } from '../types/type-limits.ts';
import { quote } from '../wording.ts';

/** How the limits on a value have changed. */
export type LimitsRelation = 'same' | 'tightened' | 'loosened' | 'changed';

/** Compares the limits of two values: a tightened one allows fewer values. */
export function relateLimits(before: Constraints = {}, after: Constraints = {}): LimitsRelation {
  const found = new Set(COMPARISONS.map((compare) => compare(before, after)));
  found.delete('same');
  const [only = 'same', ...others] = found;
  return others.length === 0 ? only : 'changed';
}

/** Something with limits of its own, and perhaps some inside its type. */
interface Limited {
  type?: TypeExpression | undefined;
  constraints?: Constraints | undefined;
}

/** Compares the limits of two values and of what they contain, as far as both contain it. */
export function relateAllLimits(before: Limited, after: Limited): LimitsRelation {
  const olds = listLimits(before);
  const relations = [...listLimits(after)].map(([path, { constraints }]) => {
    const old = olds.get(path)?.constraints;
    return old === undefined ? 'same' : relateLimits(old, constraints);
  });
  const found = new Set(relations);
  found.delete('same');
  const [only = 'same', ...others] = found;
  return others.length === 0 ? only : 'changed';
}

/** The limits by their places in the type; its own may be given with it or inside it. */
function listLimits({ type, constraints: own }: Limited) {
  const places = listPlaces(type);
  const { text = '', constraints } = places.get('') ?? {};
  return places.set('', { text, constraints: { ...constraints, ...own } });
}

/** The limits on both sides in a sentence, and as texts. */
export function describeLimits(before: Limited, after: Limited, subject: string) {
  const [was, now] = [formatAllLimits(before), formatAllLimits(after)];
  const is = now === '' ? 'has no limits now' : `has the limits ${quote(now)} now`;
  const message = `${subject} ${is}; it had ${was === '' ? 'none' : quote(was)}.`;
  return { message, before: was === '' ? undefined : was, after: now === '' ? undefined : now };
}

/** All limits of a value: `max_length=5, int: ge=1`. */
function formatAllLimits(limited: Limited): string {
  const parts = [...listLimits(limited)].map(([path, { text, constraints }]) => {
    const limits = formatLimits(constraints);
    return path === '' || limits === '' ? limits : `${text}: ${limits}`;
  });
  return parts.filter((text) => text !== '').join(', ');
}

/** The limits as Pydantic writes them: `ge=1, le=50`. */
function formatLimits(limits: Constraints = {}): string {
  return Object.entries(limits)
    .map(([name, value]) => `${toSnakeCase(name)}=${JSON.stringify(value)}`)
    .join(', ');
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Compare = (before: Constraints, after: Constraints) => LimitsRelation;
type NumberName = {
  [Name in keyof Constraints]-?: Constraints[Name] extends number | undefined ? Name : never;
}[keyof Constraints];

const COMPARISONS: Compare[] = [
  (before, after) => compareNumbers(getLowest(before), getLowest(after)),
  (before, after) => negate(compareNumbers(getHighest(before), getHighest(after))),
  compareLargest(['minItems', 'minLength', 'minProperties']),
  compareSmallest(['maxItems', 'maxLength', 'maxProperties']),
  compareSmallest(['maxDigits']),
  compareSmallest(['decimalPlaces']),
  compareMultiples,
  comparePatterns,
  (before, after) =>
    compareNumbers(Number(before.uniqueItems ?? 0), Number(after.uniqueItems ?? 0)),
  (before, after) =>
    compareNumbers(Number(before.allowInfNan === false), Number(after.allowInfNan === false)),
];

/** Greater is stricter. */
function compareNumbers(before: number, after: number): LimitsRelation {
  if (before === after) return 'same';
  return after > before ? 'tightened' : 'loosened';
}

function negate(relation: LimitsRelation): LimitsRelation {
  if (relation === 'tightened') return 'loosened';
  return relation === 'loosened' ? 'tightened' : relation;
}

/** A lower bound; an exclusive one counts as slightly higher. */
function getLowest({ ge = -Infinity, gt = -Infinity }: Constraints): number {
  return Math.max(ge, addALittle(gt, 1));
}

function getHighest({ le = Infinity, lt = Infinity }: Constraints): number {
  return Math.min(le, addALittle(lt, -1));
}

function addALittle(bound: number, sign: 1 | -1): number {
  if (!Number.isFinite(bound)) return bound;
  return bound + sign * Math.max(Math.abs(bound), 1) * Number.EPSILON;
}

/** Pydantic 2 uses the same name for the length of a list and of a string. */
function compareLargest(names: NumberName[]): Compare {
  const get = (limits: Constraints) => Math.max(...names.map((name) => limits[name] ?? 0));
  return (before, after) => compareNumbers(get(before), get(after));
}

function compareSmallest(names: NumberName[]): Compare {
  const get = (limits: Constraints) => Math.min(...names.map((name) => limits[name] ?? Infinity));
  return (before, after) => negate(compareNumbers(get(before), get(after)));
}

function compareMultiples({ multipleOf: old }: Constraints, { multipleOf: now }: Constraints) {
  if (old === now) return 'same';
  if (old === undefined || (now !== undefined && now % old === 0)) return 'tightened';
  return now === undefined || old % now === 0 ? 'loosened' : 'changed';
}

function comparePatterns({ pattern: old }: Constraints, { pattern: now }: Constraints) {
  if (old === now) return 'same';
  if (old === undefined) return 'tightened';
  return now === undefined ? 'loosened' : 'changed';
}
