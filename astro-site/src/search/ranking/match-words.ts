import type { Entry } from '../entry.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';

/** Every word somewhere, in any order: the name counts most, then other texts. */
export function scoreWords(entry: Entry, { meant }: Query): number {
  // A quick rejection of most entries.
  if (!meant.every((words) => words.some((word) => entry.haystack.includes(word)))) return 0;
  const match = matchWords(entry, meant);
  return match === 0 ? 0 : SCORE.words + 400 * match;
}

/**
 * How well all words match, 0 (one does not) to 1; each word is a list of its possible meanings.
 */
export function matchWords(entry: Entry, meant: readonly (readonly string[])[]): number {
  const worth = getWorth(entry, meant);
  if (worth.length === 0 || worth.includes(0)) return 0;
  const average = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return 0.85 * average + 0.15 * getCoverage(entry, meant.flat());
}

/** What each word contributes; another word of the same meaning a little less than the word itself. */
export function getWorth(entry: Entry, meant: readonly (readonly string[])[]): number[] {
  return meant.map((words) =>
    Math.max(
      0,
      ...words.map((word, index) => (index === 0 ? 1 : MEANS) * getWordWorth(entry, word)),
    ),
  );
}

const MEANS = 0.9;

/**
 * A word that only starts with the query's word scores a little less, one that merely contains it
 * much less.
 */
const STARTS = 0.85;
export const HOLDS = 0.4;

function getWordWorth({ names, fields }: Entry, word: string): number {
  const named = names.map(({ words }) => matchWord(words, word));
  const beside = fields.map((field) => field.weight * matchWord(field.words, word));
  return Math.max(...named, ...beside);
}

function matchWord(words: readonly string[], asked: string): number {
  if (words.includes(asked)) return 1;
  if (words.some((word) => word.startsWith(asked))) return STARTS;
  return asked.length > 2 && words.some((word) => word.includes(asked)) ? HOLDS : 0;
}

/** The share of the name's own words that the query contains. */
export function getCoverage({ names }: Entry, asked: readonly string[]): number {
  const parts = names.map(
    ({ words }) =>
      words.filter((word) => asked.some((each) => word.startsWith(each))).length /
      Math.max(1, words.length),
  );
  return Math.max(...parts);
}
