/**
 * Limits on the cost of rendering a text. Python converts docstrings within the same limits, and
 * reports what exceeds them. These hold for every other text, for example that of a stored document.
 */
const MAX_TEXT = 2 * 64 * 1024;
const MAX_DEPTH = 16;
const MAX_CELLS = 2000;
const MAX_LINES = 5000;
const MAX_MARKS = 2000;
const MAX_RUN = 200;

/** A shorter text cannot exceed a limit. */
const HARMLESS = 2 * MAX_DEPTH;

const ESCAPED = /\\[!-/:-@[-`{-~]/g;
const RULE = /^[ \t]*[*_=~`^"'#+.:-]+[ \t]*$/gm;
const CONTAINER = String.raw`(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*`;
const DEEP = new RegExp(`^[ \\t]*(?:${CONTAINER}){${String(MAX_DEPTH + 1)}}`, 'm');
const NESTED = new RegExp(`^[ \\t]*(?:${CONTAINER}){2,}`, 'gm');
const INDENTED = new RegExp(`^[ \\t]{${String(8 * MAX_DEPTH)}}[ \\t]*(?:[-*+>]|\\d+[.)])`, 'm');
const BLOCK = /^[ \t]*(?:[-*+>=#~]|`{3}|\d{1,9}[.)])/gm;
const LONG_RUN = new RegExp(`[*_~\`[\\]]{${String(MAX_RUN)}}`);
/** Marks that a parser pairs with each other. */
const PAIRED = [/[*~]|(?<!\w)_|_(?!\w)/g, /`/g, /\[/g, /\]/g, /</g];
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const DELIMITERS = /^[|: \t]*-[|:\- \t]*$/;

/** Whether it would take too much time or memory to render a text as Markdown. */
export function isTooCostly(text: string): boolean {
  if (text.length <= HARMLESS) return false;
  if (text.length > MAX_TEXT || DEEP.test(text) || INDENTED.test(text)) return true;
  if (text.length <= MAX_RUN) return false;
  const shown = text.replace(ESCAPED, '').replace(RULE, '');
  if (LONG_RUN.test(shown) || countCells(text) > MAX_CELLS) return true;
  if (text.length <= MAX_MARKS) return false;
  return (
    count(text, /\n/g) > MAX_LINES ||
    [/\n\n/g, BLOCK].some((mark) => count(text, mark) > MAX_MARKS) ||
    countNested(text) > MAX_MARKS ||
    PAIRED.some((mark) => count(shown, mark) > MAX_MARKS)
  );
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}

function countNested(text: string): number {
  return (text.match(NESTED) ?? []).reduce((sum, marks) => sum + count(marks, /[-*+>.)]/g), 0);
}

/** The cells of all tables. A row that is too short is filled up. */
function countCells(text: string): number {
  if (!text.includes('|')) return 0;
  let [cells, columns, fence, above] = [0, 0, '', ''];
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark?.startsWith(fence) === true) fence = fence === '' ? mark : '';
    const row = line.replace(/^[ \t>]+/, '').trimEnd();
    if (fence !== '' || row === '') columns = 0;
    else if (columns === 0 && isDelimiterRow(row, above)) columns = count(row, /\|/g) + 1;
    cells += columns;
    above = row;
  }
  return cells;
}

function isDelimiterRow(row: string, above: string): boolean {
  return row.includes('|') && above.includes('|') && DELIMITERS.test(row);
}
