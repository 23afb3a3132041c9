import type { TypeExpression } from '../contract/type-expression.ts';
import { formatType } from '../contract/type-text.ts';
import type { Comparison } from './comparison.ts';

/** What a type has become: it allows the same values, more, fewer, or others. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'different';

/** Compares what two types allow; a model that has moved is the same type. */
export function relateTypes(
  before: TypeExpression | undefined,
  after: TypeExpression | undefined,
  _comparison: Comparison,
): TypeRelation {
  const format = (type: TypeExpression | undefined) => (type === undefined ? '' : formatType(type));
  return format(before) === format(after) ? 'same' : 'different';
}
