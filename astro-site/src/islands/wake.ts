/** Sent by an island when it is active; it bubbles to the element that the directive observes. */
export const READY = 'island:ready';

/** Sent to an island that a shortcut loaded, as soon as it is active. */
export const SHORTCUT = 'island:shortcut';

/** Text that was typed after the shortcut while the island was still loading. */
export interface ShortcutDetail {
  text: string;
}

/** The value of `client:use`: events that load the island besides those inside it. */
export interface UseOptions {
  /** Shortcuts on the whole page, such as `mod+k` or `/`. */
  keys?: readonly string[];
  /** URL parameters whose presence loads the island. */
  query?: readonly string[];
}
