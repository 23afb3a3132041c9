import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { getRelativePath, getMarkdownPath } from '../../routing/markdown-path.ts';
import { findElements, getText, hasClass } from './html-element.ts';
import { handlers, joinCards } from './html-handlers.ts';
import { joinBlocks } from './page.ts';
import { writeTree } from './prose.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';

interface NarrativePage {
  title: string;
  /** The rendered content, components included. */
  html: string;
  /** The address of the page. */
  href: string;
  /** The folder that the site is served from, with its slashes. */
  base: string;
  /** Whether there is a page, and therefore a Markdown file, at an address. */
  isPage: (href: string) => boolean;
}

/** Returns the address of a link in Markdown; undefined if there should be no link. */
type ToLink = (href: string) => string | undefined;

const parser = unified().use(rehypeParse, { fragment: true });
/** Components leave comments in their HTML. */
const nodeHandlers = { comment: () => undefined };
const converter = unified().use(rehypeRemark, { document: true, handlers, nodeHandlers });

/** Writes a narrative page in Markdown: its text as shown, without scripts, styles and controls. */
export function writeNarrativePage({ title, html, href, base, isPage }: NarrativePage): string {
  const from = getMarkdownPath(href, base);
  const toLink: ToLink = (target) => {
    if (target.startsWith('#')) return target;
    if (!/^(?:https?:|mailto:|\/(?!\/))/i.test(target)) return undefined;
    return isPage(target) ? getRelativePath(from, getMarkdownPath(target, base)) : target;
  };
  const page = parser.parse(html);
  clean(page, toLink);
  const tree = converter.runSync(page);
  joinCards(tree);
  return joinBlocks([`# ${escapeMarkdown(title)}`, writeTree(tree)]);
}

/** Removes what readers of plain text do not need, and changes the links. */
function clean(parent: Root | Element, toLink: ToLink): void {
  parent.children = parent.children.filter((node) => node.type !== 'element' || !isSilent(node));
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'a') changeLink(node, toLink);
    // Panels of tabs find their titles here.
    if (node.properties['role'] === 'tablist') node.properties['dataMdast'] = 'ignore';
    if (node.tagName === 'pre') joinLines(node);
    else clean(node, toLink);
  }
}

/** The lines of Starlight's code blocks are elements, with an element for each token. */
function joinLines(node: Element): void {
  const lines = findElements(node, (element) => hasClass(element, 'ec-line'));
  if (lines.length === 0) return;
  const value = lines.map((line) => getText(line).replace(/\n$/, '')).join('\n');
  node.children = [{ type: 'text', value }];
}

function changeLink(node: Element, toLink: ToLink): void {
  const { href } = node.properties;
  const url = typeof href === 'string' ? toLink(href) : undefined;
  if (url === undefined) node.tagName = 'span';
  else node.properties.href = url;
}

const SILENT = new Set(
  'script style link button template noscript input select textarea iframe canvas'.split(' '),
);

function isSilent(element: Element): boolean {
  return (
    SILENT.has(element.tagName) ||
    element.properties['ariaHidden'] === 'true' ||
    hasClass(element, 'sr-only') ||
    hasClass(element, 'sl-anchor-link')
  );
}
