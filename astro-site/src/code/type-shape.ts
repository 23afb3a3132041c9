import { getLastName } from '../../../extractor/contract/last-name.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';

export function isNone(type: TypeExpression): boolean {
  if (type.kind === 'literal' || type.kind === 'text') return type.text === 'None';
  return type.kind === 'name' && getLastName(type.name) === 'None';
}

/** The value of a plain Python literal; of any other literal, its text. */
export function parseLiteral(text: string): string | number | boolean | null {
  if (text === 'True' || text === 'False') return text === 'True';
  if (text === 'None') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const quoted = /^(["'])(.*)\1$/s.exec(text)?.[2];
  return quoted === undefined ? text : quoted.replaceAll(/\\(["'\\])/g, '$1');
}
