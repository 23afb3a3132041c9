import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { openFeedback } from '../../../../extractor/serve/feedback.ts';
import { makeAnswer } from '../feedback/support/collector.ts';
import { readAll } from '../feedback/support/read-all.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;

function open(feedback: object | undefined, site: object = {}, folder = makeTemporaryFolder()) {
  const config = ConfigSchema.parse({
    site: { title: 'S', ...site },
    packages: [{ name: 's', source: 's' }],
    feedback,
  });
  const failures: unknown[] = [];
  const loaded = { config, folder, file: path.join(folder, 'wrapdocs.config.ts') };
  const service = openFeedback(loaded, (error) => failures.push(error));
  onTestFinished(() => service?.close());
  const page = new Hono().all('*', (context) => context.text('page'));
  const app = service?.mountOn(page);
  const post = async (url: string, origin = new URL(url).origin) => {
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    const request = new Request(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(makeAnswer()),
    });
    // What Node's server knows about a connection.
    const connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const response = await app?.fetch(request, connection);
    return [response?.status, await response?.text()];
  };
  return { failures, folder, post, service };
}

const STORED = [201, '{"status":"stored"}'];

describe('the endpoint', () => {
  test('is served at its path, and the site everywhere else', async () => {
    const { post } = open({ endpoint: '/a(b)/:c' });
    expect(await post('http://x/a(b)/:c')).toEqual(STORED);
    expect(await post('http://x/a(b)/:c?d')).toEqual(STORED);
    for (const other of ['/a(b)/c', '/a(b)/:c/', '/', '/a(b)']) {
      expect(await post(`http://x${other}`)).toEqual([200, 'page']);
    }
  });

  test('pages of a name that somebody points here are foreign', async () => {
    const { post } = open({ endpoint: '/f' }, { url: 'https://docs.example.com/shop/' });
    expect((await post('http://docs.example.com/f'))[0]).toBe(201);
    expect((await post('http://docs.example.com:8443/f'))[0]).toBe(201);
    for (const own of ['localhost:4321', '127.0.0.1:4321', '[::1]:4321']) {
      expect((await post(`http://${own}/f`))[0]).toBe(201);
    }
    for (const other of [
      'evil.example',
      'docs.example.com.evil.example',
      '127.0.0.1.evil.example',
    ]) {
      expect((await post(`http://${other}/f`))[0]).toBe(403);
    }
    expect((await post('http://docs.example.com/f', 'app://docs.example.com'))[0]).toBe(403);
  });

  test.each([
    ['without feedback', undefined],
    ['where another server takes the answers', { endpoint: 'https://feedback.example.com/' }],
  ])('is not opened %s', (_what, feedback) => {
    const { folder, service } = open(feedback);
    expect([service, existsSync(path.join(folder, '.wrapdocs'))]).toEqual([undefined, false]);
  });

  test("takes posts of the site's public address and of the configured ones", async () => {
    const feedback = { origins: ['https://other.example.com/docs/'] };
    const { post } = open(feedback, { url: 'https://docs.example.com/v1/' });
    const url = 'http://127.0.0.1:4321/api/feedback';
    expect(await post(url, 'https://docs.example.com')).toEqual(STORED);
    expect(await post(url, 'https://other.example.com')).toEqual(STORED);
    expect((await post(url, 'https://evil.example.com'))[0]).toBe(403);
  });

  test('keeps answers in the file of the configuration', async () => {
    const { folder, post, service } = open({ database: 'data/readers.db' });
    await post('http://x/api/feedback');
    expect(service?.file).toBe(path.join(folder, 'data/readers.db'));
    expect(readAll(path.join(folder, 'data/readers.db'))).toHaveLength(1);
  });
});

describe('old answers', () => {
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: [...toFake] }));
  afterEach(() => vi.useRealTimers());

  test('go at the start and once an hour', async () => {
    const { folder, post, service } = open({ keepDays: 2 });
    const file = service?.file ?? '';
    await post('http://x/api/feedback');
    vi.advanceTimersByTime(2 * DAY_MS);
    expect(readAll(file)).toHaveLength(1);
    vi.advanceTimersByTime(DAY_MS / 24);
    expect(readAll(file)).toHaveLength(0);
    await post('http://x/api/feedback');
    service?.close();
    vi.advanceTimersByTime(3 * DAY_MS);
    expect(readAll(file)).toHaveLength(1);
    open({ keepDays: 2 }, {}, folder);
    expect(readAll(file)).toHaveLength(0);
  });

  test('that cannot be deleted are reported, and tried again', () => {
    const { failures, service } = open({ keepDays: 2 });
    const file = service?.file ?? '';
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    vi.advanceTimersByTime(DAY_MS / 24);
    expect(failures).toMatchObject([{ code: 'FEEDBACK_LOCKED' }]);
    other.close();
    vi.advanceTimersByTime(DAY_MS / 24);
    expect(failures).toHaveLength(1);
  });
});
