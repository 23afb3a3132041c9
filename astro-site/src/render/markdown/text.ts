import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';

/** Escapes text between other parts, and keeps the spaces around it. */
export function escapeWithin(text: string): string {
  const beginning = text.trimStart();
  const inner = beginning.trimEnd();
  const before = text.slice(0, text.length - beginning.length);
  return `${before}${escapeMarkdown(inner)}${beginning.slice(inner.length)}`;
}

/** Text, or Markdown of several lines, as one line: for a heading, a cell, an entry of a list. */
export function toLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Text as inline code, with as many backticks around it as it needs. */
export function makeCode(text: string): string {
  const line = toLine(text);
  if (line === '') return '';
  const mark = '`'.repeat(getLongestRun(line) + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${mark}${space}${line}${space}${mark}`;
}

/** Text as a block of code. */
export function makeFence(text: string, language: string): string {
  const mark = '`'.repeat(Math.max(3, getLongestRun(text) + 1));
  return `${mark}${language}\n${useLineFeeds(text).replace(/\n+$/, '')}\n${mark}`;
}

/**
 * A carriage return also ends a line of Markdown; code that indents after line feeds would miss it.
 */
export function useLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The number of backticks in the longest run of them. */
function getLongestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** A link with Markdown as its text. */
export function makeLink(content: string, href: string): string {
  const url = href
    .replaceAll(/[\s<>\\|`]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`);
  return `[${content}](${url})`;
}

const BLOCK = /^(?:`{3}|#{1,6} |> |- |\d+\. |\||---)/;

/**
 * Markdown after words of ours: on the same line if it begins with a paragraph, otherwise below.
 */
export function addMarkdown(words: string, markdown: string): string {
  return `${words}${BLOCK.test(markdown) ? '\n\n' : ' '}${markdown}`.trim();
}

/** An entry of a list; the lines after its first are indented, so that they stay in the list. */
export function makeEntry(blocks: readonly string[]): string {
  return `- ${blocks.join('\n\n').replaceAll(/\n(?!\n|$)/g, '\n  ')}`;
}

/** A table; columns with only empty cells are left out. */
export function makeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = heads.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''));
  const write = (cells: readonly string[]): string =>
    `| ${heads.flatMap((_, index) => (used[index] ? [makeCell(cells[index] ?? '')] : [])).join(' | ')} |`;
  return [write(heads), write(heads.map(() => '---')), ...rows.map(write)].join('\n');
}

/** A cell is one line, and a bar ends it unless an odd number of backslashes precedes the bar. */
function makeCell(markdown: string): string {
  return toLine(markdown).replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}
