import { satteri } from '@astrojs/markdown-satteri';
import type { Element } from 'hast';
import { FORMULA_LANGUAGE } from '../../extractor/contract/text/formulas.ts';
import { renderFormula } from '../src/docstring/formula.ts';
import { getText, hasClass } from '../src/render/markdown/html-element.ts';

/**
 * Markdown of narrative pages, with formulas between two dollar signs, or in blocks of `math`. A
 * single dollar sign is one.
 *
 * @param label what a formula is called
 */
export function getMarkdownProcessor(label: string): ReturnType<typeof satteri> {
  return satteri({
    features: { math: { singleDollarTextMath: false } },
    hastPlugins: [
      {
        name: 'formulas',
        element: {
          filter: ['code', 'pre'],
          visit: (element) => makeFormula(element, label),
        },
      },
    ],
  });
}

function makeFormula(element: Element, label: string): Element | undefined {
  const [inner] = element.tagName === 'pre' ? element.children : [];
  if (inner?.type === 'element' && hasClass(inner, `language-${FORMULA_LANGUAGE}`))
    return renderFormula(getText(inner).trim(), true, label);
  return hasClass(element, 'math-inline')
    ? renderFormula(getText(element).trim(), false, label)
    : undefined;
}
