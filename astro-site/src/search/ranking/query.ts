import { parsePathQuery, type PathQuery } from '../../../../extractor/contract/view/path-query.ts';
import { splitWords } from '../../../../extractor/contract/text/split-words.ts';
import { readAddress, type PageAddress } from './page-address.ts';
import {
  dropStopWords,
  listMeanings,
  listRelated,
  readConcepts,
  type Concepts,
} from '../../../../extractor/contract/view/query-words.ts';

const MAX_QUERY = 200;
/** A pasted curl command may be longer. */
const MAX_REQUEST = 4000;

/** A word that a word of the query may mean, and how much finding it is worth. */
export interface Meaning {
  word: string;
  worth: number;
}

const WORTH = { word: 1, joined: 0.95, same: 0.9, related: 0.55 };

/** A query in all the ways in which it is read. */
export interface Query {
  text: string;
  folded: string;
  /** The words in order, and each once. */
  sequence: string[];
  words: string[];
  /** What each word may mean. */
  meant: Meaning[][];
  concepts: Concepts;
  joined: string;
  path: PathQuery | undefined;
  address: PageAddress | undefined;
}

/** Quotes and call brackets around a pasted name are not part of it. */
const WRAPPING = /^[`'"]+|[`'"();,]+$/gu;

const ASSIGNMENT = /[\w-]+=\S*/gu;

export function parseQuery(text: string): Query {
  const trimmed = text.slice(0, MAX_QUERY).trim();
  const bare = trimmed.replace(WRAPPING, '').trim();
  const sequence = splitWords(bare);
  // A value such as `version=2` says little about what is looked for.
  const named = splitWords(bare.replaceAll(ASSIGNMENT, ' '));
  const words = [...new Set(dropStopWords(named.length === 0 ? sequence : named))];
  return {
    text: trimmed,
    folded: trimmed.toLowerCase(),
    sequence,
    words,
    meant: words.map((word, index) => listAll(word, words[index - 1], words[index + 1])),
    concepts: readConcepts(sequence),
    joined: sequence.join(''),
    address: readAddress(trimmed),
    path: parsePathQuery(text.slice(0, MAX_REQUEST).trim().replace(WRAPPING, '')),
  };
}

/** `zone file` may be one word in a name. */
function listAll(word: string, before: string | undefined, next: string | undefined): Meaning[] {
  const joined = [before && before + word, next && word + next].filter(
    (each) => each !== undefined,
  );
  const make = (worth: number) => (each: string) => ({ word: each, worth });
  return [
    { word, worth: WORTH.word },
    ...joined.map(make(WORTH.joined)),
    ...listMeanings(word).map(make(WORTH.same)),
    ...listRelated(word).map(make(WORTH.related)),
  ];
}
