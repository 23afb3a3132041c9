import type { Concepts } from './query-words.ts';

/** How well the subject of a text answers a question, 0 (not at all) to 1 (the same subject). */
export function matchConcepts(asked: Concepts, offered: Concepts | undefined): number {
  // A single word is a name.
  if (offered === undefined || asked.words.length < 2) return 0;
  const isAnswered = asked.words.every((word) => offered.words.includes(word));
  return isAnswered ? asked.words.length / offered.words.length : 0;
}
