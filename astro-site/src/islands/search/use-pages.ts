import { useEffect, useState } from 'react';
import { loadPagefind, searchPages, type PageResult } from '../../search/pages.ts';

export interface PageState {
  status: 'searching' | 'ready' | 'failed';
  pages: PageResult[];
}

/** Prose is searched when typing pauses for this long (ms). */
const REST = 120;
const NOTHING: PageState = { status: 'ready', pages: [] };

/** Pagefind's results; the previous results stay until the new ones have arrived. */
export function usePages(query: string, base: string): PageState {
  const [state, setState] = useState(NOTHING);

  useEffect(() => {
    // The failure is shown when there is a query.
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
