import { useEffect, useState } from 'react';
import { loadPagefind, searchPages, type PageResult } from '../../search/pages.ts';

export interface PageState {
  status: 'searching' | 'ready' | 'failed';
  pages: PageResult[];
}

/** Prose is asked for when the typing rests this long (ms). */
const REST = 120;
const NOTHING: PageState = { status: 'ready', pages: [] };

/** What Pagefind finds; the pages of the query before stay until the new ones are there. */
export function usePages(query: string, base: string): PageState {
  const [state, setState] = useState(NOTHING);

  useEffect(() => {
    // The failure shows when something is asked.
    loadPagefind(base).catch(() => undefined);
  }, [base]);

  useEffect(() => {
    if (query === '') {
      setState(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const keep = (next: PageState): void => {
      if (isCurrent) setState(next);
    };
    setState(({ pages }) => ({ status: 'searching', pages }));
    const timer = setTimeout(() => {
      searchPages(query, base).then(
        (pages) => {
          keep({ status: 'ready', pages });
        },
        () => {
          keep({ status: 'failed', pages: [] });
        },
      );
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, base]);

  return state;
}
