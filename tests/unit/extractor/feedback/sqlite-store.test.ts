import { renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { deleteAnswers } from '../../../../extractor/feedback/answers.ts';
import { openDatabase } from '../../../../extractor/feedback/database.ts';
import { catchError } from '../support/catch-error.ts';
import { makeAnswer, makeCollector, makeStore } from './support/collector.ts';
import { readAll, readBytes } from './support/read-all.ts';

const NOW = 1_800_000_000_000;

/** Letters that occur nowhere else, long enough to fill whole pages. */
const CANARY = 'canary-7c1d'.repeat(400);
const TRACES = ['canary-7c1d', 'reader@secret.example', '/secret/'];

function findTraces(file: string): string[] {
  const bytes = readBytes(file);
  return TRACES.filter((trace) => bytes.includes(trace));
}

const secret = () =>
  makeAnswer({ page: '/secret/', details: CANARY, email: 'reader@secret.example' });

describe('deletion leaves no byte', () => {
  test('when it grows too old, while the collector has the file open', () => {
    const { file, store } = makeStore();
    const kept = makeAnswer();
    for (let index = 0; index < 20; index += 1) {
      store.save(secret(), NOW);
      store.save(makeAnswer(), NOW + 5);
    }
    store.save(kept, NOW + 10);
    expect(findTraces(file)).toEqual(TRACES);
    store.purge(NOW);
    expect(readAll(file)).toHaveLength(41);
    store.purge(NOW + 1);
    expect(findTraces(file)).toEqual([]);
    expect(readAll(file)).toHaveLength(21);
    expect(readAll(file)[0]?.key).toBe(kept.key);
  });

  test('when another process deletes it, while the collector has the file open', () => {
    const { file, store } = makeStore();
    const answer = secret();
    store.save(answer, NOW);
    store.save(makeAnswer(), NOW);
    expect(readBytes(file)).toContain(answer.key);
    const database = openDatabase(file);
    const removals = deleteAnswers(database, file, { email: 'Reader@Secret.example' });
    expect(removals).toEqual([{ page: '/secret/', answers: 1, emails: 1 }]);
    expect([findTraces(file), readBytes(file).includes(answer.key)]).toEqual([[], false]);
    database.close();
    expect(store.save(makeAnswer(), NOW)).toBe('stored');
    expect(readAll(file)).toHaveLength(2);
  });

  test('when the reader takes it back, with the next purge', () => {
    const { file, store } = makeStore();
    const answer = secret();
    store.save(answer, NOW);
    store.save({ key: answer.key, page: '/', answer: 'no' }, NOW);
    store.purge(0);
    expect([findTraces(file), readAll(file).length]).toEqual([[], 1]);
  });

  test('and reports when a reader of the file prevents that', async () => {
    const { file, store } = makeStore();
    store.save(secret(), NOW);
    const reader = new DatabaseSync(file);
    const rows = reader.prepare('SELECT * FROM answers').iterate();
    rows.next();
    const error = await catchError(() => store.purge(NOW + 1));
    reader.close();
    expect(error.code).toBe('FEEDBACK_LOCKED');
    expect(error.message).toMatch(
      /^Another program is reading .+, so traces .+ may remain in it\.$/,
    );
    store.purge(NOW + 1);
    expect(findTraces(file)).toEqual([]);
  });
});

describe('an answer that cannot be written is not acknowledged', () => {
  test('because another program has locked the file', async () => {
    const { failures, file, post } = makeCollector();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    expect((await post()).status).toBe(503);
    expect(failures).toMatchObject([{ code: 'FEEDBACK_LOCKED' }]);
    other.close();
    expect((await post()).status).toBe(201);
    expect(readAll(file)).toHaveLength(1);
  });

  test('because the file is damaged', async () => {
    const { failures, file, post } = makeCollector({ postsPerMinute: Infinity });
    for (let index = 0; index < 20; index += 1) await post(makeAnswer({ details: CANARY }));
    const database = openDatabase(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill('x', 4096));
    const { status } = await post();
    expect(status).toBe(503);
    expect(failures[0]).toMatchObject({ code: 'FEEDBACK_UNREADABLE' });
    expect(String(failures[0])).toMatch(/feedback\.sqlite is damaged: /);
  });
});

describe('a file that disappears under the collector', () => {
  test('is created again after a deletion', () => {
    const { file, store } = makeStore();
    store.save(makeAnswer(), NOW);
    rmSync(file);
    const answer = makeAnswer();
    expect(store.save(answer, NOW)).toBe('stored');
    expect(readAll(file).map(({ key }) => key)).toEqual([answer.key]);
  });

  test('is complete after a move', () => {
    const { file, store } = makeStore();
    const [old, recent] = [makeAnswer(), makeAnswer()];
    store.save(old, NOW);
    renameSync(file, `${file}.old`);
    store.save(recent, NOW);
    expect(readAll(file).map(({ key }) => key)).toEqual([recent.key]);
    expect(readAll(`${file}.old`).map(({ key }) => key)).toEqual([old.key]);
  });

  test('is read again after a copy replaced it', () => {
    const [copy, { file, store }] = [makeStore(), makeStore()];
    const [copied, lost, recent] = [makeAnswer(), makeAnswer(), makeAnswer()];
    copy.store.save(copied, NOW);
    copy.store.close();
    store.save(lost, NOW);
    renameSync(copy.file, file);
    store.save(recent, NOW + 1);
    expect(readAll(file).map(({ key }) => key)).toEqual([recent.key, copied.key]);
  });

  test('is not trusted if something else replaced it', async () => {
    const { file, store } = makeStore();
    store.save(makeAnswer(), NOW);
    rmSync(file);
    writeFileSync(file, 'A letter.\n'.repeat(1000));
    const error = await catchError(() => store.save(makeAnswer(), NOW));
    expect(error.message).toBe(`${file} is not an SQLite database.`);
    expect(readFileSync(file, 'utf8')).toBe('A letter.\n'.repeat(1000));
    rmSync(file);
    expect(store.save(makeAnswer(), NOW)).toBe('stored');
  });
});
