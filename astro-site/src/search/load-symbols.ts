import { getPageFolder } from '../../../extractor/site-input/page-folder.ts';
import { base as pageBase } from '../routing/base.ts';
import { createSearch, type Search } from './rank.ts';
import { finishInSlices } from './steps.ts';
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
  const index = (await response.json()) as SymbolIndex;
  const base = address.slice(0, -'symbols.json'.length);
  const unpacked = await finishInSlices(unpackSymbols(index));
  const symbols = keepLanguage(unpacked, base, index.folders);
  return { symbols, search: await finishInSlices(createSearch(symbols)) };
}

/** Leaves out the narrative pages that are not in the language of the reader's page. */
function keepLanguage(
  symbols: SearchSymbol[],
  base: string,
  folders: readonly string[] = [],
): SearchSymbol[] {
  if (folders.length === 0) return symbols;
  const own = getPageFolder(location.pathname.slice(pageBase.length), folders);
  return symbols.filter(
    ({ kind, href }) =>
      (kind !== 'page' && kind !== 'heading') ||
      getPageFolder(href.slice(base.length), folders) === own,
  );
}
