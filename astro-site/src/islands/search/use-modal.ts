import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

/** Shows the dialog over the page as long as its component lives; at its end the focus goes back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
    };
  }, [dialog]);
}

/** Keeps Tab inside: from the last control to the first and back. */
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
