import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  NO_FILTER,
  readFilter,
  writeFilter,
  type FilterChoices,
  type FilterState,
} from './filter-state.ts';
import { fitsFilter } from './fits-filter.ts';
import {
  findTarget,
  isFilteredOut,
  readOperations,
  showOperations,
  type PageOperation,
} from './page-operations.ts';

/** The address follows the typing at this distance (ms): browsers limit how often it may change. */
const REST = 200;

export interface Filter {
  state: FilterState;
  setState: (state: FilterState) => void;
  /** How many operations are shown; undefined until the page has been read. */
  count: number | undefined;
}

/** Keeps the page's operations, the address and the state of the filter together. */
export function useFilter(form: RefObject<HTMLFormElement | null>, choices: FilterChoices): Filter {
  const [state, setState] = useState(NO_FILTER);
  const [count, setCount] = useState<number>();
  const operations = useRef<PageOperation[]>([]);
  const isStarted = useRef(false);
  const { methods, groups } = choices;

  useLayoutEffect(() => {
    operations.current = readOperations();
    const asked = readFilter(location.search, { methods, groups });
    // What was done with the form before it came alive goes before the address.
    setState(readForm(form.current, asked));
    isStarted.current = true;
  }, [form, methods, groups]);

  useLayoutEffect(() => {
    if (isStarted.current) {
      setCount(showOperations(operations.current, (each) => fitsFilter(each, state)));
    }
  }, [state]);

  useAddress(state, isStarted);
  useRevealTarget(operations, () => {
    setState(NO_FILTER);
  });

  return { state, setState, count };
}

function readForm(form: HTMLFormElement | null, asked: FilterState): FilterState {
  const values = new FormData(form ?? undefined);
  const [text, group] = [values.get('q'), values.get('group')];
  return {
    ...asked,
    text: typeof text === 'string' && text !== '' ? text : asked.text,
    group: typeof group === 'string' && group !== '' ? group : asked.group,
  };
}

function useAddress(state: FilterState, isStarted: RefObject<boolean>): void {
  useEffect(() => {
    if (!isStarted.current) return undefined;
    const timer = setTimeout(() => {
      const search = writeFilter(location.search, state);
      if (search === location.search) return;
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [state, isStarted]);
}

/** A link to an operation that is filtered out takes the filter away and goes there. */
function useRevealTarget(operations: RefObject<PageOperation[]>, reset: () => void): void {
  const onReset = useRef(reset);
  useLayoutEffect(() => {
    onReset.current = reset;
  });
  useEffect(() => {
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
    onHash();
    // What stood above the target may be gone.
    findTarget(location.hash)?.scrollIntoView();
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('hashchange', onHash);
    };
  }, [operations]);
}

function isOnThisPage({ host, pathname, search }: HTMLAnchorElement): boolean {
  return host === location.host && pathname === location.pathname && search === location.search;
}
