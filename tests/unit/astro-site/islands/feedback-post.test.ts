import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../../../astro-site/src/islands/feedback/entry.ts';
import {
  postFeedback,
  type Outcome,
} from '../../../../astro-site/src/islands/feedback/post-feedback.ts';

const ENTRY: Entry = { key: 'k1', page: '/start/', answer: 'no', details: 'x', website: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status, headers })));
}

async function post(): Promise<Outcome> {
  return postFeedback('/api/feedback', ENTRY);
}

test('posts the entry as JSON, without cookies, also from a page that is left', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ status: 'stored' }, { status: 201 })),
  );
  vi.stubGlobal('fetch', fetch);
  expect(await post()).toEqual({ kind: 'saved' });
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/feedback');
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  });
  expect(JSON.parse(options?.body as string)).toEqual(ENTRY);
  expect(vi.getTimerCount()).toBe(0);
});

describe('an answer of the server', () => {
  test.each<[number, Outcome]>([
    [200, { kind: 'saved' }],
    [403, { kind: 'refused', status: 403 }],
    [409, { kind: 'closed' }],
    [413, { kind: 'tooLong' }],
    [500, { kind: 'broken', status: 500 }],
    [503, { kind: 'broken', status: 503 }],
  ])('%i', async (status, expected) => {
    answerWith(status, { error: { code: 'x', message: 'y' } });
    expect(await post()).toEqual(expected);
  });

  test('an HTML page is not taken for an acknowledgement', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } })),
    );
    expect(await post()).toEqual({ kind: 'refused', status: 200 });
  });

  test.each([
    [{ 'Retry-After': '17' }, 17],
    [{ 'Retry-After': 'Tue, 01 Jan 2030 00:02:00 GMT' }, 120],
    [{ 'Retry-After': '0' }, 1],
    [{ 'Retry-After': 'soon' }, undefined],
    [{}, undefined],
  ])('429 with %o', async (headers, seconds) => {
    answerWith(429, { error: { code: 'rate', message: '' } }, headers);
    expect(await post()).toEqual({ kind: 'busy', seconds });
  });

  test.each([
    [{ error: { code: 'field', message: '', field: 'email' } }, { kind: 'email' }],
    [{ error: { code: 'field', message: '', field: 'page' } }, { kind: 'refused', status: 400 }],
    [{ error: null }, { kind: 'refused', status: 400 }],
    [null, { kind: 'refused', status: 400 }],
  ])('400 with %j', async (body, expected) => {
    answerWith(400, body);
    expect(await post()).toEqual(expected);
  });
});

describe('no answer', () => {
  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('with navigator.onLine %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await post()).toEqual({ kind });
  });

  test('within ten seconds is given up', async () => {
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    });
    const outcome = post();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'timeout' });
  });
});
