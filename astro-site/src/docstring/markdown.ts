import { FORMULA_LANGUAGE, type InlineFormula } from '../../../extractor/contract/text/formulas.ts';
import type { Markdown } from '../../../extractor/contract/text/markdown.ts';
import type { Element, ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { makeCodeCards } from './code-cards.ts';
import { makeFormulas } from './formulas.ts';
import { parseText } from '../../../extractor/contract/text/markdown-text.ts';
import { createMemo } from './memo.ts';
import { linkObjects, resolveCode, type ResolveLink } from './object-links.ts';
import { renderPlainText } from './plain-text.ts';

/**
 * What may remain of untrusted Markdown: text, lists, tables, code and links. No ids, styles or
 * images.
 */
const SCHEMA: SanitizeSchema = {
  strip: ['script', 'style'],
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'em', 'strong', 'del', 'sup', 'sub'],
    ...['ul', 'ol', 'li', 'a', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
  attributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    code: [['className', /^language-[\w-]+$/]],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
};

/** A page's own headings use levels 1 to 3; those of a description are below. */
const HEADING_OFFSET = 3;

/** Other HTML in a docstring is text like `<connector_id>`, and is shown as text. */
function showHtml(_state: unknown, node: { value: string }): ElementContent {
  return { type: 'text', value: node.value };
}

/** Blocks of TeX have the same class. */
function markFormula(_state: unknown, { value }: InlineFormula): ElementContent {
  return {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${FORMULA_LANGUAGE}`] },
    children: [{ type: 'text', value }],
  };
}

const processor = unified()
  .use(remarkRehype, { handlers: { html: showHtml, inlineFormula: markFormula } })
  .use(() => (tree: Root) => {
    adaptChildren(tree);
  })
  .use(rehypeSanitize, SCHEMA)
  .use(() => makeFormulas)
  .use(() => makeCodeCards)
  .use(rehypeStringify);

const render = createMemo<'resolve'>((text, { resolve }) =>
  processor.stringify(processor.runSync(parseMarkdown(text, resolve))),
);

/**
 * Turns untrusted Markdown into HTML that is safe to put into a page.
 *
 * @param resolve returns the address of a Python name in this text
 */
export function renderMarkdown(text: Markdown, resolve: ResolveLink = findNothing): string {
  const plain = renderPlainText(text, (code) => resolveCode(code, resolve) !== undefined);
  return plain ?? render(text, { resolve });
}

/**
 * Parses untrusted Markdown, and links the documented names in it. The tree is not safe to render
 * yet.
 */
export function parseMarkdown(text: Markdown, resolve: ResolveLink): MarkdownRoot {
  const tree = parseText(text);
  linkObjects(tree, resolve);
  return tree;
}

function findNothing(): undefined {
  return undefined;
}

/** Like `renderMarkdown`, but without the paragraph element around a text of one paragraph. */
export function renderInlineMarkdown(text: Markdown, resolve?: ResolveLink): string {
  const html = renderMarkdown(text, resolve);
  const inner = /^<p>(.*)<\/p>$/s.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}

function adaptChildren(parent: Root | Element): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'img') parent.children[index] = toText(child);
    else adapt(child);
  }
}

function adapt(element: Element): void {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level !== undefined) element.tagName = demote(Number(level));
  if (element.tagName === 'a' && !isInternal(element)) {
    element.properties['rel'] = ['nofollow', 'noopener'];
  }
  adaptChildren(element);
}

/** A page of the site itself. Only our own links name these by a path from the root. */
function isInternal({ properties: { href } }: Element): boolean {
  return typeof href === 'string' && /^\/(?!\/)/.test(href);
}

function demote(level: number): string {
  return `h${String(Math.min(6, level + HEADING_OFFSET))}`;
}

/**
 * An image is replaced by its alternative text, because pages load nothing that a docstring names.
 */
function toText(image: Element): ElementContent {
  const alt = image.properties['alt'];
  return { type: 'text', value: typeof alt === 'string' ? alt : '' };
}
