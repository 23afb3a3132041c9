import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { describe, expect, test } from 'vitest';
import type { ApiShow } from '../../../../extractor/config/package-schema.ts';
import { joinWithApi } from '../../../../extractor/api/compare-with-api.ts';
import { makeApiFile } from '../../../../extractor/api/site-file/make-api-file.ts';
import { ApiFileSchema, type ApiFile } from '../../../../extractor/contract/api-file.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeModule, makeName, makePackage } from '../support/contract.ts';
import { makeDocument, makeRequest } from './support.ts';

function make(
  requests: Operation[],
  document: ReturnType<typeof makeDocument>,
  { show = [], isWanted = () => true }: { show?: ApiShow[]; isWanted?: () => boolean } = {},
): ApiFile {
  const extracted = makePackage([makeModule('shop', requests)]);
  const joined = joinWithApi(extracted, { documents: [document], others: [], leaveOut: [] });
  return ApiFileSchema.parse(makeApiFile(joined, { leaveOut: [], show, isWanted }));
}

const USERS = {
  '/users': {
    get: {
      operationId: 'listUsers',
      tags: ['Users'],
      externalDocs: { url: 'https://api.test/users' },
    },
    post: {
      operationId: 'createUser',
      tags: ['Users'],
      externalDocs: { url: 'javascript:alert(1)' },
    },
  },
  '/old': { get: { deprecated: true } },
};

test('every operation of the API with the functions that send it, and the shares by tag', () => {
  const file = make(
    [makeRequest('GET /users')],
    makeDocument(USERS, { info: { title: 'Shop', version: 3 } }),
  );
  expect(file).toMatchObject({
    documents: [{ title: 'Shop', version: '3', format: 'OpenAPI 3.1.0' }],
    sent: 1,
    total: 2,
    tags: [{ tag: 'Users', sent: 1, total: 2 }],
    drift: [],
    extras: [],
  });
  expect(file.operations).toEqual([
    {
      ...{ method: 'GET', path: '/users', operationId: 'listUsers', tag: 'Users', document: 0 },
      ...{ pointer: '#/paths/~1users/get', docs: 'https://api.test/users' },
      ...{ sentBy: ['shop.get_users'], certain: true },
    },
    {
      ...{ method: 'POST', path: '/users', operationId: 'createUser', tag: 'Users', document: 0 },
      ...{ pointer: '#/paths/~1users/post', sentBy: [] },
    },
    {
      ...{ method: 'GET', path: '/old', deprecated: true, document: 0 },
      ...{ pointer: '#/paths/~1old/get', sentBy: [] },
    },
  ]);
});

test('names are one line of limited length', () => {
  const paths = { '/a': { get: { operationId: 'x'.repeat(9000), tags: ['a\n\n# b'] } } };
  const { operations, tags } = make([], makeDocument(paths));
  expect(operations[0]?.operationId).toHaveLength(201);
  expect(tags).toEqual([{ tag: 'a # b', sent: 0, total: 1 }]);
});

const QUERY = [
  {
    ...{ pythonName: 'page', wireName: 'page', location: 'query' as const },
    ...{ origin: 'inferred' as const, required: false, omittedByDefault: true as const },
  },
];

describe('drift', () => {
  const requests = [makeRequest('GET /users', { parameters: QUERY }), makeRequest('GET /none')];

  test('is there for each function, with its facts and without sentences', () => {
    expect(make(requests, makeDocument(USERS)).drift).toEqual([
      { kind: 'unknownOperation', severity: 'warning', item: 'shop.get_none', document: 0 },
      {
        ...{ kind: 'unknownQuery', severity: 'warning', item: 'shop.get_users', document: 0 },
        ...{ operation: 0, names: ['page'] },
      },
    ]);
  });

  test('is not there if it is accepted', () => {
    expect(make(requests, makeDocument(USERS), { isWanted: () => false }).drift).toEqual([]);
  });

  test('has the methods of a path, and the place of a parameter', () => {
    const document = makeDocument({
      '/users': { get: { parameters: [{ in: 'header', name: 'page', schema: {} }] } },
    });
    const sent = [makeRequest('GET /users', { parameters: QUERY }), makeRequest('PUT /users')];
    expect(make(sent, document).drift).toMatchObject([
      { kind: 'otherMethod', item: 'shop.put_users', names: ['GET'] },
      { kind: 'otherLocation', item: 'shop.get_users', names: ['page'], place: 'header' },
    ]);
  });
});

describe('what the document says beyond the package', () => {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
      next: { type: ['string', 'null'], description: 'The <b>next</b> page.' },
    },
  };
  const document = makeDocument(
    {
      '/users': {
        get: {
          parameters: [{ in: 'query', name: 'page', description: ' Which page. ', schema: {} }],
          security: [{ login: ['users:read'] }],
          responses: {
            200: { description: 'Users.', content: { 'application/json': { schema } } },
            404: { description: 'No users.' },
          },
        },
      },
    },
    { components: { securitySchemes: { login: { type: 'oauth2' } } } },
  );
  const everything: ApiShow[] = ['parameters', 'responses', 'errors', 'scopes'];

  test('is left out unless it is asked for', () => {
    expect(make([makeRequest('GET /users', { parameters: QUERY })], document).extras).toEqual([]);
  });

  test('is what the package does not say', () => {
    const [extra] = make(
      [makeRequest('GET /users', { parameters: QUERY, responses: [] })],
      document,
      {
        show: everything,
      },
    ).extras;
    expect(extra).toEqual({
      ...{ item: 'shop.get_users', operation: 0 },
      parameters: [{ name: 'page', place: 'query', description: 'Which page.' }],
      responses: [
        {
          ...{ status: '200', mediaType: 'application/json', type: 'object' },
          fields: [
            { name: 'data', type: 'array of object', required: true },
            { name: 'data[].id', type: 'integer' },
            { name: 'next', type: 'string or null', description: 'The <b>next</b> page.' },
          ],
        },
      ],
      errors: [{ status: '404', description: 'No users.' }],
      scopes: [['users:read']],
    });
  });

  test('is not what the package says itself', () => {
    const own = makeRequest('GET /users', {
      parameters: QUERY.map((each) => ({ ...each, description: asMarkdown('Mine.') })),
      responses: [
        { status: '200', origin: 'inferred', type: makeName('shop.User') },
        { status: '404', origin: 'inferred' },
      ],
    });
    expect(make([own], document, { show: everything }).extras).toEqual([
      { item: 'shop.get_users', operation: 0, scopes: [['users:read']] },
    ]);
  });

  test('is nothing for a request that is only assumed', () => {
    const assumed = makeRequest(
      'GET /users',
      {},
      { certainty: 'assumed', reasons: [{ kind: 'assumed' }] },
    );
    expect(make([assumed], document, { show: everything }).extras).toEqual([]);
  });

  test('ends where schemas are circular, and cuts long texts', () => {
    const node = {
      type: 'object',
      properties: { child: { $ref: '#/components/schemas/Node' } },
      description: 'x'.repeat(5000),
    };
    const circular = makeDocument(
      {
        '/users': {
          get: {
            responses: {
              200: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
              },
            },
          },
        },
      },
      { components: { schemas: { Node: node } } },
    );
    const [extra] = make([makeRequest('GET /users')], circular, { show: ['responses'] }).extras;
    const fields = extra?.responses?.[0]?.fields ?? [];
    expect(fields.map(({ name }) => name)).toEqual([
      'child',
      'child.child',
      'child.child.child',
      'child.child.child.child',
    ]);
    expect(fields[0]?.description?.length).toBeLessThan(2100);
  });
});
