import type { NavigationNode, StoredNode } from './navigation-node.ts';

/**
 * The navigation as the file that pages load. It does not name the folder that the site is served
 * from, so all copies of a version have the same one.
 */
export function storeNodes(
  nodes: readonly NavigationNode[],
  base: string,
  parent = base,
): StoredNode[] {
  return nodes.map(({ label, href, note, children }) => ({
    label,
    path: shorten(href, base, parent),
    ...(note === undefined ? {} : { note }),
    ...(children.length === 0 ? {} : { children: storeNodes(children, base, href) }),
  }));
}

function shorten(href: string, base: string, parent: string): string {
  if (parent !== base && href.startsWith(parent)) return href.slice(parent.length);
  return href.startsWith(base) ? `/${href.slice(base.length)}` : href;
}

/** The address of a stored entry: the reverse of what `storeNodes` does. */
export function resolvePath(path: string, base: string, parent: string): string {
  if (path.startsWith('/')) return base + path.slice(1);
  return /^[a-z][\w+.-]*:/iu.test(path) ? path : parent + path;
}
