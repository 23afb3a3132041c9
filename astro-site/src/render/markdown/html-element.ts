import type { Element, Nodes } from 'hast';

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** All text beneath a node, as it is written. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** The elements beneath a node that fit, in the order of the page; not those inside each other. */
export function findElements(node: Element, fits: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return fits(child) ? [child] : findElements(child, fits);
  });
}
