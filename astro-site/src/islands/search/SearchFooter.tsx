import type { ReactNode } from 'react';
import { isApple } from '../shortcut.ts';

/** The keys that work in the dialog; shown where there is a keyboard. */
export function SearchFooter(): ReactNode {
  return (
    <div className="search-footer" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>Enter</kbd> to open
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
        <kbd>Enter</kbd> in a new tab
      </span>
    </div>
  );
}
