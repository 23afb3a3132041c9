import type { Answer } from './answer.ts';

/** How long an answer can be changed by posting its key again, in milliseconds: a day. */
export const CHANGEABLE_MS = 86_400_000;

/**
 * The result of saving an answer: stored as new, stored in place of the one with the same key, or
 * rejected because that one can no longer be changed.
 */
export type Saved = 'stored' | 'replaced' | 'closed';

/** Where the collector stores answers: a database on this machine, or one of an edge platform. */
export interface FeedbackStore {
  /**
   * Stores an answer and returns only when no crash can lose it. An answer with a known key
   * replaces the old one, e-mail included, within `CHANGEABLE_MS` after the first one arrived.
   *
   * @param now milliseconds since 1970
   * @throws any error that prevented the answer from being written; nothing of it is stored then
   */
  save(answer: Answer, now: number): Saved | Promise<Saved>;
}
