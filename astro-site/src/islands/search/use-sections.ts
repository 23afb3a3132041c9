import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageResult } from '../../search/pages.ts';
import type { Hit } from '../../search/rank.ts';
import { getResultKey, makeSections, mayChange, type Section } from '../../search/sections.ts';

interface Found {
  /** The query that was searched for. */
  asked: string;
  hits: readonly Hit[];
  /** What the text of pages has; that of an earlier query while `isSearching`. */
  pages: readonly PageResult[];
  /** Whether the text of pages is still searched. */
  isSearching: boolean;
}

interface Shown extends Found {
  sections: readonly Section[];
}

interface Sections {
  sections: readonly Section[];
  /** Shows what there is for a query, without waiting for the text of pages. */
  release: (query: string) => void;
}

const NOTHING: Shown = { asked: '', hits: [], pages: [], isSearching: false, sections: [] };

/** How long weak results wait for the text of pages (ms). */
const PATIENCE = 600;

/**
 * The results under their headings. The first one stays when the text of pages arrives later;
 * weak ones, which that may replace, wait for it.
 */
export function useSections(found: Found): Sections {
  const [shown, setShown] = useState(NOTHING);
  const [released, setReleased] = useState<string>();
  const { asked, isSearching } = found;

  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => {
      setReleased(asked);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [asked, isSearching]);

  const release = useCallback((query: string) => {
    flushSync(() => {
      setReleased(query);
    });
  }, []);

  const isWaiting = isSearching && released !== asked && asked !== '' && mayChange(found.hits);
  if (isWaiting || isSame(found, shown)) return { sections: shown.sections, release };
  const next = { ...found, sections: arrange(found, shown) };
  setShown(next);
  return { sections: next.sections, release };
}

function isSame(one: Found, other: Found): boolean {
  return (
    one.asked === other.asked &&
    one.hits === other.hits &&
    one.pages === other.pages &&
    one.isSearching === other.isSearching
  );
}

function arrange({ asked, hits, pages }: Found, shown: Shown): Section[] {
  if (asked === '') return [];
  const first = shown.asked === asked ? shown.sections[0]?.results[0] : undefined;
  // The text that was found for another query does not stay.
  const isKept = first !== undefined && (first.kind === 'symbol' || !shown.isSearching);
  return makeSections(hits, pages, isKept ? getResultKey(first) : undefined);
}
