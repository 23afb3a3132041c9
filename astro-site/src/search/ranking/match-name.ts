import type { Entry, Name } from '../entry.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';

/** How well one of the names matches the query as a whole. */
export function scoreName(name: Name, query: Query): number {
  if (name.text === query.text) return SCORE.exact;
  if (name.folded === query.folded) return SCORE.exactFolded;
  if (query.joined === '' || !name.joined.includes(query.joined)) return 0;
  if (name.joined === query.joined) return SCORE.sameWords;
  const coverage = (20 * query.joined.length) / name.joined.length;
  if (hasWordsAt(name, query, 0)) return SCORE.prefix + coverage;
  const isPart = name.words.some((_, index) => hasWordsAt(name, query, index));
  // Several words are rather a question than a part of a name.
  const part = /\s/u.test(query.text) ? SCORE.wordsInName : SCORE.wordPart;
  return isPart ? part + coverage : 0;
}

/**
 * Whether the name contains the query's words from the given word on; the last may be incomplete.
 */
function hasWordsAt({ words, joined, starts }: Name, query: Query, index: number): boolean {
  const asked = query.sequence;
  const inStep = asked.every((word, offset) => {
    const own = words[index + offset];
    return offset === asked.length - 1 ? own?.startsWith(word) : own === word;
  });
  if (inStep) return true;
  // `createconnector`: written as one word, so it has to end at the end of a word.
  const start = starts[index] ?? 0;
  const end = start + query.joined.length;
  return (starts.includes(end) || end === joined.length) && joined.startsWith(query.joined, start);
}

/** A dotted name may skip modules, as a package exports names of its modules: `shop.Client`. */
export function isQualifiedName({ qualified }: Entry, { folded }: Query): boolean {
  if (!folded.includes('.')) return false;
  const own = qualified.split('.');
  const asked = folded.split('.');
  if (own.pop() !== asked.pop()) return false;
  let index = 0;
  return asked.every((part) => (index = own.indexOf(part, index) + 1) > 0);
}
