import { countEdits, countPrefixEdits } from '../../../../extractor/contract/text/edit-distance.ts';
import { STEP, type Entry } from '../entry.ts';
import type { Steps } from '../steps.ts';
import type { Meaning, Query } from './query.ts';
import { SCORE } from './scores.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name with typos. */
export function scoreNearMiss(entry: Entry, query: Query): number {
  const typos = countNameTypos(entry, query);
  return typos === undefined ? 0 : SCORE.typosInName - 10 * typos + entry.favour;
}

/** A word that no entry has is misspelled, or says nothing here. */
export function* addSimilarWords(meant: Meaning[], vocabulary: Vocabulary): Steps<Meaning[]> {
  const [{ word } = { word: '' }] = meant;
  if (word.length < LONG || meant.some((each) => holds(vocabulary, each.word))) return meant;
  const similar = yield* getSimilarWords(word, vocabulary);
  return [...meant, ...similar.map((each) => ({ word: each, worth: SIMILAR }))];
}

/** Shorter words are similar to too many others. */
const LONG = 4;
const SIMILAR = 0.8;

function holds({ words }: Vocabulary, part: string): boolean {
  return words.some((word) => word.startsWith(part));
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
function* getSimilarWords(word: string, { words }: Vocabulary): Steps<string[]> {
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
