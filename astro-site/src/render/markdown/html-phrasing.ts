import type { PhrasingContent } from 'mdast';
import {
  getAttribute,
  getText,
  isElement,
  isSilent,
  type HtmlElement,
  type HtmlNode,
} from './html-node.ts';

/** Gives the address that a link of the page has in Markdown; nothing where it should be none. */
export type ToLink = (href: string) => string | undefined;

/** What stands within a line of a page. */
export function convertPhrasing(nodes: readonly HtmlNode[], toLink: ToLink): PhrasingContent[] {
  return nodes.flatMap((node) => convertNode(node, toLink));
}

function convertNode(node: HtmlNode, toLink: ToLink): PhrasingContent[] {
  if (!isElement(node)) {
    const value = node.nodeName === '#text' ? getText(node).replaceAll(/\s+/g, ' ') : '';
    return value === '' ? [] : [{ type: 'text', value }];
  }
  return isSilent(node) ? [] : convertElement(node, toLink);
}

function convertElement(element: HtmlElement, toLink: ToLink): PhrasingContent[] {
  const children = convertPhrasing(element.childNodes, toLink);
  switch (element.tagName) {
    case 'br':
      return [{ type: 'break' }];
    case 'code':
    case 'kbd':
    case 'samp':
      return makeCode(getText(element));
    case 'strong':
    case 'b':
      return wrap('strong', children);
    case 'em':
    case 'i':
    case 'dfn':
      return wrap('emphasis', children);
    case 'del':
    case 's':
      return wrap('delete', children);
    case 'img':
      return [{ type: 'text', value: getAttribute(element, 'alt') ?? '' }];
    case 'a':
      return convertLink(getAttribute(element, 'href'), children, toLink);
    default:
      return children;
  }
}

function makeCode(text: string): PhrasingContent[] {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  return value === '' ? [] : [{ type: 'inlineCode', value }];
}

/** Marks hold no white space at their ends: it goes outside. */
function wrap(
  type: 'strong' | 'emphasis' | 'delete',
  children: PhrasingContent[],
): PhrasingContent[] {
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (isEmpty) return children;
  return [
    ...takeSpace(children[0], /^\s/),
    { type, children: trimPhrasing(children) },
    ...takeSpace(children.at(-1), /\s$/),
  ];
}

function takeSpace(node: PhrasingContent | undefined, pattern: RegExp): PhrasingContent[] {
  return node?.type === 'text' && pattern.test(node.value) ? [{ type: 'text', value: ' ' }] : [];
}

function convertLink(
  href: string | undefined,
  children: PhrasingContent[],
  toLink: ToLink,
): PhrasingContent[] {
  const url = href === undefined ? undefined : toLink(href);
  return url === undefined ? children : [{ type: 'link', url, children: trimPhrasing(children) }];
}

/** Without white space at the ends of a line, and without empty texts. */
export function trimPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start };
  });
  return trimmed.filter((node) => node.type !== 'text' || node.value !== '');
}
