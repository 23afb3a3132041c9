import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node !== undefined && 'tagName' in node;
}

export function getAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** All text beneath a node, as it is written. */
export function getText(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}

/** The first element, in the order of the page, that fits. */
export function findElement(
  nodes: readonly HtmlNode[],
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = fits(node) ? node : findElement(node.childNodes, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

const SILENT = new Set(
  'script style link svg button template noscript input select textarea iframe canvas'.split(' '),
);

/** Whether nobody who reads text alone would miss the element. */
export function isSilent(element: HtmlElement): boolean {
  return (
    SILENT.has(element.tagName) ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    getAttribute(element, 'role') === 'tablist' ||
    hasClass(element, 'sr-only') ||
    hasClass(element, 'sl-anchor-link')
  );
}
