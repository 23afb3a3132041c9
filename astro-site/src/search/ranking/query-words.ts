import { splitWords } from '../words.ts';

/** Words of a question that say nothing about what is asked for. */
const STOP_WORDS = new Set(
  (
    'a an the this that these those my your our its i we you it he she they me us is are was be can could do does did ' +
    'should would will how what where which when why who to of in on for from with by at as into and or please'
  ).split(' '),
);

/**
 * Verbs that readers and authors use for the same thing. A reader who wants to pause an object of
 * which the API has no `pause` has to update it.
 */
const VERBS = [
  'update modify change edit alter patch rename pause resume enable disable',
  'delete remove drop destroy revoke',
  'create add new make invite register insert write save',
  'get list show view fetch retrieve read find details detail all',
].map((group) => group.split(' '));

const SYNONYMS = new Map(VERBS.flatMap((group) => group.map((verb) => [verb, group] as const)));

/** The words of a query without those that say nothing; all of them if no others are left. */
export function dropStopWords(words: readonly string[]): string[] {
  const kept = words.filter((word) => !STOP_WORDS.has(word));
  return kept.length === 0 ? [...words] : kept;
}

/** A question without its filling words, for a search that wants every word. */
export function simplifyQuestion(text: string): string {
  const words = text.trim().split(/\s+/u);
  const kept = words.filter((word) => !STOP_WORDS.has(word.toLowerCase().replace(/[?!.,]+$/u, '')));
  return (kept.length === 0 ? words : kept).join(' ');
}

/** Other words that mean the same as a word: its singular, and the verbs of its group. */
export function listMeanings(word: string): string[] {
  return [...new Set([getSingular(word), ...(SYNONYMS.get(word) ?? [])])].filter(
    (each) => each !== word,
  );
}

/** What a text is about: its verbs by group and its other words in the singular, sorted. */
export interface Concepts {
  words: string[];
  hasVerb: boolean;
}

export function readConcepts(words: readonly string[]): Concepts {
  const kept = dropStopWords(words);
  const found = kept.map((word) => SYNONYMS.get(word)?.[0] ?? getSingular(word));
  return { words: [...new Set(found)].sort(), hasVerb: kept.some((word) => SYNONYMS.has(word)) };
}

export function readTextConcepts(text: string): Concepts {
  return readConcepts(splitWords(text));
}

function getSingular(word: string): string {
  if (/(?:ss|us|is)$/u.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
