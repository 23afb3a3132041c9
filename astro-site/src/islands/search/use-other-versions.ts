import { useEffect, useState } from 'react';
import { searchOtherVersions, type ReadVersion } from '../../search/other-versions.ts';
import type { Section } from '../../search/sections.ts';

interface OtherVersions {
  query: string;
  sections: Section[];
}

/** Other versions are searched when typing pauses for this long (ms). */
const REST = 150;
const NOTHING: Section[] = [];

/**
 * The results of other versions for a query that has none in this one.
 *
 * @param query empty as long as there is nothing to search for
 */
export function useOtherVersions(query: string, read: ReadVersion | undefined): Section[] {
  const [found, setFound] = useState<OtherVersions>();
  useEffect(() => {
    if (query === '' || read === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchOtherVersions(query, read).then(
        (sections) => {
          if (isCurrent) setFound({ query, sections });
        },
        // Without the list of versions, the message that this one has no results is enough.
        () => undefined,
      );
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, read]);
  return found?.query === query ? found.sections : NOTHING;
}
