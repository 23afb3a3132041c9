import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePaging as makeClientPaging } from '../../../../astro-site/src/page-models/client/paging.ts';
import { makePaging } from '../../../../astro-site/src/page-models/paging.ts';
import type { ClientOperation } from '../../../../astro-site/src/routing/item-tree.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeFunction } from '../reference/items.ts';

const int: TypeExpression = { kind: 'name', name: 'int' };
const text: TypeExpression = { kind: 'name', name: 'str' };
const flag: TypeExpression = { kind: 'name', name: 'bool' };
const none: TypeExpression = { kind: 'name', name: 'None' };
const maybe = (type: TypeExpression): TypeExpression => ({ kind: 'union', members: [type, none] });

const models: Item[] = [
  makeModel(
    'shop.Cursors',
    [],
    [
      makeField('books', makeList(text)),
      makeField('next_cursor', text),
      makeField('has_more', flag),
    ],
  ),
  makeModel('shop.Counted', [], [makeField('books', makeList(text)), makeField('pages', int)]),
  makeModel('shop.Total', [], [makeField('total_pages', int), makeField('books', makeList(text))]),
  makeModel(
    'shop.Two',
    [],
    [makeField('books', makeList(text)), makeField('faults', makeList(text))],
  ),
  makeModel('shop.Links', [], [makeField('next', text), makeField('books', makeList(text))]),
];

function makeParameter(name: string, parts: Partial<Parameter> = {}): Parameter {
  const given = { text: 'None', value: null };
  const shape = { location: 'query', origin: 'inferred', required: false } as const;
  return { ...shape, pythonName: name, wireName: name, type: maybe(int), default: given, ...parts };
}

const size = makeParameter('limit');
const one = { default: { text: '1', value: 1 } };

/** The loop over what a client's `Shop.list` returns. */
function writeCall(
  parameters: Parameter[],
  returns: TypeExpression | undefined,
  client: Partial<Operation['client']> = {},
): string | undefined {
  const operation = makeClientOperation(
    'shop.Shop.list',
    { parameters, signature: makeSignature(parameters, returns) },
    { access: ['client.list'], clientClass: 'shop.Shop', ...client },
  ) as ClientOperation;
  const items = [...models, makeClient('shop.Shop', {}), makeFunction('shop.Shop.__init__')];
  const view = createPackageView(makePackage([makeModule('shop', [...items, operation])]));
  const [section] = makeClientPaging(operation, view);
  return section?.kind === 'paging' ? section.code : undefined;
}

function makeSignature(parameters: Parameter[], returns: TypeExpression | undefined) {
  const own = parameters.map(({ pythonName = '', default: given }) => {
    return { name: pythonName, kind: 'keywordOnly' as const, default: given?.text ?? 'None' };
  });
  const self = { name: 'self', kind: 'positionalOrKeyword' as const };
  return { parameters: [self, ...own], ...(returns === undefined ? {} : { returns }) };
}

/** The loop over what a server declares. */
function writeRequest(parameters: Parameter[], type: TypeExpression, apiBaseUrl: string) {
  const responses = [{ status: '200', origin: 'declared' as const, type }];
  const operation = makeOperation('shop.list', { path: '/books', parameters, responses });
  const view = createPackageView(makePackage([makeModule('shop', [...models, operation])]));
  const [section] = makePaging(operation, { view, settings: { apiBaseUrl } });
  return section?.kind === 'paging' ? section.code : undefined;
}

test('the value for the next page counts as long as there is more', () => {
  const cursor = makeParameter('cursor', { type: maybe(text) });
  expect(writeCall([cursor], makeName('shop.Cursors'))).toBe(`from shop import Shop

client = Shop()
cursor = None
while True:
    response = client.list(cursor=cursor)
    print(response)
    cursor = response.next_cursor if response.has_more else None
    if not cursor:
        break`);
  const unset = makeParameter('cursor', { type: text, default: { text: 'NOT_GIVEN' } });
  expect(writeCall([unset], makeName('shop.Cursors'))).toContain(`
    response = client.list(**following)
    print(response)
    following = {"cursor": response.next_cursor if response.has_more else None}
    if not following["cursor"]:
        break`);
});

test('pages have numbers until one is empty, the last one is reached, or no link follows', () => {
  const page = makeParameter('page', one);
  expect(writeCall([page], makeList(text))).toContain('\n    page += 1\n    if not response:\n');
  expect(writeCall([page], makeName('shop.Total'))).toContain(
    '\n    page += 1\n    if page > response.total_pages:\n',
  );
  expect(writeCall([page], makeName('shop.Links'))).toContain('\n    if not response.next:\n');
  const described = { description: 'The page, starting at 0.' } as Partial<Parameter>;
  expect(writeCall([makeParameter('page', described)], makeName('shop.Counted'))).toContain(
    'page = 0\nwhile True:',
  );
});

test('an offset counts the items until there are none', () => {
  const offset = makeParameter('offset', { default: { text: '0', value: 0 } });
  expect(writeCall([offset, size], makeName('shop.Counted'))).toContain(`
    items = response.books
    offset += len(items)
    if not items:
        break`);
});

test('no loop is shown that may not end, or that is not sure', () => {
  const offset = makeParameter('offset');
  const say = (name: string, description: string) =>
    makeParameter(name, { description } as Partial<Parameter>);
  const identifier = say('offset', 'Identifier of the first update. Defaults to 0.');
  const cases: [string, Parameter[], TypeExpression | undefined][] = [
    ['the first page is not known', [makeParameter('page')], makeList(text)],
    [
      'pages are only read in a search',
      [say('page', '1-based. Only with search.')],
      makeList(text),
    ],
    ['the items are not known', [makeParameter('page', one)], makeName('shop.Two')],
    ['the answer is not known', [makeParameter('page', one)], undefined],
    ['the answer may be missing', [makeParameter('page', one)], maybe(makeList(text))],
    ['the offset may be anything', [offset, size], makeList(text)],
    ['the offset is an id', [identifier, size], makeList(text)],
    ['the offset has no limit', [say('offset', 'Items to skip.')], makeList(text)],
    [
      'two parameters count',
      [makeParameter('page', one), makeParameter('page_index', one)],
      makeList(text),
    ],
    ['a link is no number', [makeParameter('next', { type: int })], makeName('shop.Links')],
  ];
  const shown = cases.filter(([, parameters, type]) => writeCall(parameters, type) !== undefined);
  expect(shown.map(([reason]) => reason)).toEqual([]);
});

test('a call that iterates over the pages itself has no loop', () => {
  const page = makeParameter('page', one);
  expect(writeCall([page], makeList(text), { paging: { parameter: 'page' } })).toBeUndefined();
});

/** A client, and httpx as far as the programs use it, with nothing but the standard library. */
const SHOP = `
import json, os, types, urllib.parse, urllib.request

def send(url, params):
    query = urllib.parse.urlencode({k: v for k, v in params.items() if v is not None})
    with urllib.request.urlopen(url + "?" + query) as response:
        return json.load(response)

class Shop:
    def list(self, **params):
        return types.SimpleNamespace(**send(os.environ["SHOP"] + "/books", params))
`;
const HTTPX = `
from shop import send

class Response:
    def __init__(self, content): self.content = content
    def raise_for_status(self): pass
    def json(self): return self.content

def get(url, params): return Response(send(url, params))
`;

const BOOKS = ['Emma', 'Ulysses', 'Walden', 'Momo', 'Heidi'];
const SIZE = 2;
let server: Server;
let address = '';
let folder = '';
let asked: string[] = [];

/** Answers two books a page, whichever parameter asks for the page. */
function answer(query: URLSearchParams): object {
  const page = Number(query.get('page') ?? 1) - 1;
  const first = Number(query.get('cursor') ?? query.get('offset') ?? page * SIZE);
  const last = first + SIZE;
  const hasMore = last < BOOKS.length;
  const books = BOOKS.slice(first, last);
  const pages = Math.ceil(BOOKS.length / SIZE);
  return { books, next_cursor: String(last), has_more: hasMore, pages, total_pages: pages };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-loops-'));
  writeFileSync(join(folder, 'shop.py'), SHOP);
  writeFileSync(join(folder, 'httpx.py'), HTTPX);
  server = createServer(({ url = '/' }, response) => {
    const { searchParams } = new URL(url, 'http://shop.test');
    asked.push(searchParams.toString());
    response.end(JSON.stringify(answer(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a program; the queries that the server was asked, in order. */
async function run(code: string | undefined): Promise<string[]> {
  asked = [];
  const env = { PATH: process.env['PATH'], PYTHONPATH: folder, SHOP: address };
  await promisify(execFile)('python3', ['-c', code ?? 'raise SystemExit(1)'], {
    env,
    timeout: 20_000,
  });
  return asked;
}

test('loops of a client ask for each page once', async () => {
  const cursor = makeParameter('cursor', { type: maybe(text) });
  expect(await run(writeCall([cursor], makeName('shop.Cursors')))).toEqual([
    '',
    'cursor=2',
    'cursor=4',
  ]);
  const offset = makeParameter('offset', { default: { text: '0', value: 0 } });
  expect(await run(writeCall([offset, size], makeName('shop.Counted')))).toEqual([
    'offset=0',
    'offset=2',
    'offset=4',
    'offset=5',
  ]);
  const page = makeParameter('page', one);
  expect(await run(writeCall([page], makeName('shop.Total')))).toEqual([
    'page=1',
    'page=2',
    'page=3',
  ]);
});

test('loops of declared requests ask for each page once', async () => {
  const cursor = makeParameter('cursor', { type: maybe(text) });
  expect(await run(writeRequest([cursor], makeName('shop.Cursors'), address))).toEqual([
    '',
    'cursor=2',
    'cursor=4',
  ]);
  const skip = makeParameter('offset', { default: { text: '0', value: 0 } });
  expect(await run(writeRequest([skip, size], makeName('shop.Counted'), address))).toHaveLength(4);
  const page = makeParameter('page', one);
  expect(await run(writeRequest([page], makeName('shop.Total'), address))).toHaveLength(3);
});
