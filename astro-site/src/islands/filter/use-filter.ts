import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  hasFilter,
  NO_FILTER,
  readFilter,
  writeFilter,
  type FilterChoices,
  type FilterState,
} from './filter-state.ts';
import { fitsFilter } from './fits-filter.ts';
import { fillForm, readForm } from './form.ts';
import {
  findTarget,
  isFilteredOut,
  readOperations,
  showOperations,
  type PageOperation,
} from './page-operations.ts';

export interface Filter {
  state: FilterState;
  /** Changes the state as it is by then: a click may be handed over before the first rendering. */
  update: (change: (state: FilterState) => FilterState) => void;
  /** How many operations are shown; undefined until the page has been read. */
  count: number | undefined;
}

/** Keeps the page's operations, the form, the address and the state of the filter together. */
export function useFilter(form: RefObject<HTMLFormElement | null>, choices: FilterChoices): Filter {
  const [state, setState] = useState<FilterState>();
  const [count, setCount] = useState<number>();
  const operations = useRef<PageOperation[]>([]);
  const { methods, groups } = choices;

  useLayoutEffect(() => {
    operations.current = readOperations();
    // What was typed before the island came alive goes before the address.
    setState({ ...readFilter(location.search, { methods, groups }), ...readForm(form.current) });
  }, [form, methods, groups]);

  useLayoutEffect(() => {
    if (state === undefined) return;
    fillForm(form.current, state);
    setCount(showOperations(operations.current, (each) => fitsFilter(each, state)));
  }, [form, state]);

  useAddress(state);
  useTarget(operations, state !== undefined, () => {
    setState(NO_FILTER);
  });

  const update = useCallback((change: (state: FilterState) => FilterState) => {
    setState((current = NO_FILTER) => change(current));
  }, []);

  return { state: state ?? NO_FILTER, update, count };
}

function useAddress(state: FilterState | undefined): void {
  useEffect(() => {
    if (state === undefined) return;
    const search = writeFilter(location.search, state);
    if (search === location.search) return;
    try {
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    } catch {
      // Browsers refuse when it changes too often; the next change carries it.
    }
  }, [state]);
}

/** A link to an operation that is filtered out takes the filter away and goes there. */
function useTarget(
  operations: RefObject<PageOperation[]>,
  isReady: boolean,
  reset: () => void,
): void {
  const onReset = useRef(reset);
  useLayoutEffect(() => {
    onReset.current = reset;
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const reveal = (hash: string): void => {
      const target = findTarget(hash);
      if (target === null || !isFilteredOut(target, operations.current)) return;
      showOperations(operations.current, () => true);
      onReset.current();
      target.scrollIntoView();
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link !== null && isOnThisPage(link)) reveal(link.hash);
    };
    const onHash = (): void => {
      reveal(location.hash);
    };
    if (hasFilter(location.search)) {
      onHash();
      // What stood above the target may be gone.
      findTarget(location.hash)?.scrollIntoView();
    }
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('hashchange', onHash);
    };
  }, [operations, isReady]);
}

function isOnThisPage({ host, pathname, search }: HTMLAnchorElement): boolean {
  return host === location.host && pathname === location.pathname && search === location.search;
}
