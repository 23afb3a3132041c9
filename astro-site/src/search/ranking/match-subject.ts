import type { Entry } from '../entry.ts';
import { matchConcepts } from './concepts.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';

/** A question about what a page, a heading or an operation is about, in other words. */
export function scoreSubject(
  { concepts, symbol: { kind } }: Entry,
  query: Query,
  words: number,
): number {
  const match = matchConcepts(query.concepts, concepts);
  // Who asks for an action wants an operation, even if some of its words are in its path.
  if (match === 0) return kind === 'operation' && words > 0 && isAction(query) ? words + ACTION : 0;
  // Among equal answers the one with the reader's own words comes first.
  const own = words / 100;
  if (match === 1) return SCORE.answer + own;
  return kind === 'operation' && !isAction(query) ? 0 : SCORE.partOfAnswer + 40 * match + own;
}

const ACTION = 150;

/** A verb with what it is about. */
function isAction({ concepts }: Query): boolean {
  return concepts.hasVerb && concepts.words.length > 1;
}
