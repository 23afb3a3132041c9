import type { Entry } from '../entry.ts';
import type { Steps } from '../steps.ts';
import { SCORE } from './scores.ts';
import type { Meaning } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the words of a vocabulary match those of a query, by their numbers. */
export interface WordMatches {
  /** What each word contributes, 0 to 1; one list for each word of the query. */
  worth: readonly Float64Array[];
  /** How much each word of the query says: a rare one more; 0 if no entry has it. */
  weights: readonly number[];
  /** 1 for words that start with a word of the query. */
  covered: Uint8Array;
}

/**
 * Compares a vocabulary with the words of a query; each is a list of its possible meanings.
 *
 * @param entries how many entries share the vocabulary
 */
export function* matchVocabulary(
  { words, counts }: Vocabulary,
  meant: readonly (readonly Meaning[])[],
  entries: number,
): Steps<WordMatches> {
  const worth: Float64Array[] = [];
  const covered = new Uint8Array(words.length);
  for (const meanings of meant) {
    const list = new Float64Array(words.length);
    worth.push(list);
    for (const { word, worth: factor } of meanings) {
      matchMeaning(words, word, factor, list, covered);
      yield;
    }
  }
  const weights = worth.map((list) => getWeight(list, counts, entries));
  return { worth, weights, covered };
}

/** Matches below this are accidents. */
const REAL = 0.5;

function getWeight(worth: Float64Array, counts: readonly number[], entries: number): number {
  let isFound = false;
  let count = 0;
  for (const [number, each] of worth.entries()) {
    isFound ||= each > 0;
    if (each > REAL) count += counts[number] ?? 0;
  }
  return isFound ? Math.log(2 + entries / Math.max(1, Math.min(count, entries))) : 0;
}

/**
 * A word that only starts with the query's word scores a little less, one that merely contains it
 * much less.
 */
const STARTS = 0.85;
const HOLDS = 0.4;

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

/**
 * The words somewhere, in any order: the name counts most, then other texts. Words that no entry has
 * are ignored, and an entry may lack what says less than half.
 */
export function scoreWords(entry: Entry, matches: WordMatches): number {
  const match = matchWords(entry, matches);
  if (match === undefined) return 0;
  return (match.isWhole ? SCORE.words : SCORE.someWords) + 400 * match.worth;
}

interface Match {
  /** 0 to 1. */
  worth: number;
  /** Whether it has every word. */
  isWhole: boolean;
}

/** How well the words match; undefined if too many are missing. */
function matchWords(entry: Entry, matches: WordMatches): Match | undefined {
  let sum = 0;
  let total = 0;
  let isWhole = true;
  for (const [index, weight] of matches.weights.entries()) {
    const each = weight === 0 ? 0 : getWordWorth(entry, matches.worth[index] ?? NONE);
    if (each === 0 && weight > 0) isWhole = false;
    sum += weight * each;
    total += weight;
  }
  if (sum === 0 || (!isWhole && sum < LEAST * total)) return undefined;
  return { worth: 0.85 * (sum / total) + 0.15 * getCoverage(entry, matches), isWhole };
}

/** How much of the words an entry must have that lacks one. */
const LEAST = 0.25;
const NONE = new Float64Array();

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
function getCoverage({ names }: Entry, { covered }: WordMatches): number {
  let best = 0;
  for (const { numbers } of names) {
    let count = 0;
    for (const number of numbers) count += covered[number] ?? 0;
    best = Math.max(best, count / Math.max(1, numbers.length));
  }
  return best;
}
