import type { Element, Root } from 'hast';
import { code as strings } from '#strings';
import { makeCodeElements } from '../code/highlight.ts';

/**
 * Highlights every code block of a text, and gives it a scroll box that the keyboard can reach and
 * a copy button.
 */
export function makeCodeCards(parent: Root | Element): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'pre') parent.children[index] = makeCard(child);
    else makeCodeCards(child);
  }
}

function makeCard(pre: Element): Element {
  const code = pre.children.find((child) => child.type === 'element');
  const text = getText(code ?? pre).replace(/\n$/, '');
  return makeElement('div', { className: ['ex'], dataCopy: '' }, [
    makeElement('button', { type: 'button', className: ['cp'], ariaLabel: strings.copyExample }),
    makeElement('pre', { tabIndex: 0, role: 'group', ariaLabel: strings.example }, [
      makeElement('code', {}, makeCodeElements(text, code && getLanguage(code))),
    ]),
  ]);
}

function getLanguage({ properties }: Element): string | undefined {
  const names = properties['className'];
  return Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : undefined;
}

export function getText(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'element' ? getText(child) : 'value' in child ? child.value : '',
    )
    .join('');
}

function makeElement(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
