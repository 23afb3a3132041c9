import { encodeComponent } from '../curl/url.ts';
import { escapeQuoted, type WordPart } from '../curl/shell.ts';
import type { Blank, ExampleFacts, RequestTemplate } from './template.ts';

/** What a reader has filled in for an example: by the names of variables, and the address of the API. */
export interface Filled {
  base?: string | undefined;
  values: ReadonlyMap<string, string>;
}

/**
 * The address of an API as examples contain it; undefined if it is none. Nothing in it has a meaning in
 * a shell or ends a string.
 */
export function normalizeBase(text: string): string | undefined {
  const address = text.trim().replace(/\/+$/, '');
  return /^https?:\/\/[\w.~:@%[\]/-]+$/i.test(address) && URL.canParse(address)
    ? address
    : undefined;
}

/** A curl command with the values in place of its variables. */
export function fillShell(text: string, { base, blanks }: ExampleFacts, filled: Filled): string {
  const start =
    base === undefined || filled.base === undefined ? text : text.replace(base, filled.base);
  return listFilled(blanks, filled).reduce(
    (command, [name, blank, value]) =>
      command.replaceAll(`\${${name}:?}`, () => escapeQuoted(encode(value, blank))),
    start,
  );
}

/**
 * A Python program with the values in place of made-up ones: of the last argument or variable with the
 * name. A number only makes room for a number.
 */
export function fillPython(text: string, { base, blanks }: ExampleFacts, filled: Filled): string {
  const { base: address } = filled;
  const start =
    base === undefined || address === undefined
      ? text
      : ['"', '/'].reduce(
          (code, end) => code.replaceAll(`"${base}${end}`, () => `"${address}${end}`),
          text,
        );
  return listFilled(blanks, filled).reduce((code, [name, blank, value]) => {
    const [last] = [...code.matchAll(findGiven(blank.python ?? name.toLowerCase()))].slice(-1);
    const [all = '', before = '', given = ''] = last ?? [];
    if (last === undefined || (!given.startsWith('"') && !/^\d+$/.test(value))) return code;
    const written = given.startsWith('"') ? JSON.stringify(value) : value;
    return code.slice(0, last.index) + before + written + code.slice(last.index + all.length);
  }, start);
}

/** `name="text"`, `name = 1` and `"name": "text"`. */
function findGiven(name: string): RegExp {
  return new RegExp(`(\\b${name}"? ?[=:] ?)("(?:[^"\\\\\\n]|\\\\.)*"|\\d+\\b)`, 'g');
}

/** A request with the values in place of its variables. */
export function fillTemplate(
  request: RequestTemplate,
  { base, blanks }: ExampleFacts,
  filled: Filled,
): RequestTemplate {
  const known = new Map(
    listFilled(blanks, filled).map(([name, blank, value]) => [name, { blank, value }]),
  );
  const fill = (parts: readonly WordPart[], isUrl: boolean): WordPart[] =>
    parts.map((part) => {
      if (typeof part === 'string') return part;
      const given = known.get(part.variable);
      if (given === undefined) return part;
      const isWhole = !isUrl || given.blank.use === 'base';
      return isWhole ? given.value : encodeComponent(given.value);
    });
  const url = fill(request.url, true);
  const [first] = url;
  if (base !== undefined && filled.base !== undefined && typeof first === 'string')
    url[0] = first.replace(base, filled.base);
  return {
    ...request,
    url,
    headers: request.headers.map(([name, value]) => [name, fill(value, false)] as const),
  };
}

function encode(value: string, { use }: Blank): string {
  return use === 'path' ? encodeComponent(value) : value;
}

function listFilled(
  blanks: ExampleFacts['blanks'],
  { values }: Filled,
): [name: string, blank: Blank, value: string][] {
  return Object.entries(blanks).flatMap(([name, blank]): [string, Blank, string][] => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, blank, value]];
  });
}
