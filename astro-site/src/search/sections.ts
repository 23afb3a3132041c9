import { search as strings } from '#strings';
import type { Hit } from './rank.ts';
import type { PageResult } from './pages.ts';
import type { SearchSymbol, SymbolKind } from './symbol.ts';

export type Result = { kind: 'symbol'; symbol: SearchSymbol } | { kind: 'page'; page: PageResult };

/** Results under one heading; `total` also counts those that are not shown. */
export interface Section {
  heading: string;
  results: Result[];
  total: number;
}

const HEADINGS: Record<SymbolKind, string> = {
  operation: strings.headings.operations,
  model: strings.headings.models,
  field: strings.headings.members,
  parameter: strings.headings.members,
  class: strings.headings.code,
  function: strings.headings.code,
  attribute: strings.headings.code,
  module: strings.headings.code,
};

/** How many results are shown under the first heading and under each of the others. */
const SHOWN = { first: 8, other: 4 };

/** Sorts hits under headings: the heading with the best hit first, pages after all symbols. */
export function makeSections(hits: readonly Hit[], pages: readonly PageResult[]): Section[] {
  const symbols = new Map<string, Result[]>();
  for (const { symbol } of hits) {
    const heading = HEADINGS[symbol.kind];
    symbols.set(heading, [...(symbols.get(heading) ?? []), { kind: 'symbol', symbol }]);
  }
  const sections = [...symbols].map(([heading, results], index) =>
    makeSection(heading, results, index === 0 ? SHOWN.first : SHOWN.other),
  );
  const shown = new Set(sections.flatMap(({ results }) => results.map(getResultHref)));
  const others = pages.filter(({ href }) => !shown.has(href));
  if (others.length === 0) return sections;
  const results = others.map((page): Result => ({ kind: 'page', page }));
  return [...sections, makeSection(strings.headings.pages, results, SHOWN.first)];
}

export function getResultHref(result: Result): string {
  return result.kind === 'page' ? result.page.href : result.symbol.href;
}

function makeSection(heading: string, results: Result[], limit: number): Section {
  return { heading, results: results.slice(0, limit), total: results.length };
}
