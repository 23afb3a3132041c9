import { decodeEntities } from '../../../extractor/contract/text/decode-entities.ts';

/** A piece of text, marked if it matches the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

const MARKS = /<mark>(.*?)<\/mark>/gsu;

/** Splits a Pagefind excerpt: only its `<mark>` is markup, everything else is text. */
export function parseExcerpt(excerpt: string): TextPart[] {
  // With one group, split returns plain and marked text alternately.
  return makeParts(excerpt.split(MARKS)).map(({ text, marked }) => ({
    text: decodeEntities(text),
    marked,
  }));
}

/** Marks the words of a query in a text, at any position. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, marked: false }];
  let pattern = patterns.get(words);
  if (pattern === undefined) patterns.set(words, (pattern = makePattern(words)));
  return makeParts(text.split(pattern));
}

/** The patterns of queries: each is used for all results. */
const patterns = new WeakMap<readonly string[], RegExp>();

function makePattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(`((?:${longestFirst.map(escapePattern).join('|')})+)`, 'giu');
}

function makeParts(inTurn: readonly string[]): TextPart[] {
  return inTurn
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
