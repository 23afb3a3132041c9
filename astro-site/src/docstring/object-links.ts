import type { Nodes, Parents } from 'mdast';
import { getObjectName } from '../../../extractor/contract/text/markdown-text.ts';

/** Returns the address of what a name in a text refers to. */
export type ResolveLink = (name: string) => string | undefined;

/**
 * Sets the addresses of links to Python objects, and links code that names an object. A link to an
 * undocumented object is replaced by its text.
 */
export function linkObjects(parent: Parents, resolve: ResolveLink): void {
  parent.children = (parent.children as Nodes[]).flatMap((node) =>
    linkObject(node, resolve),
  ) as typeof parent.children;
}

function linkObject(node: Nodes, resolve: ResolveLink): Nodes[] {
  if (node.type === 'inlineCode') {
    const url = resolveCode(node.value, resolve);
    return [url === undefined ? node : { type: 'link', url, children: [node] }];
  }
  if (node.type === 'link') {
    const name = getObjectName(node);
    if (name === undefined) return [node];
    const url = resolve(name);
    return url === undefined ? node.children : [{ ...node, url }];
  }
  if ('children' in node && node.type !== 'linkReference') linkObjects(node, resolve);
  return [node];
}

/** The address of what code in a text names, if it looks like the name of an object. */
export function resolveCode(code: string, resolve: ResolveLink): string | undefined {
  return looksLikeObject(code) ? resolve(code) : undefined;
}

/** Whether code in a text names an object, rather than a parameter, a value or a word. */
function looksLikeObject(code: string): boolean {
  const name = code.replace(/\(\)$/, '');
  if (/^[\p{L}_][\w.]*$/u.test(name) && (name !== code || isDotted(name))) return true;
  return /^\p{Lu}[\w\p{Ll}]*$/u.test(code) && /\p{Ll}/u.test(code);
}

function isDotted(name: string): boolean {
  return name.lastIndexOf('.') > 0 && !name.endsWith('.');
}
