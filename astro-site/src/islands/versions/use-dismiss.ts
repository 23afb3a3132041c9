import { useEffect, type RefObject } from 'react';

/**
 * Closes what lies open over the page where the reader presses Escape in it, or goes on elsewhere;
 * until then the page beneath rests.
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
      // The menu of a phone around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    frame.current?.addEventListener('keydown', press, { signal });
    // What lies beneath is not to be reached, unless the menu of a phone has seen to that already.
    const page = document.querySelector('.main-frame:not([inert])');
    page?.toggleAttribute('inert', true);
    return () => {
      listening.abort();
      page?.toggleAttribute('inert', false);
    };
  }, [frame, isOpen, close]);
}
