import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

/** Shows the dialog over the page while its component is mounted; the focus returns afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    element.querySelector('input')?.focus();
    element.addEventListener('wheel', keepPageStill, { passive: false });
    element.addEventListener('touchmove', keepPageStill, { passive: false });
    return () => {
      element.close();
    };
  }, [dialog]);
}

/**
 * Only the list scrolls while the dialog is open.
 *
 * The usual `overflow: hidden` on the page would cause a new layout of all of it, which on a long
 * page takes longer than everything else that happens when the search is opened.
 */
function keepPageStill(event: WheelEvent | TouchEvent): void {
  const isZoom = event instanceof WheelEvent ? event.ctrlKey : event.touches.length > 1;
  const list = (event.target as Element).closest('[role=listbox]');
  const canScroll = list !== null && list.scrollHeight > list.clientHeight;
  if (!isZoom && !canScroll) event.preventDefault();
}

/** Keeps the focus inside when Tab is pressed: from the last control to the first and back. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]'),
  ].filter((control) => control.tabIndex >= 0);
  const [first, last] = [controls[0], controls.at(-1)];
  const [edge, target] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  target?.focus();
}
