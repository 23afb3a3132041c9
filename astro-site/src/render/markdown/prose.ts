import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parseMarkdown } from '../../docstring/markdown.ts';
import { writePlainProse, type ProsePlace } from './plain-prose.ts';
import { makeSafe } from './safe-tree.ts';
import { useLineFeeds } from './text.ts';

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
