import { search as strings } from '#strings';
import type { Hit } from './rank.ts';
import { isReference, type PageResult } from './pages.ts';
import { isVariant, type SearchSymbol, type SymbolKind } from './symbol.ts';

export type Result = { kind: 'symbol'; symbol: SearchSymbol } | { kind: 'page'; page: PageResult };

/** Results under one heading. */
export interface Section {
  heading: string;
  results: Result[];
  /** Results that are shown when the reader asks for more. */
  more?: Result[];
  /** Also counts those that are not shown. */
  total: number;
}

const HEADINGS: Record<SymbolKind, string> = {
  page: strings.headings.pages,
  heading: strings.headings.pages,
  operation: strings.headings.operations,
  model: strings.headings.models,
  field: strings.headings.members,
  parameter: strings.headings.members,
  class: strings.headings.code,
  function: strings.headings.code,
  attribute: strings.headings.code,
  module: strings.headings.code,
};

/** How many results are shown under the only heading, under each of several, and after "more". */
const SHOWN = { only: 8, each: 4, more: 40 };
/** How many results of any kind come before all headings. */
const BEST = 3;

/** The score of the text of a page among hits in names. */
const TEXT_SCORE = { narrative: 660, reference: 90, step: 15 };

interface Candidate {
  heading: string;
  result: Result;
  score: number;
}

/** Whether the text of pages may come before what was found by name. */
export function mayChange(hits: readonly Hit[]): boolean {
  return (hits[0]?.score ?? 0) < TEXT_SCORE.narrative;
}

/**
 * The best results of any kind, then all others under headings: the one with the best first.
 *
 * @param first the key of the result that stays the first one
 */
export function makeSections(
  hits: readonly Hit[],
  pages: readonly PageResult[],
  first?: string,
): Section[] {
  const candidates = moveFirst(listCandidates(hits, pages), first);
  const headings = new Set(candidates.map(({ heading }) => heading));
  // A few results need no choice among them.
  const isMixed = headings.size > 1 && candidates.length > BEST;
  const best = new Set(isMixed ? pickBest(candidates) : []);
  const others = new Map([...headings].map((heading): [string, Result[]] => [heading, []]));
  for (const candidate of candidates) {
    if (!best.has(candidate)) others.get(candidate.heading)?.push(candidate.result);
  }
  const limit = headings.size < 2 ? SHOWN.only : SHOWN.each;
  const sections = [...others].flatMap(([heading, results]) =>
    results.length === 0 ? [] : [makeSection(heading, results, limit)],
  );
  if (best.size === 0) return sections;
  const results = Array.from(best, ({ result }) => result);
  return [{ heading: strings.headings.best, results, total: results.length }, ...sections];
}

/** Everything that was found, best first, each result once. */
function listCandidates(hits: readonly Hit[], pages: readonly PageResult[]): Candidate[] {
  const texts = scoreTexts(pages);
  const symbols = hits.map(({ symbol, score }, index): Candidate => {
    const text = index < SHOWN.more ? texts.get(symbol.href) : undefined;
    if (text !== undefined) texts.delete(symbol.href);
    const result: Result = { kind: 'symbol', symbol };
    return { heading: HEADINGS[symbol.kind], result, score: Math.max(score, text?.score ?? 0) };
  });
  const others = Array.from(texts.values(), ({ page, score }): Candidate => {
    return { heading: strings.headings.pages, result: { kind: 'page', page }, score };
  });
  return keepFirst([...symbols, ...others].sort((one, other) => other.score - one.score));
}

/** The pages whose text was found, by their addresses, among hits in names. */
function scoreTexts(
  pages: readonly PageResult[],
): Map<string, { page: PageResult; score: number }> {
  return new Map(
    pages.map((page, index) => {
      const base = isReference(page) ? TEXT_SCORE.reference : TEXT_SCORE.narrative;
      return [page.href, { page, score: base - TEXT_SCORE.step * index }];
    }),
  );
}

function moveFirst(candidates: Candidate[], key: string | undefined): Candidate[] {
  const first = candidates.find(({ result }) => getResultKey(result) === key);
  return first === undefined
    ? candidates
    : [first, ...candidates.filter((candidate) => candidate !== first)];
}

/** Drops what comes again further down, such as the name of a page whose text was found. */
function keepFirst(candidates: readonly Candidate[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = getResultKey(candidate.result);
    if (!byKey.has(key)) byKey.set(key, candidate);
  }
  return [...byKey.values()];
}

/** The first few, without members that have the same name as another one. */
function pickBest(candidates: readonly Candidate[]): Candidate[] {
  const best: Candidate[] = [];
  const keys = new Set<string>();
  for (const candidate of candidates) {
    if (best.length === BEST) break;
    const key = getKind(candidate.result);
    if (key === undefined || keys.has(key)) continue;
    keys.add(key);
    best.push(candidate);
  }
  return best;
}

/** What may be among the best only once; undefined for what may not be there at all. */
function getKind(result: Result): string | undefined {
  if (result.kind === 'page') return result.page.href;
  const { symbol } = result;
  if (isVariant(symbol)) return undefined;
  if (symbol.kind === 'operation') return `${symbol.name} ${symbol.method} ${symbol.path}`;
  return isMember(symbol) ? `member ${symbol.name}` : symbol.href;
}

/**
 * Tells a result from all others: its address. Only members share theirs, such as the parameters of
 * an operation.
 */
export function getResultKey(result: Result): string {
  const href = getResultHref(result);
  if (result.kind === 'page' || !isMember(result.symbol)) return href;
  return `${href} ${result.symbol.name}`;
}

export function getResultHref(result: Result): string {
  return result.kind === 'page' ? result.page.href : result.symbol.href;
}

function isMember({ kind }: SearchSymbol): boolean {
  return kind === 'field' || kind === 'parameter';
}

function makeSection(heading: string, results: Result[], limit: number): Section {
  const more = results.slice(limit, limit + SHOWN.more);
  return {
    heading,
    results: results.slice(0, limit),
    ...(more.length > 0 && { more }),
    total: results.length,
  };
}
