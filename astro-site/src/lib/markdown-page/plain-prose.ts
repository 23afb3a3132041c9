import { resolveCode } from '../docstring-links.ts';
import type { ProsePlace } from './prose.ts';
import { makeLink } from './text.ts';

/** Nothing that Markdown or reST could take for a mark, at the start of a line or within it. */
const PLAIN =
  /^(?:[\p{L}\p{N} ,.;'"“”’()?%/–—-]|(?<=\w)_(?=\w)|:(?![:\w]|$)|\n(?=[\p{L}("“\n]|$))*$/u;
const STARTS_PLAINLY = /^[\p{L}("“`]/u;

/**
 * Writes paragraphs without any mark but code, as most texts are, in a fraction of a parser's time.
 *
 * @returns nothing where a parser has to look
 */
export function writePlainProse(
  text: string,
  place: Pick<ProsePlace, 'resolve' | 'toTwin'>,
): string | undefined {
  if (!STARTS_PLAINLY.test(text)) return undefined;
  const parts = text.split(/`([^`\n]+)`/);
  const isPlain = parts.every((part, index) =>
    index % 2 === 1 ? !part.includes('\\') : PLAIN.test(part),
  );
  if (!isPlain) return undefined;
  return parts.map((part, index) => (index % 2 === 1 ? writeCode(part, place) : part)).join('');
}

function writeCode(
  code: string,
  { resolve, toTwin }: Pick<ProsePlace, 'resolve' | 'toTwin'>,
): string {
  const url = resolveCode(code, resolve);
  return url === undefined ? `\`${code}\`` : makeLink(`\`${code}\``, toTwin(url));
}
