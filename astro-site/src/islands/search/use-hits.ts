import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SymbolSearch } from '../../search/load-symbols.ts';
import type { Hit } from '../../search/rank.ts';
import { finish, finishInSlices } from '../../search/steps.ts';
import type { Loaded } from '../use-loaded.ts';

interface Found {
  /** The query that was searched for. */
  asked: string;
  hits: readonly Hit[];
}

interface Hits extends Found {
  /** Whether these are still the results of an earlier query. */
  isSearching: boolean;
  /** Searches for a query at once. */
  settle: (query: string) => void;
}

const NOTHING: Found = { asked: '', hits: [] };

/**
 * The symbols that a query finds; those of the previous query stay until the search is finished. It
 * pauses often, so that the reader can type on.
 */
export function useHits(symbols: Loaded<SymbolSearch>, query: string): Hits {
  const [found, setFound] = useState(NOTHING);
  const search = symbols.status === 'ready' ? symbols.value.search : undefined;

  useEffect(() => {
    if (search === undefined) return undefined;
    const replaced = new AbortController();
    finishInSlices(search(query, location.pathname), replaced.signal).then(
      (hits) => {
        startTransition(() => {
          setFound({ asked: query, hits });
        });
      },
      // The next query has replaced this one.
      () => undefined,
    );
    return () => {
      replaced.abort();
    };
  }, [search, query]);

  const settle = useCallback(
    (asked: string) => {
      if (search === undefined) return;
      flushSync(() => {
        setFound({ asked, hits: finish(search(asked, location.pathname)) });
      });
    },
    [search],
  );
  // Without the symbols, the text of pages is all that is searched.
  if (search === undefined) return { asked: query, hits: NOTHING.hits, isSearching: false, settle };
  return { ...found, isSearching: found.asked !== query, settle };
}
