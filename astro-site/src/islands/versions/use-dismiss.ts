import { useEffect, type RefObject } from 'react';

/**
 * Closes an overlay when the reader presses Escape in it or uses another part of the page; until
 * then the page behind it is inert.
 */
export function useDismiss(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isByKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || frame.current?.contains(target) !== true) close(false);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The surrounding menu on a phone stays open.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    frame.current?.addEventListener('keydown', press, { signal });
    // The page behind must not be reachable, unless the menu on a phone already ensures that.
    const page = document.querySelector('.main-frame:not([inert])');
    page?.toggleAttribute('inert', true);
    return () => {
      listening.abort();
      page?.toggleAttribute('inert', false);
    };
  }, [frame, isOpen, close]);
}
