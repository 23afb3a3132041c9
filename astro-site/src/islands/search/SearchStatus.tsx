import type { ReactNode } from 'react';
import type { PageState } from './use-pages.ts';
import type { SymbolState } from './use-symbols.ts';

interface SearchStatusProps {
  query: string;
  symbols: SymbolState['status'];
  pages: PageState['status'];
  count: number;
}

/** How the search is going: in words below the results, and as a count for screen readers. */
export function SearchStatus(props: SearchStatusProps): ReactNode {
  const message = getMessage(props);
  const trouble = getTrouble(props);
  return (
    <>
      {message !== undefined && (
        <div className="search-message">
          <p>{message}</p>
          {isSettled(props) && props.count === 0 && <p className="search-hint">{HINT}</p>}
        </div>
      )}
      {trouble !== undefined && <p className="search-trouble">{trouble}</p>}
      <p className="search-unseen" role="status">
        {[message ?? getCount(props), trouble].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

const HINT =
  'Try the name of an operation or model, a path such as /v1/users, or a method with a word: PATCH users.';

function isSettled({ symbols, pages }: SearchStatusProps): boolean {
  return symbols !== 'loading' && pages !== 'searching';
}

function isBroken({ symbols, pages }: SearchStatusProps): boolean {
  return symbols === 'failed' && pages === 'failed';
}

function getMessage(props: SearchStatusProps): string | undefined {
  const { query, symbols, count } = props;
  if (query === '') return symbols === 'loading' ? 'Loading…' : undefined;
  if (count > 0 || isBroken(props)) return undefined;
  return isSettled(props) ? `No results for “${query}”.` : 'Searching…';
}

function getCount({ query, count }: SearchStatusProps): string {
  if (query === '' || count === 0) return '';
  return count === 1 ? '1 result' : `${String(count)} results`;
}

/** What does not work now, and what still does. */
function getTrouble(props: SearchStatusProps): string | undefined {
  const { query, symbols, pages } = props;
  if (isBroken(props)) {
    return 'The search index could not be loaded. Check your connection and open the search again.';
  }
  if (symbols === 'failed') return 'Names and paths could not be loaded: only pages are searched.';
  if (query === '' || pages !== 'failed') return undefined;
  return 'The text of the pages could not be searched: names and paths only.';
}
