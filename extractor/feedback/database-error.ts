import { WrapdocsError } from '../errors.ts';

/** SQLite's primary result codes that people can do something about. */
const CODES = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

/** Runs an action on a database; SQLite's errors are rethrown with the file and a remedy. */
export function explainErrors<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw isSqliteError(error) ? explain(error, file) : error;
  }
}

interface SqliteError extends Error {
  /** The extended result code, whose lowest byte is the primary one. */
  errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

function explain(cause: SqliteError, file: string): unknown {
  switch (cause.errcode & 0xff) {
    case CODES.BUSY:
    case CODES.LOCKED:
      return makeLocked(file, cause);
    case CODES.NOTADB:
      return makeUnreadable(`${file} is not an SQLite database.`, cause);
    case CODES.CORRUPT:
      return makeUnreadable(`${file} is damaged: ${cause.message}.`, cause);
    default:
      return new WrapdocsError({
        code: 'FEEDBACK_UNAVAILABLE',
        message: `${file} could not be used: ${cause.message}.`,
        hint: HINTS.get(cause.errcode & 0xff) ?? 'Check the disk.',
        cause,
      });
  }
}

const HINTS = new Map<number, string>([
  [CODES.FULL, 'Free some disk space.'],
  [CODES.READONLY, 'Check that this user can write the file and its folder.'],
  [CODES.CANTOPEN, 'Check that this user can open the file.'],
]);

function makeLocked(file: string, cause: unknown): WrapdocsError {
  return new WrapdocsError({
    code: 'FEEDBACK_LOCKED',
    message: `${file} is in use by another program.`,
    hint: 'Try again in a moment. If the problem persists, stop the program that uses the file.',
    cause,
  });
}

function makeUnreadable(message: string, cause: unknown): WrapdocsError {
  return new WrapdocsError({
    code: 'FEEDBACK_UNREADABLE',
    message,
    hint: 'Move the file away or restore a backup. The file was not changed. Its path is set with `feedback.database` in the configuration.',
    cause,
  });
}
