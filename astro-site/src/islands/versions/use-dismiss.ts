import { useEffect, type RefObject } from 'react';

/** Closes what is open where the reader presses Escape in it, or goes on elsewhere. */
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
    return () => {
      listening.abort();
    };
  }, [frame, isOpen, close]);
}
