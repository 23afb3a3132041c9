import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ResolveLink } from '../docstring-links.ts';
import { parseMarkdown } from '../markdown.ts';
import { writePlainProse } from './plain-prose.ts';
import { makeSafe } from './safe-tree.ts';
import { useLineFeeds } from './text.ts';

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true });

/** Where a text stands. */
export interface ProsePlace {
  /** The address of a Python name. */
  resolve: ResolveLink;
  /** What the address of a page of the site is in Markdown. */
  toTwin: (href: string) => string;
  /** The level of the heading above. */
  depth: number;
}

/**
 * Writes somebody else's Markdown, or reST, as Markdown that is safe wherever it is shown: without
 * HTML, images and links other than to the web and to this site.
 */
export function writeProse(text: string, place: ProsePlace): string {
  const plain = writePlainProse(text.trim(), place);
  if (plain !== undefined) return plain;
  return writeTree(makeSafe(parseMarkdown(text, place.resolve), place));
}

/** Writes a tree as Markdown, all that is no markup in it escaped. */
export function writeTree(tree: Root): string {
  return useLineFeeds(writer.stringify(tree)).trim();
}
