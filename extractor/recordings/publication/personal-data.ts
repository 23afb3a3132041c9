/** What a text that should be published contains. */
export type PersonalKind =
  | 'an e-mail address'
  | 'an IP address'
  | 'a phone number or another long number'
  | 'a token or another random text'
  | 'a credential of the request'
  | 'a long text';

const MAX_LENGTH = 200;
const EMAIL = /[^\s@<>]+(?:@|%40)[^\s@<>]+\.[a-z]{2,}/i;
const IPV4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/;
const IPV6 =
  /(?<![\w:])(?:[\da-f]{1,4}:){2,7}(?::?[\da-f]{1,4})(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:)*:(?::?[\da-f]{1,4})+(?![\w:])/i;
const DATE = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?/g;
const LONG_NUMBER = /\d(?:[\s().-]?\d){7,}/;

/**
 * Finds secrets and personal data in a text. Names of people are not found: they look like any other
 * words.
 */
export function findPersonalData(text: string): PersonalKind | undefined {
  if (text.length > MAX_LENGTH) return 'a long text';
  if (EMAIL.test(text)) return 'an e-mail address';
  const rest = text.replaceAll(DATE, ' ');
  if (IPV4.test(rest) || IPV6.test(rest)) return 'an IP address';
  if (rest.split(/[^\w+/=-]+/).some(isRandom)) return 'a token or another random text';
  return LONG_NUMBER.test(rest) ? 'a phone number or another long number' : undefined;
}

const MIN_RANDOM = 16;
/** Keys of several vendors are shorter, but change between digits and letters all the time. */
const MIN_MIXED = 10;

/** Whether a word looks as if nobody had written it: an id, a hash, a key. */
function isRandom(word: string): boolean {
  if (/^(?:[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12})$/i.test(word)) return true;
  return word.split(/[-_/]/).some(isRandomPart) || isRandomPart(word.replaceAll(/[-_/=]/g, ''));
}

function isRandomPart(part: string): boolean {
  if (part.length < MIN_MIXED) return false;
  const digits = part.match(/\d/g)?.length ?? 0;
  const letters = part.match(/[a-z]/gi)?.length ?? 0;
  const changes =
    part.match(/\d[a-z]|[a-z]\d|[a-z](?=[A-Z]{1,2}[a-z\d])|[A-Z]{2}(?=[a-z\d])/g)?.length ?? 0;
  if (digits >= 2 && letters >= 2 && changes >= part.length / 4) return true;
  if (part.length < MIN_RANDOM) return false;
  if (/^[\da-f]+$/i.test(part)) return digits >= 4 && letters > 0;
  // Constants in capitals have underscores between their words.
  if (/^[A-Z\d]+$/.test(part) && digits > 0) return true;
  if (digits >= 3 && letters >= 3 && changes >= part.length / 5) return true;
  return changes >= part.length / 3;
}
