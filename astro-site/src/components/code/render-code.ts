import type { CodePart } from '../../code/highlight.ts';
import { escapeText } from '../../render/escape-html.ts';

/**
 * Pieces of code in their colours, as HTML. A page may have thousands of them: React would write each
 * quote in six characters, and each piece would be ten characters longer.
 */
export function renderCode(parts: readonly CodePart[]): string {
  return parts
    .map(({ className, text }) => {
      const html = escapeText(text);
      return className === undefined ? html : `<i class=${className}>${html}</i>`;
    })
    .join('');
}
