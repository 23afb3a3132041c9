import type { CodePart } from '../../code/highlight.ts';
import { escapeText } from '../../render/escape-html.ts';

/**
 * Pieces of code in their colours, as HTML. A page may have thousands of them, and React would write
 * each quote in six characters.
 */
export function renderCode(parts: readonly CodePart[]): string {
  return parts
    .map(({ className, text }) => {
      const html = escapeText(text);
      return className === undefined ? html : `<span class="${className}">${html}</span>`;
    })
    .join('');
}
