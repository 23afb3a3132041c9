import { makeEntries, type Entry } from './entry.ts';
import { isQualifiedName, scoreName } from './ranking/match-name.ts';
import { scorePath } from './ranking/match-path.ts';
import { scoreSubject } from './ranking/match-subject.ts';
import { scoreWords } from './ranking/match-words.ts';
import { getSimilarWords, scoreNearMiss } from './ranking/near-misses.ts';
import { addNearness } from './ranking/nearness.ts';
import { parseQuery, type Query } from './ranking/query.ts';
import { SCORE } from './ranking/scores.ts';
import { isVariant, type SearchSymbol } from './symbol.ts';

export interface Hit {
  symbol: SearchSymbol;
  score: number;
}

/**
 * Finds symbols, best first.
 *
 * @param here the path of the page that is being read: among similar ones, what is near comes first
 */
export type Search = (query: string, here?: string) => Hit[];

/** If there are fewer real matches than this, near misses are listed after them. */
const FEW = 3;
const MAX_NEAR_MISSES = 20;

/** Prepares the symbols and returns a function that searches them. */
export function createSearch(symbols: readonly SearchSymbol[]): Search {
  const entries = makeEntries(symbols);
  const vocabulary = new Set(entries.flatMap(getVocabulary));

  return (text, here) => {
    const query = parseQuery(text);
    if (query.folded === '') return [];
    const hits = sortHits(
      entries.flatMap((entry) =>
        makeHit(entry, addNearness(scoreEntry(entry, query), entry.symbol, here)),
      ),
    );
    return isEnough(hits) ? hits : sortHits([...hits, ...findNearMisses(hits, query)]);
  };

  function findNearMisses(hits: Hit[], query: Query): Hit[] {
    const found = new Set(hits.map(({ symbol }) => symbol));
    const meant = query.words.map((word) => getSimilarWords(word, vocabulary));
    const rest = entries.filter(({ symbol }) => !found.has(symbol));
    const misses = rest.flatMap((entry) => makeHit(entry, scoreNearMiss(entry, query, meant)));
    return sortHits(misses).slice(0, MAX_NEAR_MISSES);
  }
}

function makeHit({ symbol }: Entry, score: number): Hit[] {
  if (score <= 0) return [];
  // A variant is what the reader means only if its name is asked for.
  return [{ symbol, score: isVariant(symbol) && score < SCORE.sameWords ? score / 1000 : score }];
}

/** Best first; the sort is stable, so equal ones stay in source order. */
function sortHits(hits: Hit[]): Hit[] {
  return hits.sort((one, other) => other.score - one.score);
}

function isEnough(hits: readonly Hit[]): boolean {
  return hits.length >= FEW || (hits[0]?.score ?? 0) >= SCORE.sameWords;
}

function scoreEntry(entry: Entry, query: Query): number {
  const address = scoreAddress(entry, query);
  if (address > 0) return address;
  const name = Math.max(...entry.names.map((each) => scoreName(each, query)));
  // Fractions of a point, which only put operations first among equal names.
  if (name >= SCORE.sameWords) return scoreExact(entry, name) + entry.favour / 100;
  if (isQualifiedName(entry, query)) return SCORE.qualified + entry.favour / 100;
  const words = scoreWords(entry, query);
  const inexact = Math.max(name, words, scoreSubject(entry, query, words));
  return Math.max(inexact === 0 ? 0 : inexact + entry.favour, scorePath(entry, query));
}

/** A section by its address, or else the page that has it. */
function scoreAddress({ symbol: { href } }: Entry, { address }: Query): number {
  if (address === undefined) return 0;
  if (href === address.target) return SCORE.address;
  return href === address.page ? SCORE.page : 0;
}

/** The title of a page comes before names that only consist of the same words. */
function scoreExact({ symbol: { kind } }: Entry, score: number): number {
  if (kind === 'page') return SCORE.title;
  return kind === 'heading' ? Math.max(score, SCORE.subject) : score;
}

function getVocabulary({ names, fields }: Entry): string[] {
  return [...names, ...fields].flatMap(({ words }) => words);
}
