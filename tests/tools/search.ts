import { createSearch, type Hit } from '../../astro-site/src/search/rank.ts';
import { finish } from '../../astro-site/src/search/steps.ts';
import type { SearchSymbol } from '../../astro-site/src/search/symbol.ts';
import { unpackSymbols, type SymbolIndex } from '../../astro-site/src/search/symbol-index.ts';

/** A function that searches symbols without a pause, best first. */
export function makeSearch(
  symbols: readonly SearchSymbol[],
): (query: string, here?: string) => Hit[] {
  const search = finish(createSearch(symbols));
  return (query, here) => finish(search(query, here));
}

/** Unpacks an index without a pause. */
export function readSymbols(index: SymbolIndex): SearchSymbol[] {
  return finish(unpackSymbols(index));
}
