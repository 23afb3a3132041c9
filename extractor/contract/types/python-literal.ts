import type { LiteralType } from '../type-expression.ts';

/** A constant that both Python and JSON can express. */
type Constant = string | number | boolean | null;

const CONSTANTS = new Map<string, Constant>([
  ['True', true],
  ['False', false],
  ['None', null],
]);

const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\n', ''],
]);

/** Parses a Python literal that JSON can express: a string, a number, a boolean or `None`. */
export function parsePythonLiteral(source: string): Constant | undefined {
  const text = source.trim();
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return constant;
  if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return Number(text);
  const [, , inner] = /^(["'])((?:(?!\1)[^\\]|\\[^xuUN0-7abfv])*)\1$/s.exec(text) ?? [];
  return inner?.replaceAll(/\\(.)/gs, (_, mark: string) => ESCAPES.get(mark) ?? mark);
}

/** The value of a constant in a type, if Python and JSON can both express it. */
export function getLiteralValue({ text, value }: LiteralType): Constant | undefined {
  if (value === undefined) return parsePythonLiteral(text);
  return typeof value === 'object' ? undefined : value;
}
