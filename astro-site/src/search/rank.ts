import { makeEntries, STEP, type Entry } from './entry.ts';
import { isQualifiedName, scoreName } from './ranking/match-name.ts';
import { scorePath } from './ranking/match-path.ts';
import { scoreSubject } from './ranking/match-subject.ts';
import { matchVocabulary, scoreWords, type WordMatches } from './ranking/match-words.ts';
import { addSimilarWords, scoreNearMiss } from './ranking/near-misses.ts';
import { createNearness } from './ranking/nearness.ts';
import { parseQuery, type Meaning, type Query } from './ranking/query.ts';
import { SCORE } from './ranking/scores.ts';
import type { Steps } from './steps.ts';
import { isVariant, type SearchSymbol, type SymbolKind } from './symbol.ts';

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
  const { entries, vocabulary, names } = yield* makeEntries(symbols);

  return function* search(text, here) {
    const query = parseQuery(text);
    if (query.folded === '') return [];
    const matches = yield* matchWords(query);
    const addNearness = createNearness(here);
    const scoreEntry = createScorer(query, matches, names);
    const hits = yield* findHits(entries, (entry) => {
      const score = scoreEntry(entry);
      return score > 0 ? addNearness(score, entry.symbol) : 0;
    });
    if (isEnough(hits)) return hits;
    return sortHits([...hits, ...(yield* findNearMisses(hits, query))]);
  };

  function* matchWords(query: Query): Steps<WordMatches> {
    const meant: Meaning[][] = [];
    for (const each of query.meant) meant.push(yield* addSimilarWords(each, vocabulary));
    return yield* matchVocabulary(vocabulary, meant, entries.length);
  }

  function* findNearMisses(hits: Hit[], query: Query): Steps<Hit[]> {
    const found = new Set(hits.map(({ symbol }) => symbol));
    const misses = yield* findHits(entries, (entry) =>
      found.has(entry.symbol) ? 0 : scoreNearMiss(entry, query),
    );
    return misses.slice(0, MAX_NEAR_MISSES);
  }
}

/** The entries that match at all, best first. */
function* findHits(entries: readonly Entry[], getScore: (entry: Entry) => number): Steps<Hit[]> {
  const hits: Hit[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % STEP === STEP - 1) yield;
    const score = getScore(entry);
    if (score > 0) hits.push(makeHit(entry, score));
  }
  return sortHits(hits);
}

function makeHit({ symbol }: Entry, score: number): Hit {
  // A variant is what the reader means only if its name is asked for.
  return { symbol, score: isVariant(symbol) && score < SCORE.sameWords ? score / 1000 : score };
}

/** Best first; the sort is stable, so equal ones stay in source order. */
function sortHits(hits: Hit[]): Hit[] {
  return hits.sort((one, other) => other.score - one.score);
}

function isEnough(hits: readonly Hit[]): boolean {
  return hits.length >= FEW || (hits[0]?.score ?? 0) >= SCORE.sameWords;
}

/** Scores entries for a query; names that symbols share are compared once. */
function createScorer(query: Query, matches: WordMatches, names: number): (entry: Entry) => number {
  const known = new Float64Array(names).fill(Number.NaN);

  function scoreNames(entry: Entry): number {
    let best = 0;
    for (const name of entry.names) {
      let score = known[name.index] ?? Number.NaN;
      if (Number.isNaN(score)) known[name.index] = score = scoreName(name, query);
      best = Math.max(best, score);
    }
    return best;
  }

  return (entry) => {
    const address = scoreAddress(entry, query);
    if (address > 0) return address;
    const name = scoreNames(entry);
    // Fractions of a point, which only put operations first among equal names.
    if (name >= SCORE.sameWords) return scoreExact(entry, name, query) + entry.favour / 100;
    if (isQualifiedName(entry, query)) return SCORE.qualified + entry.favour / 100;
    const words = scoreWords(entry, matches);
    const inexact = Math.max(name, words, scoreSubject(entry, query, words));
    const named = inexact === 0 ? 0 : inexact + entry.favour;
    return Math.max(
      isDetail(entry, query) ? SCORE.detail * (named / 1000) : named,
      scorePath(entry, query),
    );
  };
}

/** A section by its address, or else the page that has it. */
function scoreAddress({ symbol: { href } }: Entry, { address }: Query): number {
  if (address === undefined) return 0;
  if (href === address.target) return SCORE.address;
  return href === address.page ? SCORE.page : 0;
}

/** The title of a page comes before names that only consist of the same words. */
function scoreExact({ symbol: { kind } }: Entry, score: number, query: Query): number {
  if (kind === 'page') return SCORE.title;
  if (isMember(kind) && isPlainWord(query)) return SCORE.plainMember + score / 1000;
  return kind === 'heading' ? Math.max(score, SCORE.subject) : score;
}

/** What a word of prose is in the name of, but readers do not mean: they look for a page about it. */
function isDetail({ symbol: { kind } }: Entry, query: Query): boolean {
  return isPlainWord(query) && (kind === 'model' || isMember(kind));
}

function isPlainWord({ text }: Query): boolean {
  return /^(?:\p{Ll}+|\p{Lu}+)$/u.test(text);
}

function isMember(kind: SymbolKind): boolean {
  return kind === 'field' || kind === 'parameter' || kind === 'attribute';
}
