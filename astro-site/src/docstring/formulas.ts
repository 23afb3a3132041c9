import type { Element, Root } from 'hast';
import { code as strings } from '#strings';
import { FORMULA_LANGUAGE } from '../../../extractor/contract/text/formulas.ts';
import { getText } from './code-cards.ts';
import { renderFormula } from './formula.ts';

const FORMULA_CLASS = `language-${FORMULA_LANGUAGE}`;

/** Replaces code in the language of formulas by formulas. What is no TeX stays code. */
export function makeFormulas(parent: Root | Element): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    const [inner] = child.children;
    const isBlock = child.tagName === 'pre';
    const code = isBlock && inner?.type === 'element' ? inner : child;
    if (!isFormula(code)) makeFormulas(child);
    else {
      const math = renderFormula(getText(code).trim(), isBlock, strings.formula);
      parent.children[index] = math ?? child;
    }
  }
}

function isFormula({ tagName, properties }: Element): boolean {
  const names = properties['className'];
  return tagName === 'code' && Array.isArray(names) && names.includes(FORMULA_CLASS);
}
