import { describe, expect, test } from 'vitest';
import { describeReason } from '../../../../../extractor/commands/operations/describe-reason.ts';
import {
  formatEvidence,
  formatOperations,
} from '../../../../../extractor/commands/operations/format-operations.ts';
import {
  CSV_COLUMNS,
  makeRecord,
  makeRow,
} from '../../../../../extractor/commands/operations/operation-records.ts';
import {
  parseFilter,
  selectFamilies,
} from '../../../../../extractor/commands/operations/select-families.ts';
import { ReasonKindSchema } from '../../../../../extractor/contract/client-call.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeList,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const client = makeClient('shop.Client', {
  server: { url: 'https://api.example.com/v1', source },
});
const read = makeClientOperation(
  'shop.Users.read',
  {
    path: '/users/{user_id}',
    parameters: [
      { wireName: 'user_id', location: 'path', origin: 'inferred', required: true },
      {
        pythonName: 'page_size',
        wireName: 'pageSize',
        location: 'query',
        origin: 'inferred',
        required: false,
      },
    ],
    responses: [
      { status: '200', origin: 'inferred', type: makeList(makeName('shop.User')) },
      { status: '404', origin: 'inferred', type: makeName('shop.Problem') },
    ],
  },
  { access: ['client.users.read', 'client.admin.users.read'], clientClass: 'shop.Client' },
);
const readLater = makeClientOperation(
  'shop.AsyncUsers.read',
  { path: '/users/{user_id}' },
  { access: ['client.users.read'], variantOf: { id: read.id, kind: 'async' } },
);
const create = makeClientOperation(
  'shop.Users.create',
  {
    method: 'POST',
    path: '{url}/users',
    body: {
      mediaType: 'application/json',
      required: true,
      origin: 'inferred',
      type: makeName('shop.User'),
    },
  },
  {
    certainty: 'partial',
    reasons: [{ kind: 'pathFromObject', detail: 'Team.url' }],
    evidence: [
      { file: 'shop/users.py', line: 8, function: 'shop.Users.create' },
      { file: 'shop/client.py', line: 30, function: 'shop.Client.post' },
    ],
  },
);
const declared = makeOperation('shop.main.catch', { method: 'ANY', path: '/hook' });
const view = createPackageView(
  makePackage([makeModule('shop', [client, read, readLater, create, declared])]),
);
const [reading, creating, catching] = view.families();
const plain = { paint: (_: unknown, text: string) => text, columns: undefined };

describe('requests are selected', () => {
  test.each([
    ['by nothing', {}, ['read', 'create', 'catch']],
    ['by method', { method: 'post' }, ['create', 'catch']],
    ['by template', { path: '/users/{id}' }, ['read']],
    ['by URL, with the path of the server', { path: 'https://x.org/v1/users/42' }, ['read']],
    ['by a path whose beginning is unknown', { path: '/teams/1/users' }, ['create']],
    ['by method and path', { method: 'GET', path: '/hook' }, ['catch']],
    ['and none may be left', { method: 'DELETE', path: '/users' }, []],
  ])('%s', (_, options, expected) => {
    const found = selectFamilies(view, parseFilter(options));
    expect(found.map(({ primary }) => primary.name)).toEqual(expected);
  });

  test('only by methods that exist', () => {
    expect(() => parseFilter({ method: 'FETCH' })).toThrow('`FETCH` is not an HTTP method.');
  });
});

describe('the table', () => {
  test('has a row for each call, and variants within it', () => {
    expect(formatOperations([...view.families()], plain).split('\n')).toEqual([
      'METHOD  PATH              CALL               VARIANTS  CERTAINTY  FILE:LINE',
      'GET     /users/{user_id}  client.users.read  async                shop/main.py:1',
      'POST    {url}/users       create                       partial    shop/main.py:1',
      'ANY     /hook             catch                                   shop/main.py:1',
    ]);
  });

  test('has no empty columns', () => {
    expect(
      formatOperations(
        [catching].flatMap((one) => one ?? []),
        plain,
      ),
    ).toBe('METHOD  PATH   CALL   FILE:LINE\nANY     /hook  catch  shop/main.py:1');
  });
});

test('the evidence is the way from the call to the request', () => {
  const text = formatEvidence(
    [creating, catching].flatMap((one) => one ?? []),
    plain.paint,
  );
  expect(text.split('\n')).toEqual([
    'POST {url}/users  create',
    '  path begins with an address from the server (Team.url)',
    '  shop/users.py:8  shop.Users.create',
    '  shop/client.py:30  shop.Client.post',
    '',
    'ANY /hook  catch',
    '  shop/main.py:1  declared here',
  ]);
});

describe('records for programs', () => {
  test('say what is sent and returned, as text', () => {
    expect(reading && makeRecord(reading, view)).toMatchObject({
      method: 'GET',
      path: '/users/{user_id}',
      base: 'https://api.example.com/v1',
      qualname: 'shop.Users.read',
      access: 'client.users.read',
      query: ['pageSize'],
      body: undefined,
      response: 'list[User]',
      variants: [{ kind: 'async', qualname: 'shop.AsyncUsers.read', access: 'client.users.read' }],
      certainty: 'exact',
      reasons: [],
      evidence: [{ function: 'shop.Users.read' }],
    });
    expect(creating && makeRecord(creating, view)).toMatchObject({
      body: 'User',
      certainty: 'partial',
      reasons: [{ kind: 'pathFromObject', detail: 'Team.url' }],
      requestBody: { mediaType: 'application/json' },
    });
    expect(catching && makeRecord(catching, view)).toMatchObject({
      certainty: 'declared',
      evidence: [],
    });
  });

  test('are rows in a spreadsheet', () => {
    const row = reading && makeRow(reading);
    expect(Object.fromEntries(CSV_COLUMNS.map((name, index) => [name, row?.[index]]))).toEqual({
      method: 'GET',
      path: '/users/{user_id}',
      qualname: 'shop.Users.read',
      access: 'client.users.read',
      query: 'pageSize',
      body: '',
      response: 'list[User]',
      variants: 'shop.AsyncUsers.read',
      certainty: 'exact',
      reasons: '',
      evidence: 'shop/main.py:1',
      file: 'shop/main.py',
      line: '1',
      group: '',
      summary: '',
    });
  });
});

test.each(ReasonKindSchema.options)('the reason %s has words, with and without detail', (kind) => {
  expect(describeReason({ kind })).toMatch(/^[a-z ]+$/);
  expect(describeReason({ kind, detail: 'x' })).toMatch(/^[a-z ,()]+$/);
});
