/** The part of a keyboard event that shortcuts depend on. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Whether `mod` is the Command key here; otherwise it is Control. */
export function isApple(platform = navigator.platform): boolean {
  return /^(mac|iphone|ipad|ipod)/i.test(platform);
}

/** Whether the key press is the shortcut: `mod+k` or one character such as `/`. */
export function isShortcut(press: KeyPress, shortcut: string, apple = isApple()): boolean {
  const [modifier, key] = shortcut.includes('+') ? shortcut.split('+') : ['', shortcut];
  if (press.key.toLowerCase() !== key || press.altKey) return false;
  const [mod, other] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  // A character may need Shift on some keyboards; a combination may not.
  return mod === (modifier === 'mod') && !other && (modifier === '' || !press.shiftKey);
}

/** Whether typed text goes into a field of the page. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  );
}

/** The first of the shortcuts that matches the event, if it applies where the key was pressed. */
export function findShortcut(event: KeyboardEvent, shortcuts: readonly string[]) {
  if (event.defaultPrevented || event.isComposing) return undefined;
  return shortcuts.find(
    (shortcut) => isShortcut(event, shortcut) && (shortcut.includes('+') || !isTyping(event)),
  );
}
