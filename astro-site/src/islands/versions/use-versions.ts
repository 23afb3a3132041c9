import { useEffect, useState } from 'react';
import { loadVersions } from '../../versions/load-versions.ts';
import type { SiteVersions } from '../../versions/site-versions.ts';

export type VersionsState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; versions: SiteVersions };

/** The versions of the site, loaded on demand; a failed load is tried again each time. */
export function useVersions(root: string, isAsked: boolean): VersionsState {
  const [state, setState] = useState<VersionsState>({ status: 'loading' });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const keep = (next: VersionsState): void => {
      if (isCurrent) setState(next);
    };
    loadVersions(root).then(
      (versions) => {
        keep({ status: 'ready', versions });
      },
      () => {
        keep({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [root, isAsked]);
  return state;
}
