import type { TypeExpression } from '../type-expression.ts';
import { getTypeParts } from './type-parts.ts';

/** What JSON holds in place of a type, where it is not the type itself. */
interface Conversions {
  input?: TypeExpression | undefined;
  output?: TypeExpression | undefined;
}

/** What a type itself says that JSON holds in its place. */
export function getConversions(type: TypeExpression | undefined): Conversions {
  if (type === undefined || !('input' in type || 'output' in type)) return {};
  return { input: type.input, output: type.output };
}

/** What JSON holds in place of a type and of its parts. */
export function listConversions(type: TypeExpression | undefined): Conversions[] {
  const { input, output } = getConversions(type);
  const own = input === undefined && output === undefined ? [] : [{ input, output }];
  return [...own, ...getTypeParts(type).flatMap(listConversions)];
}

/** Whether JSON holds something else in place of a type, or of a part of it. */
export function hasConversions(type: TypeExpression | undefined): boolean {
  return listConversions(type).length > 0;
}
