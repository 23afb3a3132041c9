import type { Entry } from '../entry.ts';
import type { Steps } from '../steps.ts';
import { SCORE } from './scores.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the words of a vocabulary match those of a query, by their numbers. */
export interface WordMatches {
  /** What each word contributes, 0 to 1; one list for each word of the query. */
  worth: readonly Float64Array[];
  /** 1 for words that start with a word of the query. */
  covered: Uint8Array;
}

/** Compares a vocabulary with the words of a query; each is a list of its possible meanings. */
export function* matchVocabulary(
  { words }: Vocabulary,
  meant: readonly (readonly string[])[],
): Steps<WordMatches> {
  const worth: Float64Array[] = [];
  const covered = new Uint8Array(words.length);
  for (const meanings of meant) {
    const list = new Float64Array(words.length);
    worth.push(list);
    for (const [index, asked] of meanings.entries()) {
      // Another word of the same meaning counts a little less than the word itself.
      matchMeaning(words, asked, index === 0 ? 1 : MEANS, list, covered);
      yield;
    }
  }
  return { worth, covered };
}

const MEANS = 0.9;

/**
 * A word that only starts with the query's word scores a little less, one that merely contains it
 * much less.
 */
const STARTS = 0.85;
export const HOLDS = 0.4;

function matchMeaning(
  words: readonly string[],
  asked: string,
  factor: number,
  worth: Float64Array,
  covered: Uint8Array,
): void {
  for (const [number, word] of words.entries()) {
    const match = matchWord(word, asked);
    if (match === 0) continue;
    worth[number] = Math.max(worth[number] ?? 0, factor * match);
    if (match >= STARTS) covered[number] = 1;
  }
}

function matchWord(word: string, asked: string): number {
  const start = word.indexOf(asked);
  if (start === 0) return word.length === asked.length ? 1 : STARTS;
  return start > 0 && asked.length > 2 ? HOLDS : 0;
}

/** Every word somewhere, in any order: the name counts most, then other texts. */
export function scoreWords(entry: Entry, matches: WordMatches): number {
  const match = matchWords(entry, matches);
  return match === 0 ? 0 : SCORE.words + 400 * match;
}

/** How well all words match, 0 (one does not) to 1. */
export function matchWords(entry: Entry, matches: WordMatches): number {
  let sum = 0;
  for (const worth of matches.worth) {
    const each = getWordWorth(entry, worth);
    if (each === 0) return 0;
    sum += each;
  }
  if (sum === 0) return 0;
  return 0.85 * (sum / matches.worth.length) + 0.15 * getCoverage(entry, matches);
}

/** What each word of the query contributes. */
export function getWorth(entry: Entry, { worth }: WordMatches): number[] {
  return worth.map((each) => getWordWorth(entry, each));
}

function getWordWorth({ names, fields }: Entry, worth: Float64Array): number {
  let best = 0;
  for (const { numbers } of names) best = Math.max(best, getBest(numbers, worth));
  for (const { numbers, weight } of fields) best = Math.max(best, weight * getBest(numbers, worth));
  return best;
}

function getBest(numbers: readonly number[], worth: Float64Array): number {
  let best = 0;
  for (const number of numbers) best = Math.max(best, worth[number] ?? 0);
  return best;
}

/** The share of the name's own words that the query contains. */
export function getCoverage({ names }: Entry, { covered }: WordMatches): number {
  let best = 0;
  for (const { numbers } of names) {
    let count = 0;
    for (const number of numbers) count += covered[number] ?? 0;
    best = Math.max(best, count / Math.max(1, numbers.length));
  }
  return best;
}
