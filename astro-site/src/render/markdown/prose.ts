import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { InlineFormula } from '../../../../extractor/contract/text/formulas.ts';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { parseMarkdown } from '../../docstring/markdown.ts';
import { createMemo } from '../../docstring/memo.ts';
import { makeSafe, type ToMarkdownPath } from './safe-tree.ts';
import { makeLink, useLineFeeds } from './text.ts';
import { resolveCode, type ResolveLink } from '../../docstring/object-links.ts';

type Handlers = NonNullable<Options['handlers']>;

/** A formula is code between dollar signs. */
const handlers: Handlers = {
  inlineFormula: ({ value }: InlineFormula, parent, state, info) =>
    `$${state.handle({ type: 'inlineCode', value }, parent, state, info)}$`,
};

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: '-', rule: '-', emphasis: '_', fences: true },
    handlers,
    unsafe: [{ character: '$', after: '`', inConstruct: 'phrasing' }],
  });

/**
 * Writes untrusted Markdown, or reST, as Markdown that is safe wherever it is shown: without HTML,
 * images and links other than to the web and to this site.
 */
export function writeProse(text: Markdown, place: ProsePlace): string {
  const plain = writePlainProse(text.trim(), place);
  if (plain !== undefined) return plain;
  return writeMarkup(text, place);
}

const writeMarkup = createMemo<keyof ProsePlace>((text, { resolve, toMarkdownPath }) =>
  writeTree(makeSafe(parseMarkdown(text, resolve), (href) => toMarkdownPath(href) ?? href)),
);

/** Writes a tree as Markdown; its text is escaped. */
export function writeTree(tree: Root): string {
  return useLineFeeds(writer.stringify(tree)).trim();
}

/** What the names and addresses in a text lead to. */
interface ProsePlace {
  /** The address of a Python name. */
  resolve: ResolveLink;
  toMarkdownPath: ToMarkdownPath;
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
export function writePlainProse(text: string, place: ProsePlace): string | undefined {
  if (!STARTS_PLAINLY.test(text) || text.includes(DOUBLE_BACKTICK)) return undefined;
  const parts = text.split(/`([^`\n]+)`/);
  const isPlain = parts.every((part, index) =>
    index % 2 === 1 ? !part.includes('\\') : PLAIN.test(part),
  );
  if (!isPlain) return undefined;
  return parts.map((part, index) => (index % 2 === 1 ? writeCode(part, place) : part)).join('');
}

function writeCode(code: string, { resolve, toMarkdownPath }: ProsePlace): string {
  const url = resolveCode(code, resolve);
  return url === undefined ? `\`${code}\`` : makeLink(`\`${code}\``, toMarkdownPath(url));
}
