import { makeEntries, STEP, type Entry } from './entry.ts';
import { isQualifiedName, scoreName } from './ranking/match-name.ts';
import { scorePath } from './ranking/match-path.ts';
import { scoreSubject } from './ranking/match-subject.ts';
import { scoreWords } from './ranking/match-words.ts';
import { getSimilarWords, scoreNearMiss } from './ranking/near-misses.ts';
import { addNearness } from './ranking/nearness.ts';
import { parseQuery, type Query } from './ranking/query.ts';
import { SCORE } from './ranking/scores.ts';
import type { Steps } from './steps.ts';
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
export type Search = (query: string, here?: string) => Steps<Hit[]>;

/** If there are fewer real matches than this, near misses are listed after them. */
const FEW = 3;
const MAX_NEAR_MISSES = 20;

/** Prepares the symbols and returns a function that searches them. */
export function* createSearch(symbols: readonly SearchSymbol[]): Steps<Search> {
  const entries = yield* makeEntries(symbols);
  let vocabulary: ReadonlySet<string> | undefined;

  return function* search(text, here) {
    const query = parseQuery(text);
    if (query.folded === '') return [];
    const hits = yield* findHits(entries, (entry) =>
      addNearness(scoreEntry(entry, query), entry.symbol, here),
    );
    return isEnough(hits) ? hits : sortHits([...hits, ...(yield* findNearMisses(hits, query))]);
  };

  function* findNearMisses(hits: Hit[], query: Query): Steps<Hit[]> {
    vocabulary ??= yield* collectVocabulary(entries);
    const meant: string[][] = [];
    for (const word of query.words) meant.push(yield* getSimilarWords(word, vocabulary));
    const found = new Set(hits.map(({ symbol }) => symbol));
    const rest = entries.filter(({ symbol }) => !found.has(symbol));
    const misses = yield* findHits(rest, (entry) => scoreNearMiss(entry, query, meant));
    return misses.slice(0, MAX_NEAR_MISSES);
  }
}

/** The entries that match at all, best first. */
function* findHits(entries: readonly Entry[], getScore: (entry: Entry) => number): Steps<Hit[]> {
  const hits: Hit[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % STEP === STEP - 1) yield;
    hits.push(...makeHit(entry, getScore(entry)));
  }
  return sortHits(hits);
}

function* collectVocabulary(entries: readonly Entry[]): Steps<ReadonlySet<string>> {
  const vocabulary = new Set<string>();
  for (const [index, { names, fields }] of entries.entries()) {
    if (index % STEP === STEP - 1) yield;
    for (const { words } of [...names, ...fields]) for (const word of words) vocabulary.add(word);
  }
  return vocabulary;
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
