import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read } from './support.ts';

/** What an exchange has, without what tests do not look at. */
function summarize(text: string) {
  return read(text).map(({ method, host, path, query, status, answer, place }) => ({
    request: `${method} ${host ?? ''}${path}`,
    query: query.toString(),
    status,
    answer: answer.value,
    line: place.line,
  }));
}

const USER = { id: 7, name: 'x' };

describe('VCR.py and pytest-recording', () => {
  test('YAML', () => {
    const text = `interactions:
- request:
    body: null
    headers:
      Accept: ['*/*']
    method: GET
    uri: https://api.test/users/7?full=1
  response:
    body:
      string: '{"id": 7, "name": "x"}'
    headers:
      Content-Type: [application/json; charset=utf-8]
    status: {code: 200, message: OK}
- request: {method: DELETE, uri: 'https://api.test/users/7'}
  response:
    body: {string: ''}
    headers: {}
    status: {code: 204, message: No Content}
version: 1
`;
    expect(summarize(text)).toEqual([
      {
        request: 'GET api.test/users/7',
        query: 'full=1',
        status: 200,
        answer: USER,
        line: 2,
      },
      { request: 'DELETE api.test/users/7', query: '', status: 204, answer: undefined, line: 14 },
    ]);
  });

  test('bytes that are packed, tags of Python, and answers of httpx', () => {
    const packed = gzipSync(JSON.stringify(USER)).toString('base64');
    const text = `interactions:
- request: {method: !!python/unicode GET, uri: 'https://api.test/a'}
  response:
    body: {string: !!binary ${packed}}
    headers: {Content-Encoding: [gzip], Content-Type: [application/json]}
    status: {code: 200}
- request: {method: GET, uri: 'https://api.test/b'}
  response: {status_code: 200, content: '{"id": 7, "name": "x"}', headers: {content-type: application/json}}
`;
    expect(summarize(text).map(({ answer }) => answer)).toEqual([USER, USER]);
  });
});

test('betamax, with packed bytes', () => {
  const packed = gzipSync(JSON.stringify(USER)).toString('base64');
  const text = JSON.stringify({
    http_interactions: [
      {
        request: { method: 'POST', uri: 'https://api.test/users', body: { string: 'name=x' } },
        response: {
          status: { code: 201, message: 'Created' },
          headers: { 'Content-Type': ['application/json'] },
          body: { base64_string: packed, string: '', encoding: 'utf-8' },
        },
      },
    ],
    recorded_with: 'betamax/0.4.0',
  });
  expect(summarize(text)).toEqual([
    { request: 'POST api.test/users', query: '', status: 201, answer: USER, line: 1 },
  ]);
});

test('HAR', () => {
  const request = (method: string, more: object = {}) => ({
    method,
    url: 'https://api.test/users?x=1',
    headers: [{ name: 'Authorization', value: 'Bearer abcdef123456' }],
    ...more,
  });
  const text = JSON.stringify(
    {
      log: {
        version: '1.2',
        entries: [
          {
            request: request('GET'),
            response: {
              status: 200,
              headers: [],
              content: {
                mimeType: 'application/json',
                text: Buffer.from(JSON.stringify(USER)).toString('base64'),
                encoding: 'base64',
              },
            },
          },
          {
            request: request('POST', {
              postData: { mimeType: 'application/json', text: '{"a":1}' },
            }),
            response: { status: 201, content: { mimeType: 'application/json', size: 0 } },
          },
        ],
      },
    },
    undefined,
    1,
  );
  expect(summarize(text)).toEqual([
    { request: 'GET api.test/users', query: 'x=1', status: 200, answer: USER, line: 5 },
    { request: 'POST api.test/users', query: 'x=1', status: 201, answer: undefined, line: 26 },
  ]);
  expect(read(text)[0]?.secrets).toEqual(['abcdef123456']);
  expect(read(text)[1]?.request?.value).toEqual({ a: 1 });
});

test('JSON with methods and addresses', () => {
  const text = `{
  "get_user": { "method": "GET", "endpoint": "users/7", "data": { "id": 7, "name": "x" }, "status_code": 200 },
  "create": { "method": "POST", "url": "/users", "body": { "name": "x" }, "response": { "text": "x" } },
  "other": { "no": "request" }
}`;
  expect(summarize(text)).toEqual([
    { request: 'GET /users/7', query: '', status: 200, answer: USER, line: 2 },
    { request: 'POST /users', query: '', status: undefined, answer: { text: 'x' }, line: 3 },
  ]);
});

test('stubs and contracts have a request and a response', () => {
  const text = JSON.stringify({
    mappings: [
      {
        request: { method: 'GET', urlPath: '/users' },
        response: { status: 200, jsonBody: { string: 'x', other: 1 } },
      },
      { request: { method: 'GET', urlPattern: '/users/.*' }, response: { status: 200 } },
    ],
  });
  expect(summarize(text)).toEqual([
    {
      request: 'GET /users',
      query: '',
      status: 200,
      answer: { string: 'x', other: 1 },
      line: 1,
    },
  ]);
});

test('what is no recording has no exchanges', () => {
  for (const text of ['[1, "x"]', '{"method": "GET"}', 'plain: yaml', '', 'GET /users']) {
    expect(read(text)).toEqual([]);
  }
});

test('content that is not JSON has no value', () => {
  const answer = (body: unknown, type: string) => ({
    request: { method: 'GET', uri: 'https://api.test/a' },
    response: { status: { code: 200 }, headers: { 'content-type': [type] }, body },
  });
  const bomb = gzipSync(Buffer.alloc(33 * 1024 * 1024)).toString('base64');
  const text = JSON.stringify({
    interactions: [
      answer({ string: '<html>' }, 'text/html'),
      answer({ string: '{"broken": ' }, 'application/json'),
      answer({ base64_string: '/////w==' }, 'application/json'),
      answer({ base64_string: bomb }, 'application/json'),
    ],
  });
  expect(read(text).map((one) => one.answer.value)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
