import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getMessage, WrapdocsError } from '../errors.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import { explainErrors } from './database-error.ts';

/** Marks the file as ours, in the field of SQLite's header that is meant for it: "wdfb". */
const APPLICATION_ID = 0x77646662;
const SCHEMA_VERSION = 1;
/** Another command may be deleting answers; if it takes longer than this, report it. */
const BUSY_TIMEOUT_MS = 1000;

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
`;

const SCHEMA = path.join(WRAPDOCS_ROOT, 'extractor', 'feedback', 'schema.sql');

/**
 * Opens the database of the answers, and creates it if it does not exist.
 *
 * @throws WrapdocsError if the file is not a database, is damaged or locked, or belongs to another
 * program or a newer wrapdocs; the file is not changed then
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

/** Only the owner may read readers' addresses; SQLite gives its log the same permissions. */
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

/** The first process to open a new file creates its tables; the others wait and find them. */
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

/**
 * Runs an action as one transaction: when this returns, all of it is on disk; if it throws, nothing
 * is.
 */
export function inTransaction<Result>(database: DatabaseSync, action: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = action();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A failure such as a full disk may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Overwrites every byte of what was deleted, in the file and in its log.
 *
 * @throws WrapdocsError if another program is reading, so that traces may remain
 */
export function scrub(database: DatabaseSync, file: string): void {
  database.exec('VACUUM');
  emptyLog(database, file);
}

/** Moves the log into the file, which also removes what was replaced in the meantime. */
export function emptyLog(database: DatabaseSync, file: string): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy === 0) return;
  throw new WrapdocsError({
    code: 'FEEDBACK_LOCKED',
    message: `Another program is reading ${file}, so traces of deleted answers may remain in it.`,
    hint: 'Run the command again when the other program has stopped.',
  });
}
