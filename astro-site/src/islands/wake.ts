/** Sent by an island when it is alive; it bubbles to the element that the directive sees. */
export const READY = 'island:ready';

/** Sent to an island that a shortcut woke, as soon as it is alive. */
export const SHORTCUT = 'island:shortcut';

/** What was typed behind the shortcut while the island was still loading. */
export interface ShortcutDetail {
  text: string;
}

/** The value of `client:use`: uses beyond those inside of the island. */
export interface UseOptions {
  /** Shortcuts on the whole page, such as `mod+k` or `/`. */
  keys?: readonly string[];
  /** Parameters of the page's address that are a use by being there. */
  query?: readonly string[];
}
