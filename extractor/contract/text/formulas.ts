import type { InlineCode, Literal, Parents, Root, Text } from 'mdast';

/** TeX within a paragraph. A block of TeX is code in the language `math`. */
export interface InlineFormula extends Literal {
  type: 'inlineFormula';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineFormula: InlineFormula;
  }
  interface RootContentMap {
    inlineFormula: InlineFormula;
  }
}

/** The language of a block of code that is TeX. */
export const FORMULA_LANGUAGE = 'math';

/**
 * Makes formulas of code between two dollar signs, as GitHub does. An escaped dollar sign is one.
 *
 * @param text what the tree was parsed from
 */
export function findFormulas(tree: Root, text: string): Root {
  if (text.includes('$`')) convertChildren(tree, text);
  return tree;
}

function convertChildren(parent: Parents, text: string): void {
  for (const [index, node] of parent.children.entries()) {
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    if ('children' in node) convertChildren(node, text);
    if (node.type !== 'inlineCode' || before?.type !== 'text' || after?.type !== 'text') continue;
    if (!isBetweenDollars(node, text)) continue;
    before.value = before.value.slice(0, -1);
    after.value = after.value.slice(1);
    (parent.children as (InlineFormula | InlineCode | Text)[])[index] = {
      type: 'inlineFormula',
      value: node.value,
    };
  }
}

function isBetweenDollars({ position }: InlineCode, text: string): boolean {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return false;
  return /(?<!\\)\$$/.test(text.slice(Math.max(0, start - 2), start)) && text[end] === '$';
}
