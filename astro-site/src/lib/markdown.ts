import type { Element, ElementContent, Root } from 'hast';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** What may remain of somebody else's Markdown: text, lists, tables, code and links. No ids, no styles, no images. */
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
    pre: ['tabIndex'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
};

/** A page's own headings take levels 1 to 3; those of a description come beneath. */
const HEADING_OFFSET = 3;

/** Raw HTML in a docstring is text like `<connector_id>`, and is shown as such. */
function showHtml(_state: unknown, node: { value: string }): ElementContent {
  return { type: 'text', value: node.value };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: showHtml } })
  .use(() => (tree: Root) => {
    adaptChildren(tree);
  })
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeStringify);

const cache = new Map<string, string>();

/** Turns somebody else's Markdown into HTML that is safe to put into a page. */
export function renderMarkdown(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const html = String(processor.processSync(text));
  cache.set(text, html);
  return html;
}

/** Like `renderMarkdown`, without the paragraph around text that is one paragraph. */
export function renderInlineMarkdown(text: string): string {
  const html = renderMarkdown(text);
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
  if (element.tagName === 'a') element.properties['rel'] = ['nofollow', 'noopener'];
  // A code block scrolls by itself; the keyboard must reach it.
  if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
  adaptChildren(element);
}

function demote(level: number): string {
  return `h${String(Math.min(6, level + HEADING_OFFSET))}`;
}

/** An image is shown by its alternative text: pages load nothing that a docstring names. */
function toText(image: Element): ElementContent {
  const alt = image.properties['alt'];
  return { type: 'text', value: typeof alt === 'string' ? alt : '' };
}
