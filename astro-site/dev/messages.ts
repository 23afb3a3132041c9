/** Why something that was saved is not shown. */
export interface Problem {
  /** Where it is: `file:line:column`. */
  place?: string;
  code?: string;
  message: string;
  hint?: string;
}

/** What `wrapdocs dev` tells the server of the site after each change. */
export interface Update {
  /** Whether the JSON has changed. */
  isChanged: boolean;
  problems: Problem[];
}

/** From the server to the pages: the problems that there are now. */
export const PROBLEMS = 'wrapdocs:problems';
/** From the server to the pages: they may be others now. */
export const CHANGED = 'wrapdocs:changed';
/** From a page that has just opened: asks for the problems, and for what it may have missed. */
export const HELLO = 'wrapdocs:hello';
export interface Hello {
  /** Milliseconds since the page was asked for. */
  age: number;
}
