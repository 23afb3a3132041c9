import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { versions as strings } from '#strings';
import { useWake } from './use-wake.ts';
import { useDismiss } from './versions/use-dismiss.ts';
import { loadVersions } from '../versions/load-versions.ts';
import { useLoaded } from './use-loaded.ts';
import { VersionMenu } from './versions/VersionMenu.tsx';
import './versions/version-picker.css';

export interface VersionPickerProps {
  /** The version that the page belongs to. */
  version: string;
  /** The path of the site that holds all versions, with its slashes. */
  root: string;
}

/** Links to the same page in another version; the versions are loaded when the list is opened. */
export function VersionPicker({ version, root }: VersionPickerProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const [isOpen, setOpen] = useState(false);
  const state = useLoaded(loadVersions, root, isOpen);
  useWake(frame);
  useDismiss(
    frame,
    isOpen,
    useCallback((isByKey) => {
      setOpen(false);
      if (isByKey) button.current?.focus();
    }, []),
  );

  return (
    <div ref={frame} className="version-picker" onKeyDown={isOpen ? moveFocus : undefined}>
      <button
        ref={button}
        type="button"
        className="version-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className="version-button-label">{strings.label}</span>{' '}
        <span className="version-button-name">{version}</span>
      </button>
      {isOpen && <VersionMenu id={menu} state={state} version={version} root={root} />}
    </div>
  );
}

/** Arrow keys, Home and End move through the links of an open list. */
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
