import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createCollector } from '../../../../extractor/feedback/collector.ts';
import { makeAnswer, makeCollector, ORIGIN, OTHER_ORIGIN } from './support/collector.ts';
import { readAll, readBytes } from './support/read-all.ts';

const DAY_MS = 86_400_000;
const STORED = { status: 'stored' };

/** The body of a refusal with this code. */
function refusal(code: string, message: unknown = expect.any(String)) {
  return { error: { code, message } };
}

describe('an answer', () => {
  test('is kept with all its fields', async () => {
    const { file, post } = makeCollector({ now: () => 1_800_000_000_000 });
    const answer = makeAnswer({
      answer: 'no',
      details: 'Where is\nthe key?',
      email: 'a@b.example',
    });
    expect(await post(answer)).toMatchObject({ status: 201, body: STORED });
    expect(readAll(file)).toEqual([{ ...answer, received: 1_800_000_000_000 }]);
  });

  test('needs no details and no address', async () => {
    const { file, post } = makeCollector();
    expect((await post(makeAnswer({ details: '  ', email: '' }))).status).toBe(201);
    expect((await post(makeAnswer())).status).toBe(201);
    expect(readAll(file)).toMatchObject([
      { details: null, email: null },
      { details: null, email: null },
    ]);
  });

  test.each([
    ['a NUL', 'a\0b'],
    ['emoji', '👩‍👩‍👧 ok'],
    ['half of a pair', 'a\uD83Db'],
    ['quotes of SQL', `'); DROP TABLE answers; --`],
    ['the longest text', '試'.repeat(5000)],
  ])('comes back as it was written: %s', async (_what, details) => {
    const { file, post } = makeCollector();
    expect((await post(makeAnswer({ details }))).status).toBe(201);
    expect(readAll(file)[0]?.details).toBe(details.toWellFormed());
  });

  test('is never cached, and never read as anything but JSON', async () => {
    const { headers } = await makeCollector().post();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('application/json');
  });
});

describe('the same key again', () => {
  test('completes the answer and counts once', async () => {
    const { file, post } = makeCollector();
    const answer = makeAnswer({ answer: 'no' });
    expect((await post(answer)).status).toBe(201);
    expect(await post({ ...answer, details: 'Old', email: 'a@b.example' })).toMatchObject({
      status: 200,
      body: STORED,
    });
    await post({ ...answer, details: 'New', email: 'c@d.example' });
    expect(readAll(file)).toMatchObject([{ details: 'New', email: 'c@d.example' }]);
    await post({ ...answer, key: answer.key.toUpperCase(), answer: 'yes' });
    expect(readAll(file)).toMatchObject([{ answer: 'yes', details: null, email: null }]);
  });

  test('counts once if ten requests arrive at once', async () => {
    const { file, post } = makeCollector();
    const answer = makeAnswer();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await post(answer)).status),
    );
    expect(statuses.sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(readAll(file)).toHaveLength(1);
  });

  test('changes nothing after a day, and says so; a mere retry still succeeds', async () => {
    let now = 1_800_000_000_000;
    const { file, post } = makeCollector({ now: () => now });
    const answer = makeAnswer({ details: 'First' });
    await post(answer);
    now += DAY_MS - 1;
    expect((await post({ ...answer, details: 'Second' })).status).toBe(200);
    now += 1;
    const late = await post({ ...answer, details: 'Third' });
    expect(late).toMatchObject({ status: 409, body: refusal('closed') });
    expect((await post({ ...answer, details: 'Second' })).status).toBe(200);
    expect(readAll(file)).toMatchObject([{ details: 'Second', received: 1_800_000_000_000 }]);
  });
});

describe('the body', () => {
  test.each([
    ['nothing', ''],
    ['half of it', '{"key":'],
    ['text', 'hello'],
  ])('must be JSON: %s', async (_what, text) => {
    const { body, status } = await makeCollector().post(text);
    expect([status, body]).toEqual([400, refusal('json', 'The body is not valid JSON.')]);
  });

  test.each(['null', '[]', '"text"', '1'])('must be an object: %s', async (text) => {
    const { body, status } = await makeCollector().post(text);
    expect([status, body]).toEqual([400, refusal('field', 'The body must be an object.')]);
  });

  const KEY = '7f1f0c0e-6d0c-1d4b-9a55-0f1e2d3c4b5a';
  const PATH = 'must be a path on this site such as "/start/".';
  test.each([
    ['no key', { key: undefined }, '"key" must be a UUID of version 4.'],
    ['a key of version 1', { key: KEY }, '"key" must be a UUID of version 4.'],
    ['a number as key', { key: 7 }, '"key" must be a UUID of version 4.'],
    ['no page', { page: undefined }, '"page" must be text.'],
    ['a page without its slash', { page: 'concepts/' }, `"page" ${PATH}`],
    ['a page of another host', { page: '//evil.example/' }, `"page" ${PATH}`],
    ['one more of another host', { page: '/\\evil.example/' }, `"page" ${PATH}`],
    ['a whole address', { page: 'https://evil.example/' }, `"page" ${PATH}`],
    ['a page that moves the cursor', { page: '/a\u001B[2J' }, `"page" ${PATH}`],
    ['a page of two lines', { page: '/a\n' }, `"page" ${PATH}`],
    ['a page with a query', { page: '/a?token=1' }, `"page" ${PATH}`],
    ['a long page', { page: `/${'a'.repeat(512)}` }, '"page" must have at most 512 characters.'],
    ['another answer', { answer: 'maybe' }, '"answer" must be "yes" or "no".'],
    ['no answer', { answer: undefined }, '"answer" must be "yes" or "no".'],
    ['long details', { details: 'a'.repeat(5001) }, '"details" must have at most 5000 characters.'],
    ['a list of details', { details: ['a'] }, '"details" must be text.'],
    ['no address', { email: 'somebody' }, '"email" must be an e-mail address.'],
    ['a header', { email: 'a@b.example\nBcc: c@d.example' }, '"email" must be an e-mail address.'],
    [
      'a long one',
      { email: `${'a'.repeat(251)}@b.c` },
      '"email" must have at most 254 characters.',
    ],
    ['a hidden number', { website: 1 }, '"website" must be text.'],
  ])('is checked field by field: %s', async (_what, fields, message) => {
    const { file, post } = makeCollector();
    const { body, status } = await post(makeAnswer(fields));
    const [field] = Object.keys(fields);
    const { error } = refusal('field', message);
    expect([status, body]).toEqual([400, { error: { ...error, field } }]);
    expect(readAll(file)).toEqual([]);
  });

  test.each([
    ['the longest page', { page: `/${'a'.repeat(511)}` }],
    ['the longest details', { details: 'a'.repeat(5000) }],
    ['the longest address', { email: `${'a'.repeat(250)}@b.c` }],
    ['a page in another script', { page: '/größe/%20(1)/' }],
    ['unknown fields, which are left out', { unknown: 1 }],
  ])('may hold %s', async (_what, fields) => {
    const { file, post } = makeCollector();
    expect((await post(makeAnswer(fields))).status).toBe(201);
    expect(readAll(file)).toHaveLength(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'must be declared as JSON: %j',
    async (type) => {
      const { body, status } = await makeCollector().post(makeAnswer(), { 'Content-Type': type });
      expect([status, body]).toEqual([415, refusal('type')]);
    },
  );

  test('may name its charset', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await makeCollector().post(makeAnswer(), { 'Content-Type': type })).status).toBe(201);
  });

  test('may have 16 KB, and no byte more, whether it declares its length or not', async () => {
    const { file, post, request } = makeCollector();
    const fits = JSON.stringify(makeAnswer()).padEnd(16_384);
    const length = { 'Content-Length': '16385' };
    expect((await post(fits)).status).toBe(201);
    expect((await post(`${fits} `, length)).body).toEqual(refusal('size'));
    const chunks = new Blob([`${fits} `]).stream();
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN };
    const answered = await request({ method: 'POST', body: chunks, headers, duplex: 'half' });
    expect([answered.status, answered.body]).toEqual([413, refusal('size')]);
    expect(readAll(file)).toHaveLength(1);
  });

  test('is not read beyond its maximum length', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096).fill(32));
      },
    });
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN };
    const { status } = await makeCollector().request({
      method: 'POST',
      body: endless,
      headers,
      duplex: 'half',
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40_000);
  });
});

test('a filled hidden field gets an ordinary response, and nothing is stored', async () => {
  const { file, post } = makeCollector();
  const { body, status } = await post(makeAnswer({ website: 'https://spam.example' }));
  expect([status, body, readAll(file)]).toEqual([200, STORED, []]);
  expect((await post(makeAnswer({ website: '' }))).status).toBe(201);
});

describe('the origin', () => {
  test.each([
    ['the same host', { Origin: ORIGIN }, 201],
    ['the same host behind a proxy that ends the TLS', { Origin: 'http://docs.example.com' }, 201],
    ['one of the configuration', { Origin: OTHER_ORIGIN }, 201],
    ['another one', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: `${ORIGIN}:8443` }, 403],
    ['one that ends alike', { Origin: 'https://docs.example.com.evil.example' }, 403],
    ['one of the configuration without TLS', { Origin: 'http://other.example.com' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
    ['none, of a page of this site', { Origin: '', 'Sec-Fetch-Site': 'same-origin' }, 201],
    ['none, of another site', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['none, of a neighbour', { Origin: '', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['none, of no browser', { Origin: '' }, 201],
  ])('%s: %j gives %i', async (_what, { Origin, ...others }, expected) => {
    const { file, request } = makeCollector();
    const headers = { 'Content-Type': 'application/json', ...others, ...(Origin && { Origin }) };
    const body = JSON.stringify(makeAnswer());
    const answered = await request({ method: 'POST', body, headers });
    expect(answered.status).toBe(expected);
    if (expected === 403) expect(answered.body).toEqual(refusal('origin'));
    expect(readAll(file)).toHaveLength(expected === 201 ? 1 : 0);
  });

  test('of the configuration may read the responses, including errors', async () => {
    const { post, request } = makeCollector();
    for (const { headers } of [
      await post(makeAnswer(), { Origin: OTHER_ORIGIN }),
      await post('{', { Origin: OTHER_ORIGIN }),
    ]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe(OTHER_ORIGIN);
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(headers.get('Vary')).toContain('Origin');
    }
    const asked = await request({ method: 'OPTIONS', headers: { Origin: OTHER_ORIGIN } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(OTHER_ORIGIN);
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  });

  test('of another site gets no access', async () => {
    const { post, request } = makeCollector();
    const headers = { Origin: 'https://evil.example' };
    for (const answered of [
      await request({ method: 'OPTIONS', headers }),
      await post(makeAnswer(), headers),
    ]) {
      expect(answered.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not answered', async (method) => {
  const { body, headers, status } = await makeCollector().request({ method });
  expect([status, headers.get('Allow'), body]).toEqual([405, 'POST, OPTIONS', refusal('method')]);
});

describe('one address', () => {
  test('may post ten times in any minute, and learns when to try again', async () => {
    let now = 1_800_000_000_000;
    const { file, post } = makeCollector({ now: () => now });
    for (let index = 0; index < 10; index += 1) {
      expect((await post()).status).toBe(201);
      now += 1000;
    }
    const { body, headers, status } = await post();
    expect([status, body]).toEqual([429, refusal('rate', 'Too many requests. Try again in 50 s.')]);
    expect(headers.get('Retry-After')).toBe('50');
    now += 50_000 - 1;
    expect((await post()).headers.get('Retry-After')).toBe('1');
    now += 1;
    expect((await post()).status).toBe(201);
    expect((await post()).status).toBe(429);
    expect(readAll(file)).toHaveLength(11);
  });

  test('is counted whatever it posts', async () => {
    const { post } = makeCollector();
    for (let index = 0; index < 10; index += 1) expect((await post('{')).status).toBe(400);
    expect((await post()).status).toBe(429);
  });

  test('does not block another', async () => {
    let address = '192.0.2.1';
    const { post } = makeCollector({ getAddress: () => address });
    for (let index = 0; index < 11; index += 1) await post();
    address = '192.0.2.2';
    expect((await post()).status).toBe(201);
  });

  test('cannot be faked by a header that none of our proxies wrote', async () => {
    const { post } = makeCollector();
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push(
        (await post(makeAnswer(), { 'X-Forwarded-For': `198.51.100.${index}` })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('is the one that our proxies name', async () => {
    const { post } = makeCollector({ proxies: 2 });
    const send = (index: number, client: string) =>
      post(makeAnswer(), { 'X-Forwarded-For': `203.0.113.${index}, ${client}, 10.0.0.1` });
    for (let index = 0; index < 10; index += 1) await send(index, '198.51.100.7');
    expect((await send(10, '198.51.100.7')).status).toBe(429);
    expect((await send(10, '198.51.100.8')).status).toBe(201);
  });

  test('is never stored', async () => {
    const { file, post } = makeCollector();
    await post();
    expect(readBytes(file)).toContain('/concepts/');
    expect(readBytes(file)).not.toContain('192.0.2.1');
  });
});

describe('a store that fails', () => {
  test('is never acknowledged', async () => {
    const failure = new Error('disk I/O error');
    const { failures, post } = makeCollector({ store: { save: () => Promise.reject(failure) } });
    expect(await post()).toMatchObject({ status: 503, body: refusal('unavailable') });
    expect(failures).toEqual([failure]);
  });

  test('does not make the collector reveal what the reader wrote', async () => {
    const { failures, file, post } = makeCollector();
    rmSync(file);
    writeFileSync(file, 'x'.repeat(8192));
    const { body, status } = await post(makeAnswer({ details: 'canary', email: 'a@b.example' }));
    expect(status).toBe(503);
    expect(failures).toHaveLength(1);
    expect(`${JSON.stringify(body)}${String(failures[0])}`).not.toMatch(/canary|b\.example/);
  });
});

test('an internal error is answered and reported', async () => {
  const failures: unknown[] = [];
  const collector = createCollector({
    store: { save: () => 'stored' },
    origins: [],
    getAddress: () => {
      throw new Error('no address');
    },
    onFailure: (error) => failures.push(error),
  });
  const response = await collector.request('https://docs.example.com/', { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([500, refusal('internal')]);
  expect(failures).toMatchObject([{ message: 'no address' }]);
});
