/** Why a saved change is not shown. */
export interface Problem {
  /** Where it is: `file:line:column`. */
  place?: string;
  code?: string;
  message: string;
  hint?: string;
}

/** What `wrapdocs dev` sends to the site's server after each change. */
export interface Update {
  /** Whether the JSON has changed. */
  isChanged: boolean;
  problems: Problem[];
}

/** From the server to the pages: the current problems. */
export const PROBLEMS = 'wrapdocs:problems';
/** From the server to the pages: the pages may have changed. */
export const CHANGED = 'wrapdocs:changed';
/**
 * From a page that has just opened: asks for the problems, and for changes that it may have missed.
 */
export const HELLO = 'wrapdocs:hello';
export interface Hello {
  /** Milliseconds since the page was requested. */
  age: number;
}
