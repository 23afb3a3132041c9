import type { ReactNode } from 'react';
import { search as strings } from '#strings';
import type { PageState } from './use-pages.ts';
import type { SymbolSearch } from '../../search/load-symbols.ts';
import type { Loaded } from '../use-loaded.ts';

interface SearchStatusProps {
  query: string;
  symbols: Loaded<SymbolSearch>['status'];
  pages: PageState['status'];
  count: number;
  /** How many other versions have results for the query. */
  others: number;
}

/** The state of the search: in words below the results, and as a count for screen readers. */
export function SearchStatus(props: SearchStatusProps): ReactNode {
  const message = getMessage(props);
  const trouble = getTrouble(props);
  return (
    <>
      {message !== undefined && (
        <div className="search-message">
          <p>{message}</p>
          {isSettled(props) && props.count === 0 && <p className="search-hint">{strings.hint}</p>}
        </div>
      )}
      {trouble !== undefined && <p className="search-trouble">{trouble}</p>}
      <p className="search-unseen" role="status">
        {[message ?? getCount(props), trouble].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

function isSettled({ symbols, pages }: SearchStatusProps): boolean {
  return symbols !== 'loading' && pages !== 'searching';
}

function isBroken({ symbols, pages }: SearchStatusProps): boolean {
  return symbols === 'failed' && pages === 'failed';
}

function getMessage(props: SearchStatusProps): string | undefined {
  const { query, symbols, count, others } = props;
  if (query === '') return symbols === 'loading' ? strings.loading : undefined;
  if (count > 0 || others > 0 || isBroken(props)) return undefined;
  return isSettled(props) ? strings.none(query) : strings.searching;
}

function getCount({ query, count }: SearchStatusProps): string {
  return query === '' || count === 0 ? '' : strings.found(count);
}

/** What does not work at the moment, and what still does. */
function getTrouble(props: SearchStatusProps): string | undefined {
  const { query, symbols, pages, others } = props;
  if (isBroken(props)) return strings.broken;
  if (others > 0) return strings.onlyInOthers(query);
  if (symbols === 'failed') return strings.noSymbols;
  return query === '' || pages !== 'failed' ? undefined : strings.noPages;
}
