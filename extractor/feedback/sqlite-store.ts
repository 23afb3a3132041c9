import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from './answer.ts';
import { emptyLog, inTransaction, openDatabase, scrub } from './database.ts';
import { explainErrors } from './database-error.ts';
import { CHANGEABLE_MS, type FeedbackStore, type Saved } from './store.ts';

/** Answers in an SQLite file, each on the disk before `save` returns. */
export interface SqliteStore extends FeedbackStore {
  save(answer: Answer, now: number): Saved;
  /** Deletes what came before a time (milliseconds since 1970) and every trace of it. */
  purge(before: number): void;
  close(): void;
}

/** @throws WrapdocsError where the file cannot serve, as `openDatabase` does */
export function openSqliteStore(file: string): SqliteStore {
  let connection = connect(file);

  /** A file that was moved away or deleted under an open connection would take answers nobody finds. */
  function getDatabase(): DatabaseSync {
    if (connection.id !== getFileId(file)) {
      connection.database.close();
      connection = connect(file);
    }
    return connection.database;
  }

  return {
    save: (answer, now) => explainErrors(file, () => save(getDatabase(), answer, now)),
    purge: (before) => explainErrors(file, () => purge(getDatabase(), file, before)),
    close: () => connection.database.close(),
  };
}

function connect(file: string): { database: DatabaseSync; id: string } {
  return { database: openDatabase(file), id: getFileId(file) };
}

function getFileId(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.dev ?? 0}:${stats?.ino ?? 0}`;
}

/** A retry that says the same succeeds at any age; another answer must come in time. */
const UPSERT = `
  INSERT INTO answers (key, page, answer, details, received)
  VALUES (:key, :page, :answer, :details, :now)
  ON CONFLICT (key) DO UPDATE SET page = :page, answer = :answer, details = :details
  WHERE received > :now - ${CHANGEABLE_MS}
    OR (page = :page AND answer = :answer AND details IS :details)
`;

function save(database: DatabaseSync, answer: Answer, now: number): Saved {
  const { email, details = null, ...rest } = answer;
  return inTransaction(database, () => {
    const known = database.prepare('SELECT 1 FROM answers WHERE key = ?').get(answer.key);
    const { changes } = database.prepare(UPSERT).run({ ...rest, details, now });
    if (changes === 0) return 'closed';
    database.prepare('DELETE FROM emails WHERE key = ?').run(answer.key);
    if (email !== undefined) {
      database.prepare('INSERT INTO emails (key, email) VALUES (?, ?)').run(answer.key, email);
    }
    return known === undefined ? 'stored' : 'replaced';
  });
}

/** The log may still hold what a reader has replaced, so it is emptied also where nothing is too old. */
function purge(database: DatabaseSync, file: string, before: number): void {
  const { changes } = database.prepare('DELETE FROM answers WHERE received < ?').run(before);
  if (changes === 0) emptyLog(database, file);
  else scrub(database, file);
}
