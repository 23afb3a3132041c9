import { countEdits, countPrefixEdits } from '../../../../extractor/contract/text/edit-distance.ts';
import { STEP, type Entry } from '../entry.ts';
import { getCoverage, getWorth, HOLDS, matchWords, type WordMatches } from './match-words.ts';
import type { Steps } from '../steps.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A name with typos, all words with typos, or at least half of the words: a question often contains
 * words that the documentation does not have.
 */
export function scoreNearMiss(
  entry: Entry,
  query: Query,
  matches: WordMatches,
  similar: WordMatches,
): number {
  const typos = countNameTypos(entry, query);
  if (typos !== undefined) return SCORE.typosInName - 10 * typos + entry.favour;
  const withTypos = 100 * matchWords(entry, similar);
  if (withTypos > 0) return SCORE.typos + withTypos + entry.favour;
  return scoreSomeWords(entry, matches);
}

function scoreSomeWords(entry: Entry, matches: WordMatches): number {
  const worth = getWorth(entry, matches);
  const found = worth.filter((each) => each > HOLDS).length;
  if (worth.length < 2 || 2 * found < worth.length) return 0;
  const sum = worth.reduce((total, each) => total + each, 0);
  const coverage = 10 * getCoverage(entry, matches);
  return (SCORE.someWords * sum) / worth.length + coverage + entry.favour / 10;
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
export function* getSimilarWords(word: string, { words }: Vocabulary): Steps<string[]> {
  let limit = getAllowedTypos(word.length);
  let similar: string[] = [];
  let compared = 0;
  for (const known of words) {
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
