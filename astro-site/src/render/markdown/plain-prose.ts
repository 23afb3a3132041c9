import { resolveCode, type ResolveLink } from '../../docstring/object-links.ts';
import { makeLink } from './text.ts';

/** The context of a text. */
export interface ProsePlace {
  /** The address of a Python name. */
  resolve: ResolveLink;
  /** Returns the address of a page of the site in Markdown. */
  toMarkdownPath: (href: string) => string;
  /** The level of the heading above. */
  depth: number;
}

/**
 * Text without anything that Markdown or reST could read as markup, at the start of a line or
 * within it.
 */
const PLAIN =
  /^(?:[\p{L}\p{N} ,.;'"“”’()?%/–—-]|(?<=\w)_(?=\w)|:(?![:\w]|$)|(?<! {2})\n(?=[\p{L}("“\n]|$))*$/u;
const STARTS_PLAINLY = /^[\p{L}("“`]/u;
/** Two backticks in a row delimit code in other ways than one does. */
const DOUBLE_BACKTICK = '``';

/**
 * Writes paragraphs without any markup but code, as most texts are, much faster than a parser.
 *
 * @returns undefined if a parser has to look
 */
export function writePlainProse(
  text: string,
  place: Pick<ProsePlace, 'resolve' | 'toMarkdownPath'>,
): string | undefined {
  if (!STARTS_PLAINLY.test(text) || text.includes(DOUBLE_BACKTICK)) return undefined;
  const parts = text.split(/`([^`\n]+)`/);
  const isPlain = parts.every((part, index) =>
    index % 2 === 1 ? !part.includes('\\') : PLAIN.test(part),
  );
  if (!isPlain) return undefined;
  return parts.map((part, index) => (index % 2 === 1 ? writeCode(part, place) : part)).join('');
}

function writeCode(
  code: string,
  { resolve, toMarkdownPath }: Pick<ProsePlace, 'resolve' | 'toMarkdownPath'>,
): string {
  const url = resolveCode(code, resolve);
  return url === undefined ? `\`${code}\`` : makeLink(`\`${code}\``, toMarkdownPath(url));
}
