import { useEffect, useState } from 'react';
import { searchOtherVersions, type ReadVersion } from '../../search/other-versions.ts';
import type { Section } from '../../search/sections.ts';

interface OtherVersions {
  query: string;
  sections: Section[];
}

/** Other versions are asked when the typing rests this long (ms). */
const REST = 150;
const NOTHING: Section[] = [];

/**
 * What other versions have for a query that this one has nothing for.
 *
 * @param query empty as long as nothing is to be asked
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
        // Without the list of versions, this one has nothing, and that is said already.
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
