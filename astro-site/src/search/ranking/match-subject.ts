import type { Entry } from '../entry.ts';
import type { Query } from './query.ts';
import type { Concepts } from '../../../../extractor/contract/view/query-words.ts';
import type { SymbolKind } from '../symbol.ts';
import { SCORE } from './scores.ts';

/** A question about what a page, a heading or an operation is about, in other words. */
export function scoreSubject(
  { concepts, told, symbol: { kind } }: Entry,
  query: Query,
  words: number,
): number {
  const subject = scoreSingleWord(concepts, kind, query);
  if (subject > 0) return subject;
  const match = Math.max(0, ...concepts.map((each) => matchConcepts(query.concepts, each)));
  const said = told === undefined ? 0 : matchConcepts(query.concepts, told);
  if (said === 1 && match < 1 && (kind === 'page' || isAction(query)))
    return SCORE.told + words / 100;
  if (said > 0 && match === 0 && isAction(query)) return SCORE.partOfTold + 80 * said + words / 100;
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

/** How well the subject of a text answers a question, 0 (not at all) to 1 (the same subject). */
function matchConcepts(asked: Concepts, offered: Concepts): number {
  // A single word is a name.
  if (asked.words.length < 2) return 0;
  const isAnswered = asked.words.every((word) => offered.words.includes(word));
  return isAnswered ? asked.words.length / offered.words.length : 0;
}

/** A single word of prose is what a page or a heading may be about, in another form. */
function scoreSingleWord(concepts: readonly Concepts[], kind: SymbolKind, query: Query): number {
  const [word, ...others] = query.concepts.words;
  if ((kind !== 'page' && kind !== 'heading') || word === undefined || others.length > 0) return 0;
  if (concepts.some(({ words }) => words.length === 1 && words[0] === word)) {
    return kind === 'page' ? SCORE.title - 1 : SCORE.subject;
  }
  return concepts.some(({ words }) => words.includes(word)) ? SCORE.holdsWord : 0;
}
