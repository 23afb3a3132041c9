/** A run of text, marked where it matches the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

const MARKS = /<mark>(.*?)<\/mark>/gsu;
const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

/** Takes a Pagefind excerpt apart: only its `<mark>` means something, all else is text. */
export function parseExcerpt(excerpt: string): TextPart[] {
  // With one group, split gives plain and marked text in turn.
  return makeParts(excerpt.split(MARKS)).map(({ text, marked }) => ({
    text: text.replace(/&(?:lt|gt|amp|quot|#39);/gu, (entity) => ENTITIES.get(entity) ?? entity),
    marked,
  }));
}

/** Marks the words of a query in a text: whole runs of them, wherever they stand. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, marked: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`((?:${longestFirst.map(escapePattern).join('|')})+)`, 'giu');
  return makeParts(text.split(pattern));
}

function makeParts(inTurn: readonly string[]): TextPart[] {
  return inTurn
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
