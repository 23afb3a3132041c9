import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeDocument, makeRequest, match } from './support.ts';

const get = { get: {} };

/** What requests became: the path of the document, or why there is none. */
function describeMatching(matching: ReturnType<typeof match>): Record<string, string> {
  const entries = [
    ...matching.matches.map(({ request, operations, isExact }) => [
      request.operation.path,
      `${isExact ? '' : '~'}${operations.map(({ operation }) => operation.path).join(' ')}`,
    ]),
    ...matching.unmatched.map(({ request }) => [request.operation.path, 'unknown']),
    ...matching.outside.map(({ operation }) => [operation.path, 'outside']),
    ...matching.undecided.map(({ operation }) => [operation.path, 'undecided']),
  ];
  return Object.fromEntries(entries) as Record<string, string>;
}

describe('paths', () => {
  const document = makeDocument({
    '/users': get,
    '/users/{id}': {
      get: { parameters: [{ in: 'path', name: 'id', schema: { type: 'integer' } }] },
    },
    '/users/{id}/keys': get,
    '/teams/{name}': get,
    '/teams/special': get,
    '/files/{name}.json': get,
    '/repos/{owner}/{repo}/tags': get,
    '/jobs/start': get,
    '/jobs/stop': get,
  });

  test.each([
    ['/users', '/users'],
    ['/users/', '/users'],
    ['//users', '/users'],
    ['/users?limit=5', '/users'],
    ['/users/{user_id}', '/users/{id}'],
    ['/users/12', '~/users/{id}'],
    ['/users/search', 'unknown'],
    ['/teams/special', '/teams/special'],
    ['/teams/other', '~/teams/{name}'],
    ['/files/{id}.json', '/files/{name}.json'],
    ['/files/a.json', '~/files/{name}.json'],
    ['/jobs/{action}', '~/jobs/start /jobs/stop'],
    ['/repos/{repo.full_name}/tags', '~/repos/{owner}/{repo}/tags'],
    ['/{kind}/{id}', 'undecided'],
    ['/nothing/{id}', 'unknown'],
  ])('%s is %s', (path, expected) => {
    expect(describeMatching(match([`GET ${path}`], document))).toEqual({ [path]: expected });
  });

  test('a path that begins with an address from the server is found by its end', () => {
    const call = { reasons: [{ kind: 'pathFromObject' as const, detail: 'url' }] };
    const requests = ['GET {url}/keys', 'GET {url}/nothing'].map((one) =>
      makeRequest(one, {}, call),
    );
    expect(describeMatching(match(requests, document))).toEqual({
      '{url}/keys': '~/users/{id}/keys',
      '{url}/nothing': 'undecided',
    });
  });

  test('routes that no application includes, and other applications, are not called unknown', () => {
    const serve = (path: string, parts: Partial<Operation>) =>
      makeRequest(`GET ${path}`, { client: undefined, origin: 'declared', ...parts });
    const requests = [
      serve('/users', { application: 'shop.app' }),
      serve('/nothing', { application: 'shop.app' }),
      serve('/state', { application: 'shop.probe' }),
      serve('/loose', { origin: 'inferred' }),
    ];
    expect(describeMatching(match(requests, document))).toEqual({
      '/users': '/users',
      '/nothing': 'unknown',
      '/state': 'outside',
      '/loose': 'undecided',
    });
  });

  test('the client in the package of a server can call any other server', () => {
    const server = makeRequest('GET /users', { client: undefined, origin: 'declared' });
    expect(describeMatching(match([server, 'GET /nothing'], document))).toEqual({
      '/users': '/users',
      '/nothing': 'undecided',
    });
  });

  test.each([
    ['assumed', { certainty: 'assumed' as const }],
    ['with an unknown part', { reasons: [{ kind: 'pathIncomplete' as const }] }],
  ])('a request that is %s is not called unknown', (_, call) => {
    const matching = match([makeRequest('GET /nothing', {}, call)], document);
    expect(describeMatching(matching)).toEqual({ '/nothing': 'undecided' });
  });

  test('operations with one path are told apart by their query, then by their names', () => {
    const keys = makeDocument({
      '/f?action=copy': { get: { operationId: 'a' } },
      '/f?action=move': { get: { operationId: 'b' } },
      '/g#one': { get: { operationId: 'get_g_one' } },
      '/g#two': { get: { operationId: 'get_g_two' } },
    });
    const { matches } = match(
      ['GET /f?action=move', makeRequest('GET /g', { id: 'shop.g_two', name: 'g_two' })],
      keys,
    );
    expect(
      matches.map(({ operations }) => operations.map(({ operation }) => operation.operationId)),
    ).toEqual([['b'], ['get_g_two']]);
    expect(matches.every(({ isExact }) => isExact)).toBe(true);
  });
});

describe('methods', () => {
  const document = makeDocument({ '/a': get, '/b': { post: {} } });

  test('another method of the same path', () => {
    const { unmatched } = match(['PUT /a'], document);
    expect(unmatched[0]?.others.map(({ operation }) => operation.method)).toEqual(['GET']);
  });

  test('HEAD is answered where GET is; nobody lists OPTIONS; OpenAPI has no LIST', () => {
    expect(describeMatching(match(['HEAD /a'], document))).toEqual({ '/a': '/a' });
    expect(describeMatching(match(['OPTIONS /x', 'LIST /y'], document))).toEqual({
      '/x': 'undecided',
      '/y': 'undecided',
    });
  });

  test('methods do not count for RPC', () => {
    expect(describeMatching(match(['GET /b'], document, { ignoreMethods: true }))).toEqual({
      '/b': '/b',
    });
  });
});

describe('prefixes', () => {
  const paths = ['/users', '/users/{id}', '/teams', '/teams/{id}/members'];
  const at = (prefix: string) => Object.fromEntries(paths.map((path) => [`${prefix}${path}`, get]));
  const send = (prefix: string) => paths.map((path) => `GET ${prefix}${path}`);

  test.each([
    ['', '', [], '', ''],
    ['', '/api/v4', [], '', '/api/v4'],
    ['/api/v4', '', [], '/api/v4', ''],
    ['/v{version}', '/v1.43', [], '/v{}', '/v1.43'],
    ['/api/v4', '', ['https://a.test/api/v4'], '', ''],
  ])(
    'the client has "%s", the document "%s" and the servers %j',
    (ours, theirs, urls, client, own) => {
      const servers = urls.map((url) => ({ url }));
      const document = makeDocument(at(theirs), servers.length === 0 ? {} : { servers });
      const { matches, documents } = match(send(ours), document);
      expect(matches).toHaveLength(paths.length);
      expect(documents[0]?.alignment).toMatchObject({ clientPrefix: client, documentPrefix: own });
    },
  );

  test('a beginning that few paths have is no prefix', () => {
    const document = makeDocument({ ...at(''), '/old/state': get });
    const { documents, unmatched } = match([...send(''), 'GET /new/state'], document);
    expect(documents[0]?.alignment).toMatchObject({ clientPrefix: '', documentPrefix: '' });
    expect(unmatched).toHaveLength(1);
  });

  test('the configuration has the last word', () => {
    const document = makeDocument(at('/api'));
    const matching = match(send(''), document, { prefix: { document: '/other' } });
    expect(matching.matches).toEqual([]);
  });

  test('a class of clients with many requests has its own', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const document = makeDocument(Object.fromEntries(names.map((name) => [`/${name}`, get])));
    const send = (name: string, prefix: string) =>
      names.map((path) =>
        makeRequest(
          `GET ${prefix}/${path}`,
          { id: `shop.${name}.${path}` },
          { clientClass: `shop.${name}` },
        ),
      );
    const { matches } = match([...send('Client', ''), ...send('Other', '/api')], document);
    expect(matches).toHaveLength(16);
  });

  test('each document has its own', () => {
    const documents = [
      makeDocument({ '/v1/a': get, '/v1/b': get }),
      makeDocument({ '/x/c': get, '/x/d': get }),
    ];
    expect(match(['GET /a', 'GET /b', 'GET /c', 'GET /d'], documents).matches).toHaveLength(4);
  });
});

describe('hosts', () => {
  const servers = [{ url: 'https://{region}.example.com/v1', variables: {} }];
  const document = makeDocument({ '/a': get }, { servers });

  test('another host is outside, one with another region is not', () => {
    const requests = ['GET https://eu.example.com/v1/a', 'GET https://login.test/token', 'GET /a'];
    expect(describeMatching(match(requests, document))).toEqual({
      'https://eu.example.com/v1/a': '/a',
      'https://login.test/token': 'outside',
      '/a': '/a',
    });
  });

  test('a client of a server that everybody runs has a host of its own', () => {
    const requests = [
      'GET http://localhost:80/a',
      'GET http://localhost:80/b',
      'GET https://other.test/c',
    ];
    expect(describeMatching(match(requests, document))).toEqual({
      'http://localhost:80/a': '/a',
      'http://localhost:80/b': 'unknown',
      'https://other.test/c': 'outside',
    });
  });

  test('requests to the backends of other documents are outside', () => {
    const others = [makeDocument({ '/login': get, '/logout': get })];
    expect(describeMatching(match(['GET /a', 'GET /login'], document, { others }))).toEqual({
      '/a': '/a',
      '/login': 'outside',
    });
  });
});
