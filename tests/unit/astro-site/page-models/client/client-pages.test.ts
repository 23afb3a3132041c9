import { listColumns } from '../../../../../astro-site/src/page-models/sections/columns.ts';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../astro-site/src/page-models/page.ts';
import type { RequestGroup } from '../../../../../astro-site/src/page-models/sections/request.ts';
import type {
  Section,
  SectionOf,
} from '../../../../../astro-site/src/page-models/sections/section.ts';
import type { Reason } from '../../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../../extractor/contract/module.ts';
import type { Parameter } from '../../../../../extractor/contract/parameter.ts';
import {
  makeClient,
  makeClientOperation,
  makeFunction,
  makeModule,
  makeName,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makeSample } from '../../render/sample.ts';
import { makePages } from '../pages.ts';

const pages = makePages(makeSample());

function getPage(href: string): Page {
  const page = pages.find(([, address]) => address === href)?.[0];
  if (page === undefined) throw new Error(`There is no page ${href}.`);
  return page;
}

/** All sections of a page, nested ones included. */
function listSections(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind === 'columns') return listSections(listColumns(section));
    return 'sections' in section ? [section, ...listSections(section.sections)] : [section];
  });
}

function find<Kind extends Section['kind']>(href: string, kind: Kind): SectionOf<Kind>[] {
  return listSections(getPage(href).areas.flat()).filter(
    (section): section is SectionOf<Kind> => section.kind === kind,
  );
}

const ORDERS = '/api-docs/shop/api/Orders/';

test('an entry says where the request goes, and what is not certain about it', () => {
  expect(find(ORDERS, 'call').map(({ code }) => code)).toEqual([
    'client.orders.create(order_id=..., secret=...)',
  ]);
  expect(find(ORDERS, 'endpoint')[0]?.base).toEqual([
    'Base ',
    { code: 'https://api.shop.test' },
    ', replaced by ',
    { code: 'base_url' },
    ' or ',
    { code: 'SHOP_URL' },
    ' · ',
    'Bearer token',
    ' from ',
    { code: 'token' },
    ' or ',
    { code: 'SHOP_TOKEN' },
  ]);
  expect(find(ORDERS, 'badges')[0]?.badges.map(({ title, target }) => [title, target?.id])).toEqual(
    [
      ['Several possible requests', undefined],
      ['Inherited', 'shop.api.Base.save'],
      ['Server not known', undefined],
    ],
  );
});

test('parameters are listed by where they are sent', () => {
  const lists = find(ORDERS, 'parameters').map(({ title, rows }) => [
    title,
    rows.map(({ name }) => name),
  ]);
  expect(lists).toEqual([
    ['Path parameters', ['order_id']],
    ['Query parameters', ['from_', 'since']],
    ['Request body', ['secret', 'cas', 'limit']],
    ['From the object', ['place']],
    ['Always sent', ['X-Beta']],
    ['Request options', ['extra_headers']],
    ['Not sent', ['timeout']],
  ]);
  const rows = find(ORDERS, 'parameters').flatMap((list) => list.rows);
  expect(
    rows.flatMap(({ name, sending }) => (sending === undefined ? [] : [[name, sending]])),
  ).toEqual([
    ['from_', [['Joined with ', { code: ',' }]]],
    ['since', [['Sent in ISO 8601']]],
    ['cas', [['Converted with ', { code: 'str' }]]],
    ['limit', [['Left out unless given']]],
    ['X-Beta', [['As a header']]],
    ['extra_headers', [['Added to the headers']]],
  ]);
});

test('what is returned, paging, other calls and the proof', () => {
  expect(find(ORDERS, 'paging')[0]?.text).toContainEqual({ code: 'cursor' });
  expect(
    find(ORDERS, 'calls').map(({ title, calls }) => [title, calls.map(({ id }) => id)]),
  ).toEqual([
    ['Also sent by', ['shop.api.search_all', 'shop.api.Orders.repeat', 'shop.api.Orders.latest']],
    ['Variants', ['shop.api.Orders.create_async', 'shop.api.RawOrders.create']],
  ]);
  expect(find(ORDERS, 'evidence')[0]?.steps.map(({ text, source }) => [text, source.line])).toEqual(
    [
      [[{ code: 'Orders.create' }], 21],
      [['Base URL'], 11],
      [['Authentication'], 12],
    ],
  );
  expect(find(ORDERS, 'examples')[0]?.async).toContain('await client.orders.create_async()');
  expect(find(ORDERS, 'examples')[0]?.curl).toContain('-H "Authorization: Bearer ${SHOP_TOKEN:?}"');
});

test('a function that only calls another one says what is sent', () => {
  const request = { method: 'POST', path: '/orders/{order_id}/{place}' };
  const call = 'client.orders.create()';
  expect(find(ORDERS, 'sentThrough').map(({ requests }) => requests)).toEqual([
    [{ ...request, id: 'shop.api.Orders.create', call }],
  ]);
});

test('an operation that calls another one says what that one sends', () => {
  const [said] = find('/api-docs/shop/api/Base/', 'sentThrough');
  const calls = said?.requests.map(({ method, path, call }) => `${method} ${path} ${call}`);
  expect(calls).toEqual(['POST /orders/{order_id}/{place} api.search_all()']);
});

test('a class lists methods that may send a request apart from other methods', () => {
  const parts = find(ORDERS, 'part').map(({ title, sections }) => [
    title,
    sections.flatMap((section) => ('name' in section ? [section.name] : [])),
  ]);
  expect(parts).toEqual([
    ['Inherited operations', []],
    ['Overview', []],
    ['Attributes', []],
    ['Other methods', ['explain']],
    ['Methods that call operations', ['repeat']],
    ['Methods whose request is not known', ['guess']],
  ]);
  const [overview] = find(ORDERS, 'index');
  expect(overview?.entries.map(({ name }) => name)).toEqual(['explain', 'repeat', 'guess']);
  expect(find(ORDERS, 'unknownRequest').map(({ source }) => source.line)).toEqual([33]);
});

test('a client says how it is set up and what it leads to', () => {
  const href = '/api-docs/shop/api/Shop/';
  expect(find(href, 'facts').flatMap(({ facts }) => facts.map(({ title }) => title))).toEqual([
    'Import',
    'Base URL',
    'Authentication',
  ]);
  expect(find(href, 'index').flatMap(({ entries }) => entries)).toMatchObject([
    { name: 'orders', id: 'shop.api.Orders', note: '1 operation' },
  ]);
});

test('a class that mirrors another one links to it', () => {
  const href = '/api-docs/shop/api/RawOrders/';
  expect(find(href, 'index')[0]?.entries[0]?.id).toBe('shop.api.Orders');
  expect(find(href, 'requests')[0]?.requests).toMatchObject([
    { anchor: 'create', target: 'shop.api.Orders.create', tags: ['raw response'] },
  ]);
  expect(find(href, 'operation')).toEqual([]);
});

const listCalls = ({ title, requests, groups }: RequestGroup): unknown[] => [
  title,
  ...requests.map(({ call }) => call),
  ...groups.map(listCalls),
];

function makeIndex(items: Item[]): SectionOf<'requestIndex'> {
  const made = makePages(makePackage([makeModule('shop', items)]));
  const sections = made.flatMap(([page]) => page.areas.flat());
  const index = sections.find((section) => section.kind === 'requestIndex');
  if (index === undefined) throw new Error('A package with clients has an index.');
  return index;
}

const makeCall = (access: string): Item =>
  makeClientOperation(
    `shop.${access.replaceAll('.', '_')}`,
    { path: `/${access}` },
    { access: [access] },
  );

test('a body that is no JSON says what it is', () => {
  const form = makeClientOperation('shop.send', {
    body: {
      mediaType: 'multipart/form-data',
      required: true,
      origin: 'inferred',
      fields: [{ pythonName: 'file', wireName: 'file', required: true }],
    },
  });
  const lists = listOperationSections(form).filter((section) => section.kind === 'parameters');
  expect(lists.map(({ title }) => title)).toEqual(['Request body (multipart/form-data)']);
});

test('what the server sends is shown beside what the call returns', () => {
  const [order, envelope] = ['Order', 'Envelope'].map((name) => ({ kind: 'name' as const, name }));
  const read = makeClientOperation('shop.read', {
    signature: { parameters: [], returns: order },
    responses: [{ status: '2XX', origin: 'inferred', type: order, wireType: envelope }],
  });
  const sections = listOperationSections(read);
  expect(sections.find((one) => one.kind === 'returns')?.type).toEqual(order);
  expect(sections.find((one) => one.kind === 'responses')?.responses).toEqual([
    { status: '2XX', origin: 'inferred', type: envelope },
  ]);
});

/** All sections of the entries of a package with one item. */
function listOperationSections(...items: Item[]): Section[] {
  const made = makePages(makePackage([makeModule('shop', items)]));
  const operations = made.flatMap(([page]) =>
    page.areas
      .flat()
      .flatMap((section) => (section.kind === 'operations' ? section.operations : [])),
  );
  return listSections(operations);
}

test('the index is grouped by what leads to a call; a long group is divided', () => {
  const long = Array.from({ length: 12 }, (_, index) => `client.rules.sets.get_${String(index)}`);
  const { groups, isFolded } = makeIndex(
    ['client.chat.create', 'client.chat.parts.list', 'client.rules.list', ...long].map(makeCall),
  );
  expect(isFolded).toBe(false);
  expect(groups.map(listCalls)).toEqual([
    ['chat', 'client.chat.create', 'client.chat.parts.list'],
    ['rules', 'client.rules.list', ['rules.sets', ...long]],
  ]);
});

test('without a chain of attributes, the index is grouped by class; variants are left out', () => {
  const index = listSections(getPage('/api-docs/shop/operations/').areas.flat()).find(
    (section) => section.kind === 'requestIndex',
  );
  expect(index?.groups.map(({ title, requests }) => [title, requests.length])).toEqual([
    ['Shop', 1],
    ['orders', 1],
    ['Base', 1],
    ['Archive', 42],
    ['api', 1],
  ]);
});

test('the groups of a long index are closed at first', () => {
  const many = Array.from({ length: 301 }, (_, index) => makeCall(`client.a.get_${String(index)}`));
  expect(makeIndex(many).isFolded).toBe(true);
});

test('every request is in the index, also one without a chain in the group of a chain', () => {
  const long = Array.from({ length: 13 }, (_, index) => `client.shop.sets.get_${String(index)}`);
  const index = makeIndex([...long, 'client.search'].map(makeCall));
  expect(index.groups.map(listCalls)).toEqual([['shop', 'client.search', ['shop.sets', ...long]]]);
});

test('an attribute that leads to most of a long list makes no group', () => {
  const calls = ['a', 'b'].flatMap((name) =>
    Array.from({ length: 160 }, (_, index) => `client.v1.${name}.get_${String(index)}`),
  );
  expect(makeIndex(calls.map(makeCall)).groups.map(({ title }) => title)).toEqual(['v1.a', 'v1.b']);
});

test('lists leave out the server that most paths contain, and pages name it', () => {
  const paths = ['https://a.test/x', 'https://a.test/y', 'https://b.test/z'];
  const items = paths.map((path, index) =>
    makeClientOperation(`shop.get_${String(index)}`, { path }),
  );
  const made = makePages(makePackage([makeModule('shop', items)]));
  const sections = made.flatMap(([page]) => page.areas.flat());
  const index = sections.find((section) => section.kind === 'requestIndex');
  expect(index?.groups.flatMap(({ requests }) => requests.map(({ origin }) => origin))).toEqual([
    'https://a.test',
    'https://a.test',
    undefined,
  ]);
  expect(sections.flatMap((each) => (each.kind === 'facts' ? each.facts : []))).toContainEqual({
    title: 'Base URL',
    value: { kind: 'phrase', phrase: [{ code: 'https://a.test' }] },
  });
});

test('a request to another host is authorised as others are only within the same domain', () => {
  const source = { file: 'shop/main.py', line: 1 };
  const client = makeClient('shop.Shop', {
    server: { url: 'https://api.shop.test/v1', source },
    authentication: [{ scheme: 'bearer', parameters: ['token'], source }],
  });
  const paths = ['/x', 'https://files.shop.test/y', 'https://shop.test/z', 'https://a.b.test/z'];
  const items = paths.map((path, index) =>
    makeClientOperation(`shop.get_${String(index)}`, { path }, { clientClass: 'shop.Shop' }),
  );
  const sections = makePages(makePackage([makeModule('shop', [client, ...items])]))
    .flatMap(([page]) => page.areas.flat())
    .flatMap((each) => (each.kind === 'operations' ? listSections(each.operations) : []));
  const bases = sections.flatMap((each) => (each.kind === 'endpoint' ? [each.base] : []));
  const bearer = ['Bearer token', ' from ', { code: 'token' }];
  expect(bases).toEqual([
    ['Base ', { code: 'https://api.shop.test/v1' }, ' · ', ...bearer],
    bearer,
    ['Authentication ', 'not known for this host'],
    ['Authentication ', 'not known for this host'],
  ]);
});

test('only a path that begins with an address from the server is marked in lists', () => {
  const reasons: Reason[] = [{ kind: 'pathFromObject' }];
  const paths = ['/repos/{owner}/issues', '{url}/issues'];
  const { groups } = makeIndex(
    paths.map((path, index) =>
      makeClientOperation(`shop.get_${String(index)}`, { path }, { certainty: 'partial', reasons }),
    ),
  );
  expect(groups[0]?.requests.map(({ tags }) => tags)).toEqual([[], ['Path from object']]);
});

test('a value without a parameter is computed by the client; a required argument is required', () => {
  const operation = makeClientOperation('shop.send', {
    signature: {
      parameters: [
        { name: 'text', kind: 'positionalOrKeyword' },
        { name: 'ids', kind: 'keywordOnly', default: 'None' },
      ],
    },
    parameters: [
      { wireName: 'X-Id', location: 'header', origin: 'inferred', required: true },
      { wireName: 'ids', location: 'query', origin: 'inferred', required: false },
      { pythonName: 'text', wireName: 'q', location: 'query', origin: 'inferred', required: false },
    ],
  });
  const made = makePages(makePackage([makeModule('shop', [operation])]));
  const operations = made.flatMap(([page]) =>
    page.areas.flat().flatMap((each) => (each.kind === 'operations' ? each.operations : [])),
  );
  const rows = listSections(operations).flatMap((each) =>
    each.kind === 'parameters' ? each.rows : [],
  );
  expect(rows).toMatchObject([
    { name: 'ids', required: false },
    { name: 'text', required: true },
    { isSet: true, sending: [['Computed by the client']] },
  ]);
});

test('two calls whose paths differ by default are not the same request', () => {
  const makeMount = (name: string, mount: string): Item =>
    makeClientOperation(`shop.${name}`, {
      path: '/{mount}/config',
      parameters: [
        {
          pythonName: 'mount',
          wireName: 'mount',
          location: 'path',
          origin: 'inferred',
          required: false,
          default: { text: mount, value: mount },
        },
      ],
    });
  const items = [makeMount('aws', 'aws'), makeMount('ssh', 'ssh'), makeMount('aws_too', 'aws')];
  const made = makePages(makePackage([makeModule('shop', items)]));
  const operations = made.flatMap(([page]) =>
    page.areas.flat().flatMap((each) => (each.kind === 'operations' ? each.operations : [])),
  );
  const same = operations.map(({ name, ...operation }) => [
    name,
    listSections([{ name, ...operation }]).flatMap((each) =>
      each.kind === 'calls' ? each.calls.map((call) => call.name) : [],
    ),
  ]);
  expect(same).toEqual([
    ['aws', ['aws_too']],
    ['ssh', []],
    ['aws_too', ['aws']],
  ]);
});

test('the page of a package says how to construct its client, and what its requests need', () => {
  const part = find('/api-docs/shop/', 'part').find(({ id }) => id === 'package-clients');
  const facts = part?.sections.flatMap((each) => (each.kind === 'facts' ? each.facts : []));
  expect(part?.title).toBe('Client');
  expect(facts?.map(({ title, value }) => [title, value.kind === 'command' && value.code])).toEqual(
    [
      ['Class', false],
      ['Import', 'from shop.api import Shop'],
      ['Construct', 'client = Shop()'],
      ['Base URL', false],
      ['Authentication', false],
    ],
  );
});

test('the page of a package has a call to begin with, and the groups of its operations', () => {
  const call = { clientClass: 'shop.Shop' };
  const required = { name: 'order_id', kind: 'positionalOrKeyword' as const };
  const operations = [
    makeClientOperation(
      'shop.Orders.create',
      { method: 'POST' },
      {
        ...call,
        access: ['client.orders.create'],
      },
    ),
    makeClientOperation(
      'shop.Orders.get',
      { signature: { parameters: [required] } },
      {
        ...call,
        access: ['client.orders.get'],
      },
    ),
    makeClientOperation('shop.Orders.list', {}, { ...call, access: ['client.orders.list'] }),
    makeClientOperation(
      'shop.Books.all',
      { deprecated: true },
      {
        ...call,
        access: ['client.books.all'],
      },
    ),
  ];
  const client = makeClient('shop.Shop', {});
  const module = makeModule('shop', [client, ...operations]);
  const made = makePages(makePackage([module]), { isRelease: true });
  const page = made.find(([, address]) => address === '/api-docs/shop/')?.[0];
  const sections = listSections(page?.areas.flat() ?? []);
  const examples = sections.flatMap((each) => (each.kind === 'examples' ? [each] : []));
  const [first] = examples.filter(({ anchor }) => anchor === 'package-first-call-example');
  expect(first?.python).toContain('client.orders.list()');
  const links = sections
    .flatMap((each) => (each.kind === 'facts' ? each.facts : []))
    .flatMap(({ title, value }) =>
      value.kind === 'link' ? [[title, value.text, value.href]] : [],
    );
  expect(links).toEqual([
    ['Operations', 'All 4 operations by call and by path', '/api-docs/shop/operations/'],
    ['What’s new', 'What’s new', '/whats-new/'],
    ['orders', '3 operations', '/api-docs/shop/operations/#requests-orders'],
    ['books', '1 operation', '/api-docs/shop/operations/#requests-books'],
  ]);
});

test('a client is constructed first; of what it leads to, the requests come first', () => {
  const listParts = (access: string): string[] => {
    const list = makeClientOperation('shop.Orders.list', {}, { access: [access] });
    const constructor = makeFunction('shop.Orders.__init__');
    const orders = { ...makeClient('shop.Orders', {}), members: [list.id, constructor.id] };
    const items = [orders, list, constructor];
    const module = { ...makeModule('shop', items), members: [orders.id] };
    const page = makePages(makePackage([module])).find(([, address]) =>
      address.endsWith('/Orders/'),
    );
    const ids = page?.[0].areas.flat().flatMap((each) => ('id' in each ? [each.id] : []));
    return ids?.filter((id) => /constructor|requests/u.test(id)) ?? [];
  };
  expect(listParts('client.list')).toEqual(['class-constructor', 'class-requests']);
  expect(listParts('client.orders.list')).toEqual(['class-requests', 'class-constructor']);
});

test('headers that the client fills in come after the body', () => {
  const create = makeClientOperation('shop.create', {
    parameters: [
      { wireName: 'X-Request-Id', location: 'header', required: true, origin: 'inferred' },
      {
        wireName: 'page',
        pythonName: 'page',
        location: 'query',
        required: true,
        origin: 'inferred',
      },
    ],
    body: {
      mediaType: 'application/json',
      required: true,
      origin: 'inferred',
      fields: [{ pythonName: 'name', wireName: 'name', required: true }],
    },
  });
  const lists = listOperationSections(create).filter((section) => section.kind === 'parameters');
  expect(lists.map(({ title }) => title)).toEqual(['Query parameters', 'Request body', 'Headers']);
});

test('an attribute of the argument is not called a conversion', () => {
  const parameter: Parameter = {
    ...{ pythonName: 'order', wireName: 'order.id', type: makeName('shop.Order') },
    ...{ location: 'path', origin: 'inferred', required: true },
  };
  const init: Item = {
    ...makeFunction('shop.Order.__init__'),
    signature: { parameters: [{ name: 'id', kind: 'positionalOrKeyword' }] },
  };
  const describe = (conversion: string): unknown => {
    const parameters = [{ ...parameter, conversion }];
    const read = makeClientOperation('shop.read', { path: '/orders/{order.id}', parameters });
    const sections = listOperationSections(read, makeClient('shop.Order', {}), init);
    const lists = sections.flatMap((one) => (one.kind === 'parameters' ? [one] : []));
    return lists[0]?.rows[0]?.sending;
  };
  expect(describe('id')).toEqual([['Sends its ', { code: 'id' }]]);
  expect(describe('to_key')).toEqual([['Converted with ', { code: 'to_key' }]]);
});
