/**
 * What the collector promises under load, under `kill -9` and on a full disk, each in real
 * processes.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../extractor/feedback/database.ts';
import { makeTemporaryFolder } from '../unit/extractor/support/temporary-folder.ts';
import { makeAnswer } from '../unit/extractor/feedback/support/collector.ts';
import { post } from '../unit/extractor/feedback/support/post.ts';
import { readAll } from '../unit/extractor/feedback/support/read-all.ts';
import { prepareCollector } from '../unit/extractor/feedback/support/start-collector.ts';
import { countKills } from './count-kills.ts';

const POSTS = 10_000;
const CLIENTS = 50;
const KILLS = countKills(40);

type Acknowledged = Map<string, string>;

/** Posts until one is not acknowledged, and returns the status of that one. */
async function postOn(address: string, acknowledged: Acknowledged, length: number) {
  for (;;) {
    const details = String(Math.random()).repeat(length);
    const answer = makeAnswer({ details });
    const status = await post(address, answer);
    if (status !== 201) return status;
    acknowledged.set(answer.key, details);
  }
}

function findLost(file: string, acknowledged: Acknowledged): string[] {
  const kept = new Map(readAll(file).map(({ key, details }) => [key, details]));
  return [...acknowledged]
    .filter(([key, details]) => kept.get(key) !== details)
    .map(([key]) => key);
}

function checkIntegrity(file: string): unknown {
  const database = openDatabase(file);
  const result = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return result;
}

describe('the collector', () => {
  test(`stores ${POSTS} answers of ${CLIENTS} simultaneous readers, each exactly once`, async () => {
    const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
    const collector = prepareCollector(file);
    const address = await collector.start();
    const acknowledged: Acknowledged = new Map();
    let sent = 0;
    const readers = Array.from({ length: CLIENTS }, async (_, reader) => {
      while (sent < POSTS) {
        sent += 1;
        const email = `reader-${reader}-${sent}@b.example`;
        const answer = makeAnswer({ email });
        if ((await post(address, answer)) === 201) acknowledged.set(answer.key, email);
      }
    });
    await Promise.all(readers);
    await collector.kill();
    const kept = new Map(readAll(file).map(({ key, email }) => [key, email]));
    expect(acknowledged.size).toBe(POSTS);
    expect(kept).toEqual(acknowledged);
    expect(collector.getErrors()).toBe('');
  }, 300_000);

  test(`loses nothing that it has acknowledged in ${KILLS} kills`, async () => {
    const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
    const acknowledged: Acknowledged = new Map();
    let next = prepareCollector(file);
    for (let round = 0; round < KILLS; round += 1) {
      const collector = next;
      const address = await collector.start();
      next = prepareCollector(file);
      const wanted = acknowledged.size + 1 + Math.floor(Math.random() * 40);
      const clients = Array.from({ length: 8 }, () => postOn(address, acknowledged, 20));
      while (acknowledged.size < wanted) await sleep(1);
      await collector.kill();
      expect(await Promise.all(clients)).toEqual(Array(8).fill(undefined));
    }
    await next.kill();
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect(findLost(file, acknowledged)).toEqual([]);
    expect(checkIntegrity(file)).toEqual({ integrity_check: 'ok' });
  }, 600_000);

  test('acknowledges nothing on a full disk, keeps its data, and continues once there is space', async () => {
    const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
    const acknowledged: Acknowledged = new Map();
    // No file may grow beyond the limit: for SQLite this is a write that fails in the middle.
    const full = prepareCollector(file, `trap '' XFSZ; ulimit -f 400`);
    const address = await full.start();
    expect(await postOn(address, acknowledged, 200)).toBe(503);
    expect(await post(address, makeAnswer({ details: 'a'.repeat(5000) }))).toBe(503);
    await full.kill();
    expect(acknowledged.size).toBeGreaterThan(3);
    expect(readAll(file)).toHaveLength(acknowledged.size);
    const roomy = prepareCollector(file);
    expect(await post(await roomy.start(), makeAnswer())).toBe(201);
    await roomy.kill();
    expect(findLost(file, acknowledged)).toEqual([]);
    expect(full.getErrors()).toMatch(
      /feedback\.sqlite could not be used: (disk I\/O error|database or disk is full)/,
    );
  }, 120_000);
});
