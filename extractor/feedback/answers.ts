import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, scrub } from './database.ts';

/** Selects the answers that match every given field. */
export interface AnswerFilter {
  /** The whole key, or a prefix of it. */
  key?: string | undefined;
  /** With or without the trailing slash. */
  page?: string | undefined;
  answer?: 'yes' | 'no' | undefined;
  email?: string | undefined;
  /** Received at this time or later, in milliseconds since 1970. */
  since?: number | undefined;
  /** Received earlier than this, in milliseconds since 1970. */
  before?: number | undefined;
  /** Only those in which the reader wrote something. */
  commented?: boolean | undefined;
}

/** A stored answer. */
export interface StoredAnswer {
  key: string;
  /** Milliseconds since 1970. */
  received: number;
  page: string;
  answer: 'yes' | 'no';
  details: string | null;
  email: string | null;
}

/** The answers about a page in numbers. */
export interface PageSummary {
  page: string;
  answers: number;
  /** How many of them are "no". */
  no: number;
  /** How many of them include details. */
  comments: number;
}

/** What a deletion removed from a page. */
export interface Removal {
  page: string;
  answers: number;
  emails: number;
}

const MATCHING = `
  FROM answers LEFT JOIN emails USING (key)
  WHERE (:key IS NULL OR substr(key, 1, length(:key)) = :key)
    AND (:page IS NULL OR rtrim(page, '/') = rtrim(:page, '/'))
    AND (:answer IS NULL OR answer = :answer)
    AND (:email IS NULL OR email = :email COLLATE NOCASE)
    AND (:since IS NULL OR received >= :since)
    AND (:before IS NULL OR received < :before)
    AND (:commented = 0 OR details IS NOT NULL)
`;

/** The newest answers first, at most `limit` of them. */
export function listAnswers(
  database: DatabaseSync,
  filter: AnswerFilter,
  limit = Number.MAX_SAFE_INTEGER,
): StoredAnswer[] {
  const sql = `
    SELECT key, received, page, answer, details, email ${MATCHING}
    ORDER BY received DESC, key LIMIT :limit
  `;
  return database.prepare(sql).all({ ...bind(filter), limit }) as unknown as StoredAnswer[];
}

export function countAnswers(database: DatabaseSync, filter: AnswerFilter): number {
  const row = database.prepare(`SELECT count(*) AS count ${MATCHING}`).get(bind(filter));
  return Number(row?.['count']);
}

/** Every page with answers, those with the largest share of "no" first. */
export function summarizePages(database: DatabaseSync, filter: AnswerFilter): PageSummary[] {
  const sql = `
    SELECT page, count(*) AS answers, sum(answer = 'no') AS no, count(details) AS comments
    ${MATCHING} GROUP BY page ORDER BY 1.0 * sum(answer = 'no') / count(*) DESC, no DESC, page
  `;
  return database.prepare(sql).all(bind(filter)) as unknown as PageSummary[];
}

/** What a deletion would remove. */
export function countRemovals(database: DatabaseSync, filter: AnswerFilter): Removal[] {
  const sql = `
    SELECT page, count(*) AS answers, count(email) AS emails ${MATCHING}
    GROUP BY page ORDER BY page
  `;
  return database.prepare(sql).all(bind(filter)) as unknown as Removal[];
}

/** Deletes answers with their e-mail addresses, and overwrites every byte of them in the file. */
export function deleteAnswers(
  database: DatabaseSync,
  file: string,
  filter: AnswerFilter,
): Removal[] {
  const removals = inTransaction(database, () => {
    const counted = countRemovals(database, filter);
    database.prepare(`DELETE FROM answers WHERE key IN (SELECT key ${MATCHING})`).run(bind(filter));
    return counted;
  });
  scrub(database, file);
  return removals;
}

function bind(filter: AnswerFilter) {
  const { key, page, answer, email, since, before, commented } = filter;
  return {
    key: key ?? null,
    page: page ?? null,
    answer: answer ?? null,
    email: email ?? null,
    since: since ?? null,
    before: before ?? null,
    commented: commented === true ? 1 : 0,
  };
}
