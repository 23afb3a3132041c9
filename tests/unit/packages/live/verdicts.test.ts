import { expect, test } from 'vitest';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeClient } from '../../extractor/support/contract.ts';
import { describeVerdict } from '../../../packages/live/expectations.ts';
import {
  compareFacts,
  judge,
  makeFacts,
  makeFields,
  makeFunctionFacts,
  makeJson,
  makeParameter,
  makePlainFunction,
  makeRead,
  makeSent,
  SERVER,
} from './shop.ts';

const body = (...names: string[]) => ({
  mediaType: 'application/json',
  required: false,
  origin: 'inferred' as const,
  fields: makeFields(...names),
});
const order = makeParameter('path', 'order_id', { required: true });

test('a request that is shown is right', () => {
  expect(judge([makeSent()], [makeRead()])).toMatchObject({
    kind: 'right',
    differences: [],
    certainty: 'exact',
    server: 'known',
  });
});

test.each([
  ['another method', [makeSent({ method: 'POST' })], 'method: another method'],
  ['another path', [makeSent({ url: `${SERVER}/carts/{order_id}` })], 'path: another path'],
  [
    'a path with more in front',
    [makeSent({ url: 'https://api.shop.example/v1/beta/orders/{order_id}' })],
    'path: another path',
  ],
  [
    'another server',
    [makeSent({ url: 'https://eu.shop.example/v1/orders/{order_id}' })],
    'server: another server',
  ],
  ['a query that is not shown', [makeSent({ query: { q: '{q}' } })], 'query: argument not shown'],
  ['a constant', [makeSent({ query: { format: 'json' } })], 'query: constant not shown'],
  ['a body', [makeSent({ body: makeJson({ name: '{name}' }) })], 'bodyFields: body not shown'],
  [
    'a header of an argument',
    [makeSent({ headers: { 'x-shop': '{shop}' } })],
    'headers: argument not shown',
  ],
  [
    'a header of one request',
    [makeSent({ headers: { depth: '1' } }), makeSent(), makeSent()],
    'headers: constant not shown',
  ],
  [
    'a second request',
    [makeSent(), makeSent({ url: `${SERVER}/status` })],
    'requests: another request not shown',
  ],
])('%s is wrong', (_, sends, expected) => {
  expect(describeVerdict(judge(sends, [makeRead()]))).toBe(`wrong: ${expected}`);
});

test.each([
  ['a made-up key', makeSent({ query: { pk_filter: '{filter}' } })],
  ['a base URL that the harness gave', makeSent({ url: '{Shop.url}/orders/{order_id}' })],
  ['a base URL that should end with a slash', makeSent({ url: '{Shop.url}orders/{order_id}' })],
  ['a host that the harness gave', makeSent({ url: 'https://{Shop.host}/v1/orders/{order_id}' })],
  ['what the HTTP library and the program say', makeSent({ headers: { 'user-agent': 'shop/1' } })],
  ['a credential', makeSent({ headers: { authorization: 'Bearer {Shop.token}' } })],
  ['an empty body', makeSent({ body: makeJson({}) })],
  ['a digest that all requests have', makeSent({ headers: { 'x-shop-sha256': '{sha256}' } })],
  ['a header of all requests', makeSent({ headers: { 'x-shop-version': '2026-01-01' } })],
])('%s does not count', (_, sent) => {
  expect(judge([sent], [makeRead()]).kind).toBe('right');
});

test('a placeholder must be filled by the argument that is shown', () => {
  const sent = makeSent({ url: `${SERVER}/orders/{shop_id}` });
  const given = { given: ['order_id', 'shop_id'] };
  expect(describeVerdict(judge([sent], [makeRead()], given))).toBe(
    'wrong: path: placeholder filled by another argument',
  );
});

test('an argument that is shown must be sent if it was given', () => {
  const parameters = [order, makeParameter('query', 'limit'), makeParameter('query', 'q')];
  const operation = makeRead({ parameters });
  const sent = makeSent({ query: { q: '{q}' } });
  expect(describeVerdict(judge([sent], [operation], { given: ['order_id', 'q', 'limit'] }))).toBe(
    'wrong: query: argument not sent',
  );
  expect(judge([sent], [operation], { given: ['order_id', 'q'] }).kind).toBe('right');
  const required = { ...sent, extents: ['required' as const] };
  expect(judge([required], [operation], { given: ['order_id', 'q', 'limit'] }).kind).toBe('right');
});

test('the value of a key must come from the argument that is shown', () => {
  const parameters = [order, makeParameter('query', 'page', { pythonName: 'number' })];
  const sent = makeSent({ query: { page: '{size}' } });
  const given = { given: ['order_id', 'number', 'size'] };
  expect(describeVerdict(judge([sent], [makeRead({ parameters })], given))).toBe(
    'wrong: query: value of another argument',
  );
});

test('arguments may add what an operation says that they add', () => {
  const sent = makeSent({ query: { beta: '{extra}' }, headers: { 'x-beta': '{extra}' } });
  const options = [
    { pythonName: 'params', effect: 'query' as const },
    { pythonName: 'headers', effect: 'headers' as const },
  ];
  const parameters = ['order_id', 'params', 'headers', 'extra'].map((name) => ({
    name,
    kind: 'keywordOnly' as const,
  }));
  const isRight = (operation: Operation) => judge([sent], [operation]).kind === 'right';
  expect(isRight(makeRead({ signature: { parameters } }, [], { options }))).toBe(false);
  expect(isRight(makeRead({}, [], { options }))).toBe(false);
  const kwargs = { name: 'params', kind: 'varKeyword' as const };
  const others = [
    { pythonName: 'extra', effect: 'headers' as const },
    { pythonName: 'params', effect: 'query' as const },
  ];
  const open = makeRead({ signature: { parameters: [kwargs] } }, [], { options: others });
  expect(isRight(open)).toBe(true);
});

test('the placeholder of an optional argument may be empty', () => {
  const version = makeParameter('path', 'version');
  const operation = makeRead({
    path: '/orders/{order_id}/{version}',
    parameters: [order, version],
  });
  const sent = makeSent({ url: `${SERVER}/orders/{order_id}/`, extents: ['required'] });
  expect(judge([sent], [operation]).kind).toBe('right');
});

test('an item of an argument is only sent if the object has it', () => {
  const item = (name: string) => makeParameter('query', name, { pythonName: 'filter' });
  const operation = makeRead({ parameters: [order, item('from'), item('to')] });
  const sent = makeSent({ query: { from: '{filter.from}' } });
  expect(judge([sent], [operation]).kind).toBe('right');
});

test('requests with what a made-up object lacks, and WebSockets, say nothing', () => {
  const sends = [
    makeSent({ url: `${SERVER}/orders/None` }),
    makeSent({ url: `${SERVER}/stream`, headers: { 'sec-websocket-key': '{uuid}' } }),
  ];
  expect(compareFacts(makeFacts([makeFunctionFacts(sends)]), [makeRead()])).toEqual([]);
});

test('what the client makes itself is a constant', () => {
  const sent = makeSent({ query: { nonce: '{uuid}' } });
  expect(describeVerdict(judge([sent], [makeRead()], { given: ['order_id'] }))).toBe(
    'wrong: query: constant not shown',
  );
});

test('constants are compared with what is shown', () => {
  const constant = makeParameter('query', 'format', { constant: 'json' });
  const operation = makeRead({ parameters: [order, { ...constant, pythonName: undefined }] });
  expect(judge([makeSent({ query: { format: 'json' } })], [operation]).kind).toBe('right');
  expect(describeVerdict(judge([makeSent({ query: { format: 'xml' } })], [operation]))).toBe(
    'wrong: query: another constant',
  );
  expect(describeVerdict(judge([makeSent()], [operation]))).toBe('wrong: query: constant not sent');
});

test('bodies are compared by media type and fields', () => {
  const operation = makeRead({ body: body('name', 'note') });
  const given = { given: ['order_id', 'name', 'note'] };
  const sent = (fields: Record<string, string>, mediaType = 'application/json') =>
    makeSent({ body: { ...makeJson(fields), mediaType } });
  expect(judge([sent({ name: '{name}', note: '{note}' })], [operation], given).kind).toBe('right');
  expect(describeVerdict(judge([sent({ name: '{name}' })], [operation], given))).toBe(
    'wrong: bodyFields: argument not sent',
  );
  const form = sent({ name: '{name}', note: '{note}' }, 'application/x-www-form-urlencoded');
  expect(describeVerdict(judge([form], [operation], given))).toBe(
    'wrong: mediaType: another media type',
  );
  expect(describeVerdict(judge([makeSent()], [operation], given))).toBe(
    'wrong: bodyFields: body not sent',
  );
});

test('a dot leads into an object of the body', () => {
  const operation = makeRead({ body: body('options.cas', 'options.ttl') });
  const sent = makeSent({ body: makeJson({ options: '{"cas": "{cas}", "ttl": "{ttl}"}' }) });
  expect(judge([sent], [operation], { given: ['order_id', 'cas', 'ttl'] }).kind).toBe('right');
});

test.each([
  [
    'the server',
    makeRead({
      client: { certainty: 'exact', evidence: [], reasons: [{ kind: 'serverUnknown' }] },
    }),
    makeSent({ url: 'https://shop.example/api/orders/{order_id}' }),
    'server: server not determined',
  ],
  [
    'a part of the path',
    makeRead({ path: '/{kind}/{order_id}' }, [{ kind: 'pathIncomplete', detail: 'kind' }]),
    makeSent(),
    'path: placeholder not determined',
  ],
  [
    'the body',
    makeRead({}, [{ kind: 'bodyUnknown' }]),
    makeSent({ body: makeJson({ name: '{name}' }) }),
    'bodyFields: body not shown',
  ],
  [
    'another request',
    makeRead({}, [{ kind: 'severalRequests' }]),
    makeSent({ url: `${SERVER}/carts` }),
    'requests: one of several requests',
  ],
  [
    'the beginning of the path',
    makeRead({ path: '{url}/items' }, [{ kind: 'pathFromObject', detail: 'url' }]),
    makeSent({ url: `${SERVER}/orders/7/items` }),
    'path: begins with an address of an object',
  ],
])('%s may be named as not determined', (_, operation, sent, expected) => {
  expect(describeVerdict(judge([sent], [operation]))).toBe(`named: ${expected}`);
});

test('a server of which only the parameter is known is open, unless the caller gave it', () => {
  const source = { file: 'shop/__init__.py', line: 1 };
  const client = makeClient('shop.Shop', { server: { parameter: 'url', source } });
  const sent = makeSent({ url: 'https://api.shop.example/v1/orders/{order_id}' });
  const given = makeSent({ url: '{Shop.url}/v1/orders/{order_id}' });
  expect(describeVerdict(judge([sent], [client, makeRead()]))).toBe(
    'named: server: server not determined',
  );
  expect(describeVerdict(judge([given], [client, makeRead()]))).toBe(
    'wrong: server: more between the server and the path',
  );
});

test('what is named only covers its own part', () => {
  const operation = makeRead({}, [{ kind: 'bodyUnknown' }]);
  const sent = makeSent({ body: makeJson({ name: '{name}' }), query: { q: '{q}' } });
  expect(judge([sent], [operation])).toMatchObject({ kind: 'wrong' });
});

test('a function without an operation is silent, named, or a delegate', () => {
  const sent = makeSent({ through: ['shop.Shop.fetch', 'shop.Shop.read'] });
  const facts = { id: 'shop.Shop.fetch', function: 'shop.Shop.fetch' };
  const fetch = makePlainFunction('shop.Shop.fetch');
  expect(describeVerdict(judge([makeSent()], [fetch], facts))).toBe(
    'silent: requests: request not found',
  );
  expect(describeVerdict(judge([sent], [makeRead(), fetch], facts))).toBe(
    'silent: requests: sends the request of another function',
  );
  expect(judge([sent], [makePlainFunction('shop.Shop.fetch', true)], facts).kind).toBe('named');
  const read = makeRead({}, [], { alsoSentBy: ['shop.Shop.fetch'] });
  expect(judge([sent], [read, fetch], facts).kind).toBe('delegate');
});

test('a function that only sends through one whose caller gives the path is named', () => {
  const facts = { id: 'shop.Shop.fetch', function: 'shop.Shop.fetch' };
  const fetch = makePlainFunction('shop.Shop.fetch');
  const through = (path: string) =>
    judge(
      [makeSent({ url: `${SERVER}/shops/{shop_id}/orders` })],
      [makeRead({ path, parameters: [] }, [], { alsoSentBy: ['shop.Shop.fetch'] }), fetch],
      facts,
    ).kind;
  expect(through('/{path}')).toBe('named');
  expect(through('https://shop.test/api/{url}')).toBe('named');
  expect(through('/{order_id}')).toBe('silent');
});

test('requests that go where the caller says do not count', () => {
  const kinds = [
    makeSent({ url: '{url}' }),
    makeSent({ url: `${SERVER}/{path}` }),
    makeSent({ method: 'PV_METHOD' }),
    makeSent({ url: `${SERVER}{arg}` }),
  ].map((sent) => judge([sent], [], { given: ['url', 'path', 'args'] }).kind);
  expect(kinds).toEqual(['transport', 'transport', 'transport', 'transport']);
  expect(judge([makeSent({ url: `${SERVER}/{order_id}` })], []).kind).toBe('silent');
});

test('an inherited method is compared with the page of its base', () => {
  const facts = {
    id: 'shop.Outlet.read',
    function: 'shop.Shop.read',
    bases: ['shop.Shop.read'],
  };
  expect(judge([makeSent()], [makeRead()], facts).kind).toBe('right');
});

test('a request before an error may not be the one that is shown', () => {
  const other = makeRead({ id: 'shop.Shop.status', path: '/status' });
  const sent = makeSent({
    url: `${SERVER}/status`,
    through: ['shop.Shop.read', 'shop.Shop.status'],
  });
  const status = { id: 'shop.Shop.status', function: 'shop.Shop.status', given: [] };
  const judgeRead = (ended: string) => {
    const functions = [
      makeFunctionFacts([sent], { ended }),
      makeFunctionFacts([makeSent({ url: `${SERVER}/status` })], status),
    ];
    return compareFacts(makeFacts(functions), [makeRead(), other]).map(({ kind }) => kind);
  };
  expect(judgeRead('KeyError: 1')).toEqual(['notMeasured', 'right']);
  expect(judgeRead('returned')).toEqual(['wrong', 'right']);
});

test('credentials count for themselves', () => {
  const bearer = makeSent({ headers: { authorization: 'Bearer {Shop.token}' } });
  const key = makeSent({ headers: { 'x-api-key': '{Shop.key}' } });
  expect(judge([bearer], [makeRead()]).credentials).toBe('named');
  expect(judge([key], [makeRead()])).toMatchObject({
    kind: 'right',
    credentials: 'notNamed',
    sentCredentials: ['header x-api-key'],
  });
  expect(judge([makeSent()], [makeRead()]).credentials).toBe('none');
});

test('requests for a token do not count against the functions that need one', () => {
  const token = makeSent({ method: 'POST', url: '{Shop.url}/token' });
  const functions = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    makeFunctionFacts([token, makeSent()], {
      id: `shop.Shop.${name}`,
      function: 'shop.Shop.read',
      bases: ['shop.Shop.read'],
    }),
  );
  const kinds = compareFacts(makeFacts(functions), [makeRead()]).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['right']));
  const setup = { 'shop.Outlet': [{ ...token, url: '{Outlet.url}/token' }] };
  const one = makeFacts(functions.slice(0, 1), { setup });
  expect(compareFacts(one, [makeRead()]).map(({ kind }) => kind)).toEqual(['right']);
  expect(judge([token, makeSent()], [makeRead()]).kind).toBe('wrong');
  const judgeOnly = (ended: string) => {
    const only = makeFacts([makeFunctionFacts([token], { ended })], { setup });
    return compareFacts(only, [makeRead()]).map(({ kind }) => kind);
  };
  expect(judgeOnly('KeyError: 1')).toEqual(['notMeasured']);
  expect(judgeOnly('returned')).toEqual(['wrong']);
});

test('what users cannot import does not count', () => {
  const facts = (id: string) => makeFacts([makeFunctionFacts([makeSent()], { id, function: id })]);
  const shelf: Item = { ...makeClient('shop._Shelf', {}), members: ['shop._Shelf.read'] };
  expect(compareFacts(facts('shop._Shelf.read'), [shelf])).toEqual([]);
  expect(compareFacts(facts('shop.Shop.read'), [])).toHaveLength(1);
});
