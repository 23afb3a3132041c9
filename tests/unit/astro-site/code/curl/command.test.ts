import { expect, test } from 'vitest';
import { makeCurlCommand } from '../../../../../astro-site/src/code/curl/command.ts';
import type { Authentication } from '../../../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../../../extractor/contract/operation.ts';
import type { Security } from '../../../../../extractor/contract/security.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../../extractor/support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const book = makeModel('shop.Book', [], [makeField('title', { kind: 'name', name: 'str' })]);

function write(parts: Partial<Operation>, apiBaseUrl?: string): string {
  const operation = makeOperation('shop.run', parts);
  const view = createPackageView(makePackage([makeModule('shop', [book, operation])]));
  return makeCurlCommand(operation, view, { apiBaseUrl }).text;
}

const body = (mediaType: string): Partial<Operation> => ({
  method: 'POST',
  path: '/books',
  body: { mediaType, required: true, origin: 'inferred', type: makeName('shop.Book') },
});

test('a GET has only its address, with a variable if no base is configured', () => {
  expect(write({ path: '/v1/books' })).toBe('curl "${BASE_URL:?}/v1/books"');
  expect(write({ path: '/v1/books' }, 'https://api.test/')).toBe(
    "curl 'https://api.test/v1/books'",
  );
});

test('placeholders, required queries, headers and cookies are variables', () => {
  const sent = { origin: 'declared', required: true } as const;
  const command = write({
    method: 'DELETE',
    path: '/books/{bookId}sync/{path:path}',
    accept: 'application/json;version=2',
    parameters: [
      { wireName: 'page size', location: 'query', ...sent },
      { wireName: 'cursor', location: 'query', ...sent, required: false },
      { wireName: 'X-Key', location: 'header', ...sent },
      { wireName: 'session', location: 'cookie', ...sent },
    ],
  });
  expect(command).toBe(
    [
      'curl -G -X DELETE "${BASE_URL:?}/books/${BOOK_ID:?}sync/${PATH_VALUE:?}"',
      '--data-urlencode "page%20size=${PAGE_SIZE:?}"',
      "-H 'Accept: application/json;version=2'",
      '-H "X-Key: ${X_KEY:?}"',
      '-H "Cookie: session=${SESSION:?}"',
    ].join(' \\\n  '),
  );
});

test('a path has the value of a parameter that need not be given', () => {
  const parameter = { location: 'path', origin: 'inferred', required: false } as const;
  const command = write({
    path: '/users/{user}/files/{kind}',
    parameters: [
      { ...parameter, wireName: 'user', default: { text: '"self"', value: 'self' } },
      { ...parameter, wireName: 'kind', constant: 'a b' },
    ],
  });
  expect(command).toBe('curl "${BASE_URL:?}/users/self/files/a%20b"');
});

test('a path that does not begin with a slash gets one', () => {
  expect(write({ path: 'books' }, 'https://api.test')).toBe("curl 'https://api.test/books'");
});

test('a server may have variables in its address', () => {
  const expected = 'curl "https://${REGION:?}.api.test/books"';
  expect(write({ path: '/books' }, 'https://{region}.api.test')).toBe(expected);
  expect(write({ path: '/books' }, 'https://%7Bregion%7D.api.test')).toBe(expected);
});

test('a body is sent as JSON or as a form; a query beside it is added by another option', () => {
  expect(write(body('application/json'), 'https://api.test')).toBe(
    [
      "curl -X POST 'https://api.test/books'",
      "-H 'Content-Type: application/json'",
      `-d '{\n    "title": "title"\n  }'`,
    ].join(' \\\n  '),
  );
  expect(write(body('multipart/form-data'))).toContain("--form-string 'title=title'");
  expect(write(body('application/x-www-form-urlencoded'))).toContain(
    "--data-urlencode 'title=title'",
  );
  const query = { wireName: 'q', location: 'query', origin: 'declared', required: true } as const;
  expect(write({ ...body('application/json'), parameters: [query] })).toContain(
    '--url-query "q=${Q:?}"',
  );
});

test('a list of objects is sent as a list', () => {
  const type = {
    kind: 'generic' as const,
    origin: { kind: 'name' as const, name: 'list' },
    arguments: [makeName('shop.Book')],
  };
  const parts = body('application/json');
  const command = write({ ...parts, ...(parts.body && { body: { ...parts.body, type } }) });
  expect(command).toMatch(/-d '\[\s*\{\s*"title": "title"\s*\}\s*\]'$/);
});

test('methods that Node cannot receive are sent, too', () => {
  expect(write({ method: 'LIST', path: '/x' }, 'https://api.test')).toBe(
    "curl -X LIST 'https://api.test/x'",
  );
  expect(write({ method: 'ANY', path: '/x' }, 'https://api.test')).toMatch(
    /^# .* This sends GET\.\ncurl 'https:/,
  );
});

test.each([
  [{ scheme: 'bearer', parameters: ['api_key'] }, '-H "Authorization: Bearer ${SHOP_API_KEY:?}"'],
  [{ scheme: 'basic', parameters: ['user', 'password'] }, '-u "${SHOP_USER:?}:${SHOP_PASSWORD:?}"'],
  [{ scheme: 'header', name: 'X-Key', parameters: ['api_key'] }, '-H "X-Key: ${SHOP_API_KEY:?}"'],
  [
    { scheme: 'header', name: 'Authorization', prefix: 'Bot!', parameters: ['Auth.token'] },
    `-H "Authorization: Bot"'!'" \${SHOP_TOKEN:?}"`,
  ],
  [
    { scheme: 'query', name: 'key[]', parameters: ['key'], environment: ['shop_Key'] },
    '--data-urlencode "key%5B%5D=${shop_Key:?}"',
  ],
] as const)('a client is authorised: %j', (scheme, expected) => {
  const authentication: Authentication[] = [
    { ...scheme, parameters: [...scheme.parameters], source } as Authentication,
  ];
  const client = makeClient('shop.Client', { authentication });
  const call = { clientClass: 'shop.Client' };
  const operation = makeClientOperation('shop.Orders.list', { path: '/orders' }, call);
  const view = createPackageView(makePackage([makeModule('shop', [client, operation])]));
  const { text } = makeCurlCommand(operation, view);
  expect(text).toMatch(/^curl (-G )?"\$\{BASE_URL:\?\}\/orders" \\\n/);
  expect(text.split(' \\\n  ').slice(1)).toEqual([expected]);
});

const place = { source, schemeName: 'Shop' };

test.each<[Security[], string]>([
  [[{ ...place, scheme: 'oauth2' }], `-H "Authorization: Bearer \${ACCESS_TOKEN:?}"`],
  [[{ ...place, scheme: 'digest' }], '--digest -u "${USERNAME:?}:${PASSWORD:?}"'],
  [
    [{ ...place, scheme: 'http', name: 'Negotiate' }],
    '-H "Authorization: Negotiate ${CREDENTIALS:?}"',
  ],
  [[{ ...place, scheme: 'cookie', name: 'sid' }], '-H "Cookie: sid=${SID:?}"'],
  [
    [
      { ...place, scheme: 'bearer', optional: true },
      { ...place, scheme: 'header', name: 'X-Key' },
    ],
    '-H "X-Key: ${X_KEY:?}"',
  ],
  [
    [
      { ...place, scheme: 'bearer', optional: true },
      { ...place, scheme: 'basic', optional: true },
    ],
    '-H "Authorization: Bearer ${TOKEN:?}"',
  ],
])('a request carries what the server asks for: %j', (security, expected) => {
  expect(write({ path: '/orders', security })).toBe(
    `curl "\${BASE_URL:?}/orders" \\\n  ${expected}`,
  );
});

test('a request to another host carries no secret', () => {
  const client = makeClient('shop.Client', {
    server: { url: 'https://api.shop.test', source },
    authentication: [{ scheme: 'bearer', parameters: ['token'], source }],
  });
  const makeView = (path: string) => {
    const call = { clientClass: 'shop.Client' };
    const operation = makeClientOperation('shop.Orders.list', { path }, call);
    const view = createPackageView(makePackage([makeModule('shop', [client, operation])]));
    return makeCurlCommand(operation, view, {
      auth: { scheme: 'bearer', environment: ['SHOP_TOKEN'] },
    }).text;
  };
  expect(makeView('https://files.shop.test/orders')).toContain('${SHOP_TOKEN:?}');
  expect(makeView('https://elsewhere.test/orders')).toBe("curl 'https://elsewhere.test/orders'");
});

test('a call of a client sends what it must, and what it always sends', () => {
  const sent = { origin: 'inferred', required: false } as const;
  const command = makeCurlCommand(
    makeClientOperation('shop.Orders.create', {
      method: 'POST',
      path: '{shop.url}/orders',
      parameters: [
        { ...sent, wireName: 'kind', location: 'query', constant: 'a b' },
        { ...sent, pythonName: 'limit', wireName: 'limit', location: 'query' },
        { ...sent, wireName: 'X-Beta', location: 'header', constant: 'orders=v2' },
        { ...sent, wireName: 'Accept', location: 'header', constant: 'text/csv' },
        { ...sent, wireName: 'content-type', location: 'header', constant: 'application/json' },
      ],
      body: {
        mediaType: 'application/json',
        required: true,
        origin: 'inferred',
        fields: [
          { pythonName: 'title', wireName: 'title', required: true },
          { pythonName: 'note', wireName: 'note', required: false },
          { pythonName: '', wireName: 'type', required: false, constant: 'order' },
        ],
      },
    }),
    createPackageView(makePackage([makeModule('shop', [])])),
    { apiBaseUrl: 'https://api.test' },
  ).text;
  expect(command).toBe(
    [
      'curl -X POST "${SHOP_URL:?}/orders?kind=a%20b"',
      "-H 'Content-Type: application/json'",
      "-H 'X-Beta: orders=v2'",
      "-H 'Accept: text/csv'",
      `-d '{\n    "title": "title",\n    "type": "order"\n  }'`,
    ].join(' \\\n  '),
  );
});
