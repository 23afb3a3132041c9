import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from './answer.ts';
import { emptyLog, inTransaction, openDatabase, scrub } from './database.ts';
import { explainErrors } from './database-error.ts';
import { CHANGEABLE_MS, type FeedbackStore, type Saved } from './store.ts';

/** Answers in an SQLite file, each on disk before `save` returns. */
export interface SqliteStore extends FeedbackStore {
  save(answer: Answer, now: number): Saved;
  /** Deletes everything from before a time (milliseconds since 1970) and all traces of it. */
  purge(before: number): void;
  close(): void;
}

/** @throws WrapdocsError if the file cannot be used, like `openDatabase` */
export function openSqliteStore(file: string): SqliteStore {
  let connection: Connection | undefined = connect(file);

  /** If the file was moved or deleted while open, answers written to it would be lost. */
  function getConnection(): Connection {
    if (connection !== undefined && connection.id !== getFileId(file)) {
      // The log still has this name and must not be used with the new file.
      emptyLog(connection.database, file);
      close();
    }
    connection ??= connect(file);
    return connection;
  }

  function close(): void {
    connection?.database.close();
    connection = undefined;
  }

  return {
    save: (answer, now) => explainErrors(file, () => getConnection().save(answer, now)),
    purge: (before) => explainErrors(file, () => purge(getConnection().database, file, before)),
    close,
  };
}

interface Connection {
  database: DatabaseSync;
  /** Identifies the file regardless of its name, so that a replacement is noticed. */
  id: string;
  save: SqliteStore['save'];
}

function connect(file: string): Connection {
  const database = openDatabase(file);
  return { database, id: getFileId(file), save: prepareSave(database) };
}

function getFileId(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.dev ?? 0}:${stats?.ino ?? 0}`;
}

/** An identical retry succeeds at any time; a different answer must arrive in time. */
const UPSERT = `
  INSERT INTO answers (key, page, answer, details, received)
  VALUES (:key, :page, :answer, :details, :now)
  ON CONFLICT (key) DO UPDATE SET page = :page, answer = :answer, details = :details
  WHERE received > :now - ${CHANGEABLE_MS}
    OR (page = :page AND answer = :answer AND details IS :details)
`;

function prepareSave(database: DatabaseSync): SqliteStore['save'] {
  const find = database.prepare('SELECT 1 FROM answers WHERE key = ?');
  const upsert = database.prepare(UPSERT);
  const deleteEmail = database.prepare('DELETE FROM emails WHERE key = ?');
  const insertEmail = database.prepare('INSERT INTO emails (key, email) VALUES (?, ?)');
  return ({ email, details = null, ...rest }, now) =>
    inTransaction(database, () => {
      const known = find.get(rest.key);
      const { changes } = upsert.run({ ...rest, details, now });
      if (changes === 0) return 'closed';
      deleteEmail.run(rest.key);
      if (email !== undefined) insertEmail.run(rest.key, email);
      return known === undefined ? 'stored' : 'replaced';
    });
}

/**
 * The log may still contain answers that readers have replaced, so it is emptied even if nothing is
 * too old.
 */
function purge(database: DatabaseSync, file: string, before: number): void {
  const { changes } = database.prepare('DELETE FROM answers WHERE received < ?').run(before);
  if (changes === 0) emptyLog(database, file);
  else scrub(database, file);
}
