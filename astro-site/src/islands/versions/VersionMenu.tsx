import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { versions as strings } from '#strings';
import type { VersionsState } from './use-versions.ts';
import { VersionLink } from './VersionLink.tsx';

interface VersionMenuProps {
  id: string;
  state: VersionsState;
  version: string;
  root: string;
}

/** The list of versions, the newest first; arrow keys go through it. */
export function VersionMenu({ id, state, version, root }: VersionMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' });
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  return (
    <div ref={menu} id={id} className="version-menu" onKeyDown={moveFocus}>
      <p className="version-status" role="status">
        {status === 'loading' && strings.loading}
        {status === 'failed' && strings.failed}
      </p>
      {state.status === 'ready' && (
        <ul className="version-list" aria-label={strings.menu}>
          {state.versions.versions.map((entry) => (
            <li key={entry.version}>
              <VersionLink
                entry={entry}
                versions={state.versions}
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
