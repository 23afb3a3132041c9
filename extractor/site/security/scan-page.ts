import type { InlineCode } from './inline-code.ts';

/**
 * Every place where inline code could begin, also in comments, attributes and text, because only a
 * parser can tell those apart:
 * - the start of a script or style element;
 * - the name of an event handler, after anything that may precede an attribute;
 * - an address that begins like `javascript:`, its characters possibly written as references.
 */
const SUSPECT =
  /<(?:script|style)(?=[\s/>])|[\s"'/]on[a-z]+\s*=|(?:href|src|action|data)\s*=[\s\0- ]*(?:["'][\0- ]*)?(?:&(?:#|tab;|newline;)|j[\t\n\r]*(?:&|a[\t\n\r]*(?:&|v)))/gi;

/** An element written so simply that its end is beyond doubt. */
const ELEMENT = /(<(script|style)((?: [a-z-]+(?:="[^"<>&]*")?)*)>)([^]*?)<\/\2>/y;

const DATA = /^ type="application\/(?:ld\+)?json"/;
/** In a script, these change where it ends. */
const ENDS = /<!--|<\/s/i;

/**
 * Finds the inline code of a page that contains only known code, much faster than a parser. Each
 * suspect is checked separately and only known code is ever skipped, so no trick with comments or
 * quotes can hide a later one.
 *
 * @param isKnown whether the text of a script or style is expected
 * @returns undefined if a parser has to look
 */
export function scanPage(
  html: string,
  isKnown: (text: string) => boolean,
): InlineCode[] | undefined {
  const found: InlineCode[] = [];
  SUSPECT.lastIndex = 0;
  for (let suspect = SUSPECT.exec(html); suspect !== null; suspect = SUSPECT.exec(html)) {
    ELEMENT.lastIndex = suspect.index;
    const [whole, tag = '', kind, attributes = '', text = ''] = ELEMENT.exec(html) ?? [];
    if (whole === undefined) return undefined;
    if (kind === 'script' && isHarmless(attributes, text)) {
      SUSPECT.lastIndex = suspect.index + tag.length;
      continue;
    }
    if (!isKnown(text) || ENDS.test(text)) return undefined;
    found.push({ kind: kind === 'style' ? 'style' : 'script', text });
    SUSPECT.lastIndex = suspect.index + whole.length;
  }
  return found;
}

/** A file to load, data that never runs, or an empty element, which a browser does not run. */
function isHarmless(attributes: string, text: string): boolean {
  return DATA.test(attributes) || text === '';
}
