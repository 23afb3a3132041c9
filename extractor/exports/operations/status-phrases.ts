import { STATUS_CODES } from 'node:http';

/** Where RFC 9110 has newer names than Node. */
const NEWER_PHRASES = new Map([
  ['413', 'Content Too Large'],
  ['418', "I'm a teapot"],
  ['422', 'Unprocessable Content'],
]);

const CLASSES = new Map([
  ['1', 'Information'],
  ['2', 'Success'],
  ['3', 'Redirection'],
  ['4', 'Client error'],
  ['5', 'Server error'],
]);

/** A short text for a status (`201`), a range (`4XX`) or `default`. */
export function describeStatus(status: string): string {
  return (
    NEWER_PHRASES.get(status) ??
    STATUS_CODES[status] ??
    CLASSES.get(status.charAt(0)) ??
    'Any other response'
  );
}
