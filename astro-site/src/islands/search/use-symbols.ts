import { useEffect, useState } from 'react';
import { loadSymbols, type SymbolSearch } from '../../search/load-symbols.ts';

export type SymbolState =
  { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & SymbolSearch);

/** The symbol index, loaded when the search is opened. */
export function useSymbols(base: string): SymbolState {
  const [state, setState] = useState<SymbolState>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: SymbolState): void => {
      if (isCurrent) setState(next);
    };
    loadSymbols(base).then(
      (loaded) => {
        keep({ status: 'ready', ...loaded });
      },
      () => {
        keep({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [base]);
  return state;
}
