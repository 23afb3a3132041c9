import type { ReactNode } from 'react';
import { search as strings } from '#strings';
import { isApple } from '../shortcut.ts';

/** The keys that work in the dialog, shown on devices with a keyboard. */
export function SearchFooter(): ReactNode {
  return (
    <div className="search-footer" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {strings.toMove}
      </span>
      <span>
        <kbd>{strings.keys.enter}</kbd> {strings.toOpen}
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : strings.keys.control}</kbd>
        <kbd>{strings.keys.enter}</kbd> {strings.inNewTab}
      </span>
    </div>
  );
}
