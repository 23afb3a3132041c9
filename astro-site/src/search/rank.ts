import { countPrefixEdits } from '../../../extractor/contract/text/edit-distance.ts';
import { makeEntries, type Entry, type Name } from './entry.ts';
import { matchPath, METHOD_ORDER, parsePathQuery, WHOLE, type PathQuery } from './path-query.ts';
import { isVariant, type SearchSymbol } from './symbol.ts';
import { splitWords } from './words.ts';

export interface Hit {
  symbol: SearchSymbol;
  score: number;
}

/** Finds symbols, best first. */
export type Search = (query: string) => Hit[];

/** Scores of the kinds of matches; each leaves space for its own finer order. */
const SCORE = {
  exact: 1000,
  exactFolded: 990,
  qualified: 980,
  sameWords: 970,
  wholePath: 840,
  prefix: 860,
  wordPart: 820,
  partOfPath: 725,
  words: 300,
  typos: 0,
};

const MAX_QUERY = 200;
/** A pasted curl command may be longer. */
const MAX_REQUEST = 4000;
/** If there are fewer real matches than this, near misses are listed after them. */
const FEW = 3;
const MAX_NEAR_MISSES = 20;

/** Prepares the symbols and returns a function that searches them. */
export function createSearch(symbols: readonly SearchSymbol[]): Search {
  const entries = makeEntries(symbols);
  const vocabulary = new Set(entries.flatMap(getVocabulary));

  return (text) => {
    const query = parseQuery(text);
    if (query.folded === '') return [];
    const hits = sortHits(entries.flatMap((entry) => makeHit(entry, scoreEntry(entry, query))));
    return isEnough(hits) ? hits : [...hits, ...findNearMisses(hits, query)];
  };

  function findNearMisses(hits: Hit[], query: Query): Hit[] {
    const found = new Set(hits.map(({ symbol }) => symbol));
    const meant = query.words.map((word) => getSimilarWords(word, vocabulary));
    const rest = entries.filter(({ symbol }) => !found.has(symbol));
    const misses = rest.flatMap((entry) =>
      makeHit(entry, SCORE.typos + 100 * matchWords(entry, meant)),
    );
    return sortHits(misses).slice(0, MAX_NEAR_MISSES);
  }
}

interface Query {
  text: string;
  folded: string;
  /** The words in order, and each once. */
  sequence: string[];
  words: string[];
  joined: string;
  path: PathQuery | undefined;
}

/** Quotes and call brackets around a pasted name are not part of it. */
const WRAPPING = /^[`'"]+|[`'"();,]+$/gu;

function parseQuery(text: string): Query {
  const trimmed = text.slice(0, MAX_QUERY).trim();
  const bare = trimmed.replace(WRAPPING, '').trim();
  const words = splitWords(bare);
  return {
    text: trimmed,
    folded: trimmed.toLowerCase(),
    sequence: words,
    words: [...new Set(words)],
    joined: words.join(''),
    path: parsePathQuery(text.slice(0, MAX_REQUEST).trim().replace(WRAPPING, '')),
  };
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
  const name = Math.max(...entry.names.map((each) => scoreName(each, query)));
  // Fractions of a point, which only put operations first among equal names.
  if (name >= SCORE.sameWords) return name + entry.favour / 100;
  if (isQualifiedName(entry, query)) return SCORE.qualified + entry.favour / 100;
  const inexact = Math.max(name, scoreWords(entry, query));
  return Math.max(inexact === 0 ? 0 : inexact + entry.favour, scorePath(entry, query));
}

function scoreName(name: Name, query: Query): number {
  if (name.text === query.text) return SCORE.exact;
  if (name.folded === query.folded) return SCORE.exactFolded;
  if (query.joined === '' || !name.joined.includes(query.joined)) return 0;
  if (name.joined === query.joined) return SCORE.sameWords;
  const coverage = (20 * query.joined.length) / name.joined.length;
  if (hasWordsAt(name, query, 0)) return SCORE.prefix + coverage;
  const isPart = name.words.some((_, index) => hasWordsAt(name, query, index));
  return isPart ? SCORE.wordPart + coverage : 0;
}

/**
 * Whether the name contains the query's words from the given word on; the last may be incomplete.
 */
function hasWordsAt({ words, joined, starts }: Name, query: Query, index: number): boolean {
  const asked = query.sequence;
  const inStep = asked.every((word, offset) => {
    const own = words[index + offset];
    return offset === asked.length - 1 ? own?.startsWith(word) : own === word;
  });
  if (inStep) return true;
  // `createconnector`: written as one word, so it has to end at the end of a word.
  const start = starts[index] ?? 0;
  const end = start + query.joined.length;
  return (starts.includes(end) || end === joined.length) && joined.startsWith(query.joined, start);
}

function isQualifiedName({ qualified }: Entry, { folded }: Query): boolean {
  return (
    folded.includes('.') &&
    qualified.endsWith(folded) &&
    (qualified.length === folded.length || qualified.at(-folded.length - 1) === '.')
  );
}

/** Every word somewhere, in any order: the name counts most, then other texts. */
function scoreWords(entry: Entry, { words }: Query): number {
  // A quick rejection of most entries.
  if (!words.every((word) => entry.haystack.includes(word))) return 0;
  const match = matchWords(
    entry,
    words.map((word) => [word]),
  );
  return match === 0 ? 0 : SCORE.words + 400 * match;
}

/**
 * How well all words match, 0 (one does not) to 1; each word is a list of its possible meanings.
 */
function matchWords(entry: Entry, meant: readonly (readonly string[])[]): number {
  const worth = meant.map((words) =>
    Math.max(0, ...words.map((word) => getWordWorth(entry, word))),
  );
  if (worth.length === 0 || worth.includes(0)) return 0;
  const average = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return 0.85 * average + 0.15 * getCoverage(entry, meant.flat());
}

/**
 * A word that only starts with the query's word scores a little less, one that merely contains it
 * much less.
 */
const STARTS = 0.85;
const HOLDS = 0.4;

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
function getCoverage({ names }: Entry, asked: readonly string[]): number {
  const parts = names.map(
    ({ words }) =>
      words.filter((word) => asked.some((each) => word.startsWith(each))).length /
      Math.max(1, words.length),
  );
  return Math.max(...parts);
}

function scorePath({ symbol, segments }: Entry, { path, folded }: Query): number {
  if (path === undefined || symbol.kind !== 'operation') return 0;
  if (path.method !== undefined && path.method !== symbol.method) return 0;
  if (folded === `${symbol.method} ${symbol.path}`.toLowerCase()) return SCORE.exact;
  const match = matchPath(path, segments);
  if (match === 0) return 0;
  // Fractions of a point, which only order operations of one path.
  const order = METHOD_ORDER.indexOf(symbol.method) / 100;
  return match >= WHOLE
    ? SCORE.wholePath + 150 * match - order
    : SCORE.partOfPath + 125 * match - order;
}

function getVocabulary({ names, fields }: Entry): string[] {
  return [...names, ...fields].flatMap(({ words }) => words);
}

/** The words of the index that are closest to a misspelled one. */
function getSimilarWords(word: string, vocabulary: ReadonlySet<string>): string[] {
  let limit = getAllowedTypos(word.length);
  let similar: string[] = [];
  for (const known of vocabulary) {
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
