import type { Template } from '../facts.ts';

const HOLE = /\{([A-Za-z_][\w.]*)\}/gu;
/** Keys that the recorder made up for a dict that may have any. */
const MADE_UP_KEY = /^(?:(?:pk|pv|pw)[_-]|\{)/u;

/** The names in a template: `user_id`, `Client.token`, `answer.id`. */
export function getHoles(template: Template): string[] {
  return [...template.matchAll(HOLE)].map(([, name = '']) => name);
}

/** The argument that a name belongs to: `user` of `user.id`. */
export function getRoot(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

/** Tells whether a value comes from an argument of the function itself. */
export function isOwnArgument(hole: string, given: ReadonlySet<string>): boolean {
  return given.has(getRoot(hole));
}

/** Tells whether a value comes from what the recording server had answered. */
export function isAnswer(hole: string): boolean {
  return getRoot(hole) === 'answer';
}

/**
 * Tells whether a value was given to the constructor of a client or of another object. What the client
 * makes itself has a plain name: `{uuid}`, `{timestamp}`, `{signature}`.
 */
export function isSetting(hole: string, given: ReadonlySet<string>): boolean {
  return hole.includes('.') && !isOwnArgument(hole, given) && !isAnswer(hole);
}

/** Tells whether a text is only the name that Python gives to an object without one. */
export function isObjectText(value: Template): boolean {
  return /<[\w.]+ object at 0x[\da-f]+>/u.test(value);
}

/** Tells whether a key of a query or body was made up. */
export function isMadeUpKey(key: string): boolean {
  return MADE_UP_KEY.test(key);
}
