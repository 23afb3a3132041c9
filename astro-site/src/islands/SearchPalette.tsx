import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { search as strings } from '#strings';
import { base } from '../routing/base.ts';
import { loadSymbols } from '../search/load-symbols.ts';
import type { ReadVersion } from '../search/other-versions.ts';
import { findShortcut } from './shortcut.ts';
import { SearchDialog } from './search/SearchDialog.tsx';
import { useWake } from './use-wake.ts';
import './search/search-button.css';

/** The shortcuts that open the search anywhere on the page; pass the same ones to the directive. */
export const SEARCH_KEYS = ['mod+k', '/'];

// The browser loads this module when the search is used, so its dependencies can start loading
// right away.
if (!import.meta.env.SSR) loadSymbols(base).catch(() => undefined);

export interface SearchPaletteProps {
  /** Text in the empty search box. */
  placeholder: string;
  /** The version being read, if the site has several. */
  read?: ReadVersion | undefined;
}

/** The search box of the header: a button until it is used, then a dialog over the page. */
export function SearchPalette({ placeholder, read }: SearchPaletteProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');

  const close = useCallback(() => {
    setOpen(false);
    setQuery('');
  }, []);

  useWake(button, ({ text }) => {
    setQuery(text);
    setOpen(true);
  });

  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (findShortcut(event, SEARCH_KEYS) === undefined) return;
      event.preventDefault();
      // Synchronously, so that the next key goes into the dialog's own field.
      flushSync(() => {
        setOpen((wasOpen) => !wasOpen);
        setQuery('');
      });
    };
    document.addEventListener('keydown', toggle);
    return () => {
      document.removeEventListener('keydown', toggle);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="search-button-label">{placeholder}</span>
        <kbd className="search-button-key" data-key="ctrl" aria-hidden="true">
          {strings.shortcuts.control}
        </kbd>
        <kbd className="search-button-key" data-key="cmd" aria-hidden="true">
          {strings.shortcuts.command}
        </kbd>
      </button>
      {isOpen && (
        <SearchDialog
          placeholder={placeholder}
          read={read}
          query={query}
          onQuery={setQuery}
          onClose={close}
        />
      )}
    </>
  );
}
