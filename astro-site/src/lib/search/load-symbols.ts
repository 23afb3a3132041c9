import { createSearch, type Search } from './rank.ts';
import type { SearchSymbol } from './symbol.ts';
import { unpackSymbols, type SymbolIndex } from './symbol-index.ts';

/** The symbols of the site and how to search them. */
export interface SymbolSearch {
  symbols: SearchSymbol[];
  search: Search;
}

let loaded: Promise<SymbolSearch> | undefined;

/** Fetches the symbol index once a page; a load that failed is tried anew the next time. */
export function loadSymbols(base: string): Promise<SymbolSearch> {
  loaded ??= fetchSymbols(`${base.replace(/\/*$/u, '/')}symbols.json`);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function fetchSymbols(address: string): Promise<SymbolSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  const symbols = unpackSymbols((await response.json()) as SymbolIndex);
  return { symbols, search: createSearch(symbols) };
}
