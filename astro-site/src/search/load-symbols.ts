import { createSearch, type Search } from './rank.ts';
import type { SearchSymbol } from './symbol.ts';
import { unpackSymbols, type SymbolIndex } from './symbol-index.ts';

/** The symbols of the site and how to search them. */
export interface SymbolSearch {
  symbols: SearchSymbol[];
  search: Search;
}

const known = new Map<string, Promise<SymbolSearch>>();

/**
 * Fetches the symbol index of a version once per page. A failed load is tried again the next time.
 *
 * @param base the folder of the version
 */
export function loadSymbols(base: string): Promise<SymbolSearch> {
  const address = `${base.replace(/\/*$/u, '/')}symbols.json`;
  const loaded = known.get(address) ?? fetchSymbols(address);
  known.set(address, loaded);
  loaded.catch(() => known.delete(address));
  return loaded;
}

async function fetchSymbols(address: string): Promise<SymbolSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  const symbols = unpackSymbols((await response.json()) as SymbolIndex);
  return { symbols, search: createSearch(symbols) };
}
