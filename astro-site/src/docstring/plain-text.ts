/** Letters, digits and marks that mean nothing in Markdown wherever they stand within a line. */
const PLAIN = /^(?:[\p{L}\p{N} ,.;'"“”’()?%/–—-]|(?<=\w)_(?=\w)|:(?=\s|$))*$/u;
/** The start of a line that continues a paragraph. */
const START = /^[\p{L}("“`]/u;
/** Code that is written in HTML as it is. */
const PLAIN_CODE = /^(?! )[ -%'-;=-[\]-_a-~]+(?<! )$/;
/** Addresses become links without any mark around them. */
const ADDRESS = /www\.|:\/\//i;
/** A shorter text does not exceed any limit of the parser. */
const MAX_LENGTH = 2000;

/**
 * Renders paragraphs without any markup but code, as most docstrings are, much faster than a parser.
 *
 * @param isLinked whether a piece of code becomes a link
 * @returns undefined if a parser has to look
 */
export function renderPlainText(
  text: string,
  isLinked: (code: string) => boolean,
): string | undefined {
  if (text.length > MAX_LENGTH || ADDRESS.test(text) || /^\s|\s$/.test(text)) return undefined;
  const paragraphs: string[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const lines = paragraph.split('\n').map((line) => renderLine(line, isLinked));
    if (lines.includes(undefined)) return undefined;
    paragraphs.push(`<p>${lines.join('\n')}</p>`);
  }
  return paragraphs.join('\n');
}

function renderLine(line: string, isLinked: (code: string) => boolean): string | undefined {
  // Two backticks in a row delimit code in other ways than one does, and spaces can break a line.
  if (!START.test(line) || line.includes('``') || line.endsWith(' ')) return undefined;
  const parts = line.split(/`([^`]+)`/);
  const isPlain = parts.every((part, index) =>
    index % 2 === 0 ? PLAIN.test(part) : PLAIN_CODE.test(part) && !isLinked(part),
  );
  if (!isPlain) return undefined;
  return parts.map((part, index) => (index % 2 === 0 ? part : `<code>${part}</code>`)).join('');
}
