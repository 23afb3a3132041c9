import type { Element, Nodes } from 'hast';

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** All text below a node, as written. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** The matching elements below a node in page order, without nested matches. */
export function findElements(node: Element, fits: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return fits(child) ? [child] : findElements(child, fits);
  });
}
