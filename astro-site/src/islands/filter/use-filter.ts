import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  changesPage,
  type FilterChoices,
  type FilterState,
  isFiltered,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './filter-state.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { hideDeadLinks } from './page-outline.ts';
import { arrange } from './path-view.ts';
import { createFilter } from './fits-filter.ts';
import {
  findTarget,
  isFilteredOut,
  openGroups,
  type PageOperation,
  readOperations,
  showOperations,
} from './page-operations.ts';

export interface Filter {
  state: FilterState;
  /** Changes the latest state: a click may be replayed before the first render. */
  update: (change: (state: FilterState) => FilterState) => void;
  /** How many operations are shown; undefined until they are filtered. */
  count: number | undefined;
}

/** Synchronizes the page's operations, the form, the URL and the state of the filter. */
export function useFilter(form: RefObject<HTMLFormElement | null>, choices: FilterChoices): Filter {
  const [state, setState] = useState<FilterState>();
  const [count, setCount] = useState<number>();
  // They are read when they are filtered for the first time: a long page takes a while.
  const operations = useRef<PageOperation[]>(undefined);
  const { methods, groups } = choices;
  // The filter of the address is applied at once, and everything that is typed after it was painted.
  const [painted] = useAfterPaint(state);
  const applied = painted ?? state;

  useLayoutEffect(() => {
    const start = (): void => {
      // Text that was typed before the island loaded takes precedence over the URL.
      const asked = {
        ...readFilter(location.search, { methods, groups }),
        ...readForm(form.current),
      };
      if (isFiltered(asked) || asked.isByPath === true) setState(asked);
    };
    if (document.readyState !== 'loading') {
      start();
      return undefined;
    }
    // The end of a long page may still be on its way.
    document.addEventListener('DOMContentLoaded', start, { once: true });
    return () => {
      document.removeEventListener('DOMContentLoaded', start);
    };
  }, [form, methods, groups]);

  useLayoutEffect(() => {
    if (state !== undefined) fillForm(form.current, state);
  }, [form, state]);

  useLayoutEffect(() => {
    if (applied === undefined) return;
    const isByPath = applied.isByPath === true;
    if (operations.current === undefined && !isFiltered(applied) && !isByPath) return;
    const all = (operations.current ??= readOperations());
    arrange(all, isByPath);
    openGroups(document, isFiltered(applied));
    setCount(showOperations(all, createFilter(all, applied)));
    hideDeadLinks();
  }, [applied]);

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
      // Browsers throw if the URL changes too often; the next change includes this one.
    }
  }, [state]);
}

/** A link to a hidden operation clears the filter and goes there. */
function useTarget(
  operations: RefObject<PageOperation[] | undefined>,
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
      const all = operations.current ?? [];
      if (target === null || !isFilteredOut(target, all)) return;
      showOperations(all, () => true);
      hideDeadLinks();
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
    if (changesPage(location.search)) {
      onHash();
      // Content above the target may have disappeared.
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

/* The fields of the form are uncontrolled: hydration would clear text that was typed before the
   island loaded. */

/** The values of the form's fields; empty ones are left out. */
function readForm(form: HTMLFormElement | null): Partial<FilterState> {
  const text = getField(form, 'q')?.value ?? '';
  const group = getField(form, 'group')?.value ?? '';
  return { ...(text !== '' && { text }), ...(group !== '' && { group }) };
}

/** Writes the state into the fields whose values differ. */
function fillForm(form: HTMLFormElement | null, { text, group }: FilterState): void {
  setValue(getField(form, 'q'), text);
  setValue(getField(form, 'group'), group);
}

type FormField = HTMLInputElement | HTMLSelectElement;

function getField(form: HTMLFormElement | null, name: string): FormField | null {
  return form?.querySelector<FormField>(`[name="${name}"]`) ?? null;
}

function setValue(field: FormField | null, value: string): void {
  // Writing the same value would move the caret.
  if (field !== null && field.value !== value) field.value = value;
}
