import { countEdits, countPrefixEdits } from '../../../../extractor/contract/text/edit-distance.ts';
import { STEP, type Entry } from '../entry.ts';
import { getCoverage, getWorth, HOLDS, matchWords } from './match-words.ts';
import type { Steps } from '../steps.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';

/**
 * A name with typos, all words with typos, or at least half of the words: a question often contains
 * words that the documentation does not have.
 */
export function scoreNearMiss(
  entry: Entry,
  query: Query,
  similar: readonly (readonly string[])[],
): number {
  const typos = countNameTypos(entry, query);
  if (typos !== undefined) return SCORE.typosInName - 10 * typos + entry.favour;
  const withTypos = 100 * matchWords(entry, similar);
  if (withTypos > 0) return SCORE.typos + withTypos + entry.favour;
  return scoreSomeWords(entry, query);
}

function scoreSomeWords(entry: Entry, { meant }: Query): number {
  const isKnown = (words: string[]): boolean => words.some((word) => entry.haystack.includes(word));
  if (2 * meant.filter(isKnown).length < meant.length) return 0;
  const worth = getWorth(entry, meant);
  const found = worth.filter((each) => each > HOLDS).length;
  if (meant.length < 2 || 2 * found < meant.length) return 0;
  const sum = worth.reduce((total, each) => total + each, 0);
  const coverage = 10 * getCoverage(entry, meant.flat());
  return (SCORE.someWords * sum) / meant.length + coverage + entry.favour / 10;
}

/** A long name written as one word, with a wrong letter or two. */
function countNameTypos({ names }: Entry, { joined }: Query): number | undefined {
  if (joined.length < 8) return undefined;
  const limit = getAllowedTypos(joined.length);
  const typos = names.map((name) =>
    Math.abs(name.joined.length - joined.length) > limit
      ? limit + 1
      : countEdits(joined, name.joined, limit),
  );
  const least = Math.min(...typos);
  return least > limit ? undefined : least;
}

/** The words of the index that are closest to a misspelled one. */
export function* getSimilarWords(word: string, vocabulary: ReadonlySet<string>): Steps<string[]> {
  let limit = getAllowedTypos(word.length);
  let similar: string[] = [];
  let compared = 0;
  for (const known of vocabulary) {
    if (++compared % STEP === 0) yield;
    const typos = countPrefixEdits(word, known, limit);
    if (typos > limit) continue;
    if (typos < limit) similar = [];
    limit = typos;
    similar.push(known);
  }
  return similar;
}

/** The number of typos that a word of this length may have. */
export function getAllowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}
