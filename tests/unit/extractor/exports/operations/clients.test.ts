import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../../extractor/exports/openapi.ts';
import { selectForOpenApi } from '../../../../../extractor/exports/selection.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makeOperation,
  makePackage,
} from '../../support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const shop = makeClient('shop.Shop', {
  server: { url: 'https://api.example.com/v1', source },
  authentication: [
    { scheme: 'bearer', parameters: ['api_key'], environment: ['SHOP_KEY'], source },
    { scheme: 'header', name: 'X-Session', parameters: ['session'], source },
  ],
});
const regional = makeClient('shop.Regional', {
  server: { url: 'https://{region}.example.com', source },
});
const read = makeClientOperation(
  'shop.Users.read',
  {
    path: '/users/{user_id}',
    parameters: [
      {
        pythonName: 'id',
        wireName: 'user_id',
        location: 'path',
        origin: 'inferred',
        required: true,
        fromObject: true,
      },
      {
        wireName: 'Api-Version',
        location: 'header',
        origin: 'inferred',
        required: true,
        constant: '2026-01-01',
      },
    ],
  },
  { access: ['client.users.read'], clientClass: 'shop.Shop' },
);
const readLater = makeClientOperation(
  'shop.AsyncUsers.read',
  { path: '/users/{user_id}' },
  { variantOf: { id: read.id, kind: 'async' }, clientClass: 'shop.Shop' },
);
const find = makeClientOperation('shop.Users.find', { path: '/users/{id}' });
const list = makeClientOperation('shop.Users.list', { method: 'LIST', path: '/users' });
const partial = makeClientOperation(
  'shop.Users.act',
  { path: '/users/{rest}', method: 'POST' },
  { certainty: 'partial', reasons: [{ kind: 'pathIncomplete', detail: '{rest}' }] },
);
const linked = makeClientOperation('shop.Users.posts', { path: '{url}/posts' });

function makeView(...items: Item[]) {
  return createPackageView(makePackage([makeModule('shop', items)]));
}

describe('operations of clients', () => {
  test('that send the same request are one operation, which names all calls', () => {
    const { paths } = makeOpenApi(makeView(shop, read, readLater, find));
    expect(Object.keys(paths)).toEqual(['/users/{user_id}']);
    expect(paths['/users/{user_id}']).toEqual({
      get: expect.objectContaining({
        operationId: 'read',
        'x-wrapdocs-python': 'client.users.read',
        'x-wrapdocs-calls': [
          { call: 'client.users.read', python: 'shop.Users.read' },
          { python: 'shop.AsyncUsers.read', variant: 'async' },
          { python: 'shop.Users.find' },
        ],
        parameters: [
          expect.objectContaining({ name: 'user_id', 'x-wrapdocs-from-object': true }),
          expect.objectContaining({ name: 'Api-Version', schema: { const: '2026-01-01' } }),
        ],
      }) as unknown,
    });
  });

  test('that OpenAPI cannot express are left out and counted', () => {
    const view = makeView(read, list, partial, linked);
    expect(Object.keys(makeOpenApi(view).paths)).toEqual(['/users/{user_id}']);
    expect(selectForOpenApi(view)).toMatchObject({
      operations: [read],
      unknownMethods: 1,
      incompletePaths: 2,
    });
  });

  test('say how certain they are, unless they are exact', () => {
    const documented = makeClientOperation('shop.a', {}, { certainty: 'documented' });
    const { paths } = makeOpenApi(makeView(documented));
    expect(paths['/v1/a']?.get?.['x-wrapdocs-certainty']).toBe('documented');
  });

  test('say what the server sends, not what the function makes of it', () => {
    const wrapped = makeClientOperation('shop.b', {
      responses: [
        {
          status: '2XX',
          origin: 'inferred',
          type: { kind: 'name', name: 'str' },
          wireType: { kind: 'name', name: 'int' },
        },
      ],
    });
    const { paths } = makeOpenApi(makeView(wrapped));
    expect(paths['/v1/b']?.get?.responses?.['2XX']?.content).toEqual({
      'application/json': { schema: { type: 'integer' } },
    });
  });

  test('do not replace declared ones', () => {
    const declared = makeOperation('shop.main.read', { path: '/users/{id}' });
    const { paths } = makeOpenApi(makeView(declared, find));
    expect(paths['/users/{id}']).toMatchObject({
      get: { 'x-wrapdocs-python': 'shop.main.read' },
      'x-wrapdocs-more': [{ 'x-wrapdocs-python': 'shop.Users.find' }],
    });
  });
});

describe('the classes of clients', () => {
  const elsewhere = makeClientOperation(
    'shop.Region.read',
    { path: '/region' },
    { clientClass: 'shop.Regional' },
  );
  const document = makeOpenApi(makeView(shop, regional, read, elsewhere));

  test('give the servers; operations of another client name theirs', () => {
    const other = {
      url: 'https://{region}.example.com',
      variables: { region: { default: 'region' } },
    };
    expect(document.servers).toEqual([{ url: 'https://api.example.com/v1' }, other]);
    expect(document.paths['/users/{user_id}']?.get).not.toHaveProperty('servers');
    expect(document.paths['/region']?.get?.servers).toEqual([other]);
  });

  test('give the security schemes, of which one is enough', () => {
    expect(document.components.securitySchemes).toEqual({
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'The client takes it from api_key (SHOP_KEY).',
        'x-wrapdocs-source': 'shop/client.py:3',
      },
      'header.X-Session': {
        type: 'apiKey',
        in: 'header',
        name: 'X-Session',
        description: 'The client takes it from session.',
        'x-wrapdocs-source': 'shop/client.py:3',
      },
    });
    const security = [{ bearer: [] }, { 'header.X-Session': [] }];
    expect(document.paths['/users/{user_id}']?.get?.security).toEqual(security);
    expect(document.paths['/region']?.get).not.toHaveProperty('security');
  });

  test('are less certain than the configuration', () => {
    const { servers } = makeOpenApi(makeView(shop, read), { apiBaseUrl: 'https://eu.example.com' });
    expect(servers).toEqual([{ url: 'https://eu.example.com' }]);
    const auth = { scheme: 'basic', environment: ['SHOP_KEY', 'SHOP_SECRET'] } as const;
    const document = makeOpenApi(makeView(shop, read), {
      auth: { ...auth, environment: [...auth.environment] },
    });
    expect(document.components.securitySchemes).toEqual({
      basic: {
        type: 'http',
        scheme: 'basic',
        description: 'It is taken from the environment (SHOP_KEY, SHOP_SECRET).',
      },
    });
    expect(document.paths['/users/{user_id}']?.get?.security).toEqual([{ basic: [] }]);
  });
});
