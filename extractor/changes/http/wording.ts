import type { TypeExpression } from '../../contract/type-expression.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { Value } from '../../contract/value.ts';
import { quote } from '../python/wording.ts';

/** `limit` of `list_users`. */
export function quotePart(name: string, owner: string): string {
  return `${quote(name)} of ${quote(owner)}`;
}

/** The sentence that most rules say: what something is, and what it was. */
export function sayNow(subject: string, now: string, was: string): string {
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
