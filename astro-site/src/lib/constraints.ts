import type { Constraints } from '../../../extractor/contract/value.ts';

const LABELS: Record<keyof Constraints, string> = {
  allowInfNan: 'infinity and NaN allowed',
  decimalPlaces: 'decimal places',
  ge: '≥',
  gt: '>',
  le: '≤',
  lt: '<',
  maxDigits: 'digits at most',
  maxItems: 'items at most',
  maxLength: 'characters at most',
  minItems: 'items at least',
  minLength: 'characters at least',
  multipleOf: 'multiple of',
  pattern: 'matches',
  uniqueItems: 'items are unique',
};

const BEFORE = new Set(['ge', 'gt', 'le', 'lt', 'multipleOf', 'pattern']);

/** Limits in words, one each: `≥ 1`, `20 characters at most`. */
export function describeConstraints(constraints: Constraints = {}): string[] {
  return Object.entries(constraints).flatMap(([key, value]) => {
    const label = LABELS[key as keyof Constraints];
    if (typeof value === 'boolean') return value ? [label] : [`not: ${label}`];
    return [BEFORE.has(key) ? `${label} ${String(value)}` : `${String(value)} ${label}`];
  });
}
