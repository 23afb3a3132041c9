import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** A result that the reader has moved to. */
interface Choice {
  /** The query whose results were shown. */
  asked: string;
  /** The value of the result. */
  value: string | undefined;
}

interface Selection {
  /** Selects the option that contains the element, if there is one. */
  point: (element: EventTarget) => void;
  /** Moves the selection if the key is an arrow. */
  move: (event: KeyboardEvent) => void;
}

/**
 * The selected option of the dialog: the first one until the reader moves. What the reader has moved
 * to stays selected while more results of the query arrive, even if they change its place.
 *
 * It is kept in the attributes of the options rather than in a state, because drawing all results
 * again would make every key press wait.
 */
export function useSelection(
  dialogRef: RefObject<HTMLDialogElement | null>,
  asked: string,
): Selection {
  const choice = useRef<Choice>({ asked, value: undefined });

  // Any change of the dialog can change its options.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    if (choice.current.asked !== asked) {
      choice.current = { asked, value: undefined };
      scrollToTop(dialog);
    }
    const { value } = choice.current;
    const options = listOptions(dialog);
    const kept = options.find((option) => value !== undefined && option.dataset['value'] === value);
    selectOption(dialog, kept ?? options[0]);
  });

  function choose(option: HTMLElement): void {
    if (dialogRef.current === null) return;
    choice.current = { asked, value: option.dataset['value'] };
    selectOption(dialogRef.current, option);
  }

  return {
    point(element) {
      const option = (element as Element).closest<HTMLElement>('[role=option]');
      if (option !== null) choose(option);
    },
    move(event) {
      if (dialogRef.current === null || !/^Arrow(?:Up|Down)$/u.test(event.key)) return;
      event.preventDefault();
      const option = getNext(listOptions(dialogRef.current), event);
      if (option === undefined) return;
      choose(option);
      scrollTo(option);
    },
  };
}

function listOptions(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[role=option]')];
}

export function getSelected(parent: HTMLElement): HTMLElement | null {
  return parent.querySelector('[role=option][aria-selected=true]');
}

function selectOption(dialog: HTMLElement, option: HTMLElement | undefined): void {
  const selected = getSelected(dialog);
  if (selected !== option) selected?.setAttribute('aria-selected', 'false');
  option?.setAttribute('aria-selected', 'true');
  const input = dialog.querySelector('[role=combobox]');
  if (option === undefined) input?.removeAttribute('aria-activedescendant');
  else input?.setAttribute('aria-activedescendant', option.id);
}

/** The option above or below the selected one; with Command the first or the last. */
function getNext(
  options: readonly HTMLElement[],
  { key, metaKey }: KeyboardEvent,
): HTMLElement | undefined {
  const step = key === 'ArrowDown' ? 1 : -1;
  if (metaKey) return options.at(step === 1 ? -1 : 0);
  const index = options.findIndex((option) => option.ariaSelected === 'true');
  return options[index + step];
}

/** With the next frame, which lays the list out anyway. */
function scrollToTop(dialog: HTMLElement): void {
  requestAnimationFrame(() => dialog.querySelector('[role=listbox]')?.scrollTo(0, 0));
}

/** The heading of a group is scrolled into view with its first option. */
function scrollTo(option: HTMLElement): void {
  const before = option.previousElementSibling;
  if (before?.role !== 'option') before?.scrollIntoView({ block: 'nearest' });
  option.scrollIntoView({ block: 'nearest' });
}
