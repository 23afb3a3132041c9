import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parseMarkdown } from '../../docstring/markdown.ts';
import { makeSafe, type TreePlace } from './safe-tree.ts';
import { makeLink, useLineFeeds } from './text.ts';
import { resolveCode, type ResolveLink } from '../../docstring/object-links.ts';

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true });

/**
 * Writes untrusted Markdown, or reST, as Markdown that is safe wherever it is shown: without HTML,
 * images and links other than to the web and to this site.
 */
export function writeProse(text: string, place: ProsePlace): string {
  const plain = writePlainProse(text.trim(), place);
  if (plain !== undefined) return plain;
  return writeTree(makeSafe(parseMarkdown(text, place.resolve), place));
}

/** Writes a tree as Markdown; its text is escaped. */
export function writeTree(tree: Root): string {
  return useLineFeeds(writer.stringify(tree)).trim();
}

/** The context of a text. */
interface ProsePlace extends TreePlace {
  /** The address of a Python name. */
  resolve: ResolveLink;
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
