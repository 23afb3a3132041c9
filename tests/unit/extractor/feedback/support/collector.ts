import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../../../../extractor/feedback/answer.ts';
import { createCollector } from '../../../../../extractor/feedback/collector.ts';
import { openSqliteStore } from '../../../../../extractor/feedback/sqlite-store.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

export const ORIGIN = 'https://docs.example.com';
export const OTHER_ORIGIN = 'https://other.example.com';
const ENDPOINT = `${ORIGIN}/api/feedback`;

type Options = Partial<Parameters<typeof createCollector>[0]>;

/** An answer as the widget posts it, with these fields replaced. */
export function makeAnswer(fields: object = {}): Answer {
  return { key: randomUUID(), page: '/concepts/', answer: 'yes', ...fields };
}

/** A store in its own file, closed when the test ends. */
export function makeStore() {
  const file = path.join(makeTemporaryFolder(), 'feedback.sqlite');
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  return { file, store };
}

/** A collector with its store; `post` sends what the widget would, with changes. */
export function makeCollector(options: Options = {}) {
  const { file, store } = makeStore();
  const failures: unknown[] = [];
  const collector = createCollector({
    store,
    origins: [OTHER_ORIGIN],
    getAddress: () => '192.0.2.1',
    onFailure: (error) => failures.push(error),
    ...options,
  });

  async function request(init: RequestInit & { duplex?: 'half' }) {
    const response = await collector.request(ENDPOINT, init);
    const text = await response.text();
    const body = text === '' ? undefined : (JSON.parse(text) as unknown);
    return { status: response.status, headers: response.headers, body };
  }

  function post(fields: unknown = makeAnswer(), headers: Record<string, string> = {}) {
    const body = typeof fields === 'string' ? fields : JSON.stringify(fields);
    return request({
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    });
  }

  return { file, store, failures, collector, request, post };
}
