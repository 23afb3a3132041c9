import { useLayoutEffect, useRef, type RefObject } from 'react';
import { READY, SHORTCUT, type ShortcutDetail } from './wake.ts';

/** Tells the directive that the island is active, and handles the shortcut that loaded it. */
export function useWake(
  root: RefObject<HTMLElement | null>,
  onShortcut?: (detail: ShortcutDetail) => void,
): void {
  const handler = useRef(onShortcut);
  useLayoutEffect(() => {
    handler.current = onShortcut;
  });
  // A layout effect: what the handler sets is on the page before the next key arrives.
  useLayoutEffect(() => {
    const island = root.current?.closest('astro-island');
    if (!island) return undefined;
    const listen = (event: Event): void => {
      handler.current?.((event as CustomEvent<ShortcutDetail>).detail);
    };
    island.addEventListener(SHORTCUT, listen);
    island.dispatchEvent(new CustomEvent(READY));
    return () => {
      island.removeEventListener(SHORTCUT, listen);
    };
  }, [root]);
}
