import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getMessage, WrapdocsError } from '../errors.ts';
import { explainErrors } from './database-error.ts';

/** Marks the file as ours, in the field of SQLite's header that is meant for it: "wdfb". */
const APPLICATION_ID = 0x77646662;
const SCHEMA_VERSION = 1;
/** Another command may be deleting; longer than that, and it is better to say so. */
const BUSY_TIMEOUT_MS = 1000;

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
`;

const SCHEMA = new URL('schema.sql', import.meta.url);

/**
 * Opens the database of the answers, and makes it where there is none.
 *
 * @throws WrapdocsError where the file is no database, damaged, locked, another program's, or of a
 *   newer wrapdocs; it is left as it was then
 */
export function openDatabase(file: string): DatabaseSync {
  makePrivateFile(file);
  return explainErrors(file, () => {
    const database = new DatabaseSync(file);
    try {
      database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      requireOurs(database, file);
      database.exec(SETTINGS);
      makeTables(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Readers' addresses are for the owner's eyes; SQLite gives its log the same permissions. */
function makePrivateFile(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    throw new WrapdocsError({
      code: 'FEEDBACK_UNAVAILABLE',
      message: `${file} cannot be opened: ${getMessage(cause)}`,
      hint: 'Check that this user can write the file and its folder.',
      cause,
    });
  }
}

function requireOurs(database: DatabaseSync, file: string): void {
  const { application, version, tables } = readHeader(database);
  if (application === 0 && version === 0 && tables === 0) return;
  if (application !== APPLICATION_ID) {
    throw makeUnsuitable(
      `${file} is the database of another program.`,
      'Set `feedback.database` in the configuration to another file.',
    );
  }
  if (version > SCHEMA_VERSION) {
    throw makeUnsuitable(
      `${file} was created by a newer version of wrapdocs (schema ${version}; this version supports ${SCHEMA_VERSION}).`,
      'Update wrapdocs.',
    );
  }
}

/** Whoever opens a new file first makes its tables; the others wait and find them. */
function makeTables(database: DatabaseSync): void {
  inTransaction(database, () => {
    if (readHeader(database).version !== 0) return;
    database.exec(readFileSync(SCHEMA, 'utf8'));
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

interface Header {
  application: number;
  version: number;
  tables: number;
}

function readHeader(database: DatabaseSync): Header {
  const row = database
    .prepare(
      `SELECT application_id AS application, user_version AS version,
        (SELECT count(*) FROM sqlite_schema) AS tables
      FROM pragma_application_id, pragma_user_version`,
    )
    .get();
  return row as unknown as Header;
}

function makeUnsuitable(message: string, hint: string): WrapdocsError {
  return new WrapdocsError({ code: 'FEEDBACK_UNREADABLE', message, hint });
}

/** Runs an action as one transaction: when this returns, all of it is on the disk; else nothing. */
export function inTransaction<Result>(database: DatabaseSync, action: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = action();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A failure such as a full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Leaves no byte of what was deleted, in the file or in its log.
 *
 * @throws WrapdocsError where another program is reading, so that traces may remain
 */
export function scrub(database: DatabaseSync, file: string): void {
  database.exec('VACUUM');
  emptyLog(database, file);
}

/** Moves the log into the file; what was replaced meanwhile is gone with it. */
export function emptyLog(database: DatabaseSync, file: string): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy === 0) return;
  throw new WrapdocsError({
    code: 'FEEDBACK_LOCKED',
    message: `Another program is reading ${file}, so traces of deleted answers may remain in it.`,
    hint: 'Run the command again when the other program has stopped.',
  });
}
