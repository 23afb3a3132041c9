import type { Answer } from './answer.ts';

/** How long a repeated key may still change its answer, in milliseconds: a day. */
export const CHANGEABLE_MS = 86_400_000;

/**
 * What became of an answer: kept as new, kept in place of the one that had its key, or refused
 * because that one can no longer be changed.
 */
export type Saved = 'stored' | 'replaced' | 'closed';

/** Where the collector keeps answers: a database on this machine, or that of an edge platform. */
export interface FeedbackStore {
  /**
   * Keeps an answer and returns only when no crash can lose it. A key that is known replaces its
   * answer, e-mail included, within `CHANGEABLE_MS` of the time when it first came.
   *
   * @param now milliseconds since 1970
   * @throws whatever kept the answer from being written; nothing of it is kept then
   */
  save(answer: Answer, now: number): Saved | Promise<Saved>;
}
