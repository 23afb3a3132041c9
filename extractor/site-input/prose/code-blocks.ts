/** A block of code in Markdown. */
export interface CodeBlock {
  /** The block as it is written, with its fences. */
  text: string;
  /** What follows the opening fence: `py title="shop.py"`. */
  info: string;
  code: string;
  /** The line of the opening fence, from 1. */
  line: number;
}

// A block that nothing closes goes on to the end, so that no other way of reading it is tried.
// eslint-disable-next-line regexp/no-super-linear-backtracking
const BLOCK = /^( {0,3})(`{3,}|~{3,})([^\n]*)(?:\n([^]*?))??(?:^\1? {0,3}\2[`~]*[ \t]*$|(?![^]))/gm;

/**
 * Rewrites Markdown part by part, because the text of code is not Markdown.
 *
 * @returns the parts, joined
 */
export function mapParts(
  markdown: string,
  { code, prose }: { code: (block: CodeBlock) => string; prose: (text: string) => string },
): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of markdown.matchAll(BLOCK)) {
    parts.push(prose(markdown.slice(end, match.index)), code(toBlock(match, markdown)));
    end = match.index + match[0].length;
  }
  return [...parts, prose(markdown.slice(end))].join('');
}

/** The blocks of code in Markdown. */
export function listCodeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(BLOCK)].map((match) => toBlock(match, markdown));
}

function toBlock(match: RegExpMatchArray, markdown: string): CodeBlock {
  const [text, , , info = '', code = ''] = match;
  const line = markdown.slice(0, match.index).split('\n').length;
  return { text, info: info.trim(), code, line };
}
