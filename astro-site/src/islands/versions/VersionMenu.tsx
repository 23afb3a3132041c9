import { useEffect, useRef, type ReactNode } from 'react';
import { versions as strings } from '#strings';
import type { SiteVersions } from '../../versions/site-versions.ts';
import type { Loaded } from '../use-loaded.ts';
import { VersionLink } from './VersionLink.tsx';

interface VersionMenuProps {
  id: string;
  state: Loaded<SiteVersions>;
  version: string;
  root: string;
}

/** The list of versions, the newest first. */
export function VersionMenu({ id, state, version, root }: VersionMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' });
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  return (
    <div ref={menu} id={id} className="version-menu">
      <p className="version-status" role="status">
        {status === 'loading' && strings.loading}
        {status === 'failed' && strings.failed}
      </p>
      {state.status === 'ready' && (
        <ul className="version-list" aria-label={strings.menu}>
          {state.value.versions.map((entry) => (
            <li key={entry.version}>
              <VersionLink
                entry={entry}
                versions={state.value}
                isCurrent={entry.version === version}
                root={root}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
