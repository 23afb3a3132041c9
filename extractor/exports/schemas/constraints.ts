import type { Constraints } from '../../contract/value.ts';
import { withoutGaps } from '../json.ts';
import type { Schema } from './document.ts';

/** Pydantic's limits as keywords of JSON Schema; those without a keyword get an extension field. */
export function makeConstraints(constraints: Constraints = {}): Schema {
  const { minLength, maxLength, minItems, maxItems, pattern } = constraints;
  const { minProperties, maxProperties } = constraints;
  return withoutGaps<Schema>({
    format: constraints.format,
    minimum: constraints.ge,
    exclusiveMinimum: constraints.gt,
    maximum: constraints.le,
    exclusiveMaximum: constraints.lt,
    multipleOf: constraints.multipleOf,
    minLength,
    maxLength,
    minItems,
    maxItems,
    minProperties,
    maxProperties,
    uniqueItems: constraints.uniqueItems,
    ...(pattern === undefined ? {} : makePattern(pattern)),
    'x-wrapdocs-max-digits': constraints.maxDigits,
    'x-wrapdocs-decimal-places': constraints.decimalPlaces,
  });
}

/** A pattern that only Python understands is kept as text in an extension field. */
function makePattern(python: string): Schema {
  const pattern = python
    .replaceAll('(?P<', '(?<')
    .replaceAll(/\(\?P=(\w+)\)/g, String.raw`\k<$1>`)
    .replaceAll(/\\[AZ]/g, (mark) => (mark === String.raw`\A` ? '^' : '$'));
  return isPattern(pattern) ? { pattern } : { 'x-wrapdocs-pattern': python };
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
