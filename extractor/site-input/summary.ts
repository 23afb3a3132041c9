import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isSafeAddress } from './readme.ts';

/**
 * Prepares the first sentence of a docstring for a narrative page, which would render HTML, pictures
 * and every link in it: they become text, as in the reference, apart from links to the web and to
 * pages of the site.
 */
export function cleanSummary(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);
  const root: Root = processor.parse(markdown);
  cleanChildren(root);
  return processor.stringify(root).trim();
}

function cleanChildren(parent: Parents): void {
  parent.children = (parent.children as Nodes[]).flatMap(clean) as never;
}

/** What a node becomes: itself, its text, or nothing. */
function clean(node: Nodes): Nodes[] {
  if (node.type === 'html') return [{ type: 'text', value: node.value }];
  if (node.type === 'image' || node.type === 'imageReference')
    return [{ type: 'text', value: node.alt ?? '' }];
  if (node.type === 'definition') return [];
  if (!('children' in node)) return [node];
  cleanChildren(node);
  if (node.type === 'linkReference') return node.children;
  return node.type === 'link' && !isSafe(node.url) ? node.children : [node];
}

/** A relative path would not lead to the same place as in the source. */
function isSafe(url: string): boolean {
  return isSafeAddress(url) || /^\/(?!\/)/.test(url);
}
