import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isTooCostly } from '../contract/text/markdown-limits.ts';

/**
 * Makes a page of a README: without its title, which the page has, and without what only works where
 * the README is: HTML, pictures from other hosts, links that run code, and links to files of the
 * repository, unless its address is known. A README that would take too long to render is a block of
 * code.
 *
 * @param repository the address of the repository
 */
export function cleanReadme(text: string, repository: string | undefined): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);
  if (isTooCostly(text)) return processor.stringify(makeBlock(text)).trim();
  const root: Root = processor.parse(text);
  const title = root.children.findIndex(({ type }) => type !== 'html');
  const first = root.children[title];
  if (first?.type === 'heading' && first.depth === 1) root.children.splice(title, 1);
  cleanChildren(root, repository);
  return processor.stringify(root).trim();
}

function makeBlock(value: string): Root {
  return { type: 'root', children: [{ type: 'code', lang: 'text', value }] };
}

function cleanChildren(parent: Parents, repository: string | undefined): void {
  const children = (parent.children as Nodes[]).flatMap((child) => clean(child, repository));
  parent.children = children as never;
}

/** What a node becomes: itself, its children, or nothing. */
function clean(node: Nodes, repository: string | undefined): Nodes[] {
  if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') return [];
  if (!('children' in node)) return cleanAddress(node, repository);
  cleanChildren(node, repository);
  const isEmpty = node.children.length === 0 && !['tableCell', 'root'].includes(node.type);
  return isEmpty ? [] : cleanAddress(node, repository);
}

/** Whether a link may lead to an address of another host: it is one of the web, or of an e-mail. */
export function isSafeAddress(url: string): boolean {
  return /^(?:https?|mailto):/i.test(url);
}

/**
 * Links to files lead to the repository; without its address, only their text stays, as with links
 * such as `javascript:`.
 */
function cleanAddress(node: Nodes, repository: string | undefined): Nodes[] {
  if (node.type !== 'link' && node.type !== 'definition') return [node];
  if (isSafeAddress(node.url) || /^(?:#|\/\/)/.test(node.url)) return [node];
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(node.url);
  if (hasScheme || repository === undefined) return node.type === 'link' ? node.children : [];
  const file = node.url.replace(/^(?:\.?\/)+/, '');
  return [{ ...node, url: `${repository.replace(/\/$/, '')}/blob/HEAD/${file}` }];
}
