import { findPersonalData } from '../publication/personal-data.ts';

const NAME = /^[@$#_]{0,2}[a-z][\w-]*(?::[a-z][\w-]*)?$/i;
const MAX_LENGTH = 64;

/**
 * Whether a key of an object is written like the name of a field, rather than being data: an id, an
 * address, a date, words that somebody typed.
 */
export function isFieldName(key: string): boolean {
  return (
    key.length <= MAX_LENGTH &&
    NAME.test(key) &&
    !/\d{5}|\d{4}[-_]\d/.test(key) &&
    findPersonalData(key) === undefined
  );
}
