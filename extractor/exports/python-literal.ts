import type { Json } from './json.ts';

const CONSTANTS = new Map<string, Json>([
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

/** The value of a literal of Python where JSON has it: a string, number, boolean or `None`. */
export function parsePythonLiteral(source: string): Json | undefined {
  const text = source.trim();
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return constant;
  if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return Number(text);
  const [, , inner] = /^(["'])((?:(?!\1)[^\\]|\\[^xuUN0-7abfv])*)\1$/s.exec(text) ?? [];
  return inner?.replaceAll(/\\(.)/gs, (_, mark: string) => ESCAPES.get(mark) ?? mark);
}
