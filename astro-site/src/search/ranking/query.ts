import { parsePathQuery, type PathQuery } from '../../../../extractor/contract/view/path-query.ts';
import { splitWords } from '../words.ts';
import { readAddress, type PageAddress } from './page-address.ts';
import { dropStopWords, listMeanings, readConcepts, type Concepts } from './query-words.ts';

const MAX_QUERY = 200;
/** A pasted curl command may be longer. */
const MAX_REQUEST = 4000;

/** A query in all the ways in which it is read. */
export interface Query {
  text: string;
  folded: string;
  /** The words in order, and each once. */
  sequence: string[];
  words: string[];
  /** What each word may mean, the word itself first. */
  meant: string[][];
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
    meant: words.map((word) => [word, ...listMeanings(word)]),
    concepts: readConcepts(sequence),
    joined: sequence.join(''),
    address: readAddress(trimmed),
    path: parsePathQuery(text.slice(0, MAX_REQUEST).trim().replace(WRAPPING, '')),
  };
}
