import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../extractor/feedback/database.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

function makeFile(): string {
  return path.join(makeTemporaryFolder(), 'deep/feedback.sqlite');
}

function makeForeign(sql: string): string {
  const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

function getPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

describe('a database', () => {
  test('is made with its folder, for its owner alone, its log too', () => {
    const file = makeFile();
    const database = openDatabase(file);
    database.exec(`INSERT INTO answers VALUES ('k', '/', 'yes', NULL, 1)`);
    const modes = ['', '-wal', '-shm'].map((end) => statSync(`${file}${end}`).mode & 0o777);
    database.close();
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  test('is on disk before a commit returns, and erases deleted data', () => {
    const database = openDatabase(makeFile());
    const pragmas = ['journal_mode', 'synchronous', 'secure_delete', 'temp_store', 'foreign_keys'];
    // 2 is FULL, and for `temp_store` MEMORY.
    expect(pragmas.map((name) => getPragma(database, name))).toEqual(['wal', 2, 1, 2, 1]);
    database.close();
  });

  test('is made of an empty file', () => {
    const file = path.join(makeTemporaryFolder({ 'feedback.sqlite': '' }), 'feedback.sqlite');
    const database = openDatabase(file);
    expect(getPragma(database, 'user_version')).toBe(1);
    database.close();
  });

  test('is reopened unchanged, also by two at once', () => {
    const file = makeFile();
    const [one, two] = [openDatabase(file), openDatabase(file)];
    one.exec(`INSERT INTO answers VALUES ('k', '/', 'yes', NULL, 1)`);
    expect(two.prepare('SELECT key FROM answers').all()).toEqual([{ key: 'k' }]);
    one.close();
    two.close();
  });
});

describe('a file that is not our database is left unchanged:', () => {
  test.each([
    [
      'another file',
      () => {
        const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
        writeFileSync(file, 'A letter.\n'.repeat(500));
        return file;
      },
      /feedback\.sqlite is not an SQLite database\.$/,
      /The file was not changed/,
    ],
    [
      "another program's",
      () => makeForeign('CREATE TABLE users (id)'),
      /feedback\.sqlite is the database of another program\.$/,
      /`feedback\.database`/,
    ],
    [
      "another program's, by its mark",
      () => makeForeign('PRAGMA application_id = 7; CREATE TABLE answers (key)'),
      /is the database of another program\.$/,
      /`feedback\.database`/,
    ],
    [
      'one of a newer wrapdocs',
      () => {
        const file = makeFile();
        const database = openDatabase(file);
        database.exec('PRAGMA user_version = 2');
        database.close();
        return file;
      },
      /was created by a newer version of wrapdocs \(schema 2; this version supports 1\)\.$/,
      /^Update wrapdocs\.$/,
    ],
  ])('%s', async (_what, make, message, hint) => {
    const file = make();
    const before = readFileSync(file);
    const error = await catchError(() => openDatabase(file));
    expect(error).toMatchObject({ code: 'FEEDBACK_UNREADABLE', exitCode: 1 });
    expect(error.message).toMatch(message);
    expect(error.hint).toMatch(hint);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a file that cannot be opened gives an explanation:', () => {
  test('a folder', async () => {
    const folder = makeTemporaryFolder();
    const error = await catchError(() => openDatabase(folder));
    expect(error.code).toBe('FEEDBACK_UNAVAILABLE');
    expect(error.message).toContain(`${folder} cannot be opened: EISDIR`);
  });

  test('one that is locked', async () => {
    const file = makeFile();
    openDatabase(file).close();
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    const error = await catchError(() => openDatabase(file));
    other.close();
    expect(error).toMatchObject({
      code: 'FEEDBACK_LOCKED',
      message: `${file} is in use by another program.`,
    });
  });
});
