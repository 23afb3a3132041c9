import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getCredentials } from '../../../../astro-site/src/code/credentials.ts';
import { makeCurlCommand } from '../../../../astro-site/src/code/curl.ts';
import {
  makeClientOperation,
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const book = makeModel('shop.Book', [], [makeField('title', { kind: 'name', name: 'str' })]);

function write(parts: Partial<Operation>, baseUrl?: string): string {
  const operation = makeOperation('shop.run', parts);
  const view = createPackageView(makePackage([makeModule('shop', [book, operation])]));
  return makeCurlCommand(operation, view, baseUrl);
}

/**
 * The arguments that curl would get from a shell in which every variable of the command is `VALUE`.
 */
function parse(command: string, variables: string[] = []): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = Object.fromEntries(['BASE_URL', ...variables].map((name) => [name, 'VALUE']));
  return execFileSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

const body = (mediaType: string): Partial<Operation> => ({
  method: 'POST',
  path: '/books',
  body: { mediaType, required: true, origin: 'inferred', type: makeName('shop.Book') },
});

test('a GET has only its address, with a variable if no base is configured', () => {
  expect(write({ path: '/v1/books' })).toBe('curl "$BASE_URL/v1/books"');
  expect(write({ path: '/v1/books' }, 'https://api.test/')).toBe(
    'curl "https://api.test/v1/books"',
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
      'curl -X DELETE "$BASE_URL/books/${BOOK_ID}sync/$PATH_VALUE?page%20size=$PAGE_SIZE"',
      "-H 'Accept: application/json;version=2'",
      '-H "X-Key: $X_KEY"',
      '-H "Cookie: session=$SESSION"',
    ].join(' \\\n  '),
  );
});

test('a JSON body is sent as such', () => {
  expect(parse(write(body('application/json')))).toEqual([
    '-X',
    'POST',
    'VALUE/books',
    '-H',
    'Content-Type: application/json',
    '-d',
    '{\n    "title": "title"\n  }',
  ]);
});

test('forms and files are sent field by field', () => {
  expect(parse(write(body('multipart/form-data')))).toContain('title=title');
  expect(write(body('multipart/form-data'))).toContain("-F 'title=title'");
  expect(write(body('application/x-www-form-urlencoded'))).toContain(
    "--data-urlencode 'title=title'",
  );
});

test('no text of the source leaves its quotes in a shell', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', "'", '$', '`', '\\', '(', ')', ';', '!', ' ', 'a', '\n'),
  });
  fc.assert(
    fc.property(text, text, (path, accept) => {
      const [url, , header] = parse(write({ path: `/${path}`, accept }));
      expect(url).toBe(`VALUE/${path}`);
      expect(header).toBe(`Accept: ${accept}`);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [{ scheme: 'bearer', parameters: ['api_key'] }, ['-H', 'Authorization: Bearer VALUE']],
  [{ scheme: 'basic', parameters: ['user', 'password'] }, ['-u', 'VALUE:VALUE']],
  [{ scheme: 'header', name: 'X-Key', parameters: ['api_key'] }, ['-H', 'X-Key: VALUE']],
] as const)('a client is authorised: %j', (scheme, expected) => {
  const operation = makeClientOperation('shop.Orders.list', { path: '/orders' });
  const view = createPackageView(makePackage([makeModule('shop', [operation])]));
  const command = makeCurlCommand(operation, view, undefined, [scheme]);
  const variables = ['API_KEY', 'USER_VALUE', 'PASSWORD'];
  expect(parse(command, variables)).toEqual(['VALUE/orders', ...expected]);
});

const place = { source: { file: 'shop/main.py', line: 1 }, schemeName: 'Shop' };

test.each([
  [[{ ...place, scheme: 'oauth2' }], `-H "Authorization: Bearer $ACCESS_TOKEN"`],
  [[{ ...place, scheme: 'digest' }], '--digest -u "$USERNAME:$PASSWORD"'],
  [[{ ...place, scheme: 'http', name: 'Negotiate' }], '-H "Authorization: Negotiate $CREDENTIALS"'],
  [[{ ...place, scheme: 'cookie', name: 'sid' }], '-H "Cookie: sid=$SID"'],
  [
    [
      { ...place, scheme: 'bearer', optional: true },
      { ...place, scheme: 'header', name: 'X-Key' },
    ],
    '-H "X-Key: $X_KEY"',
  ],
  [
    [
      { ...place, scheme: 'bearer', optional: true },
      { ...place, scheme: 'basic', optional: true },
    ],
    '-H "Authorization: Bearer $TOKEN"',
  ],
] as const)('a request carries what the server asks for: %j', (security, expected) => {
  const operation = makeOperation('shop.orders', { path: '/orders' });
  const view = createPackageView(makePackage([makeModule('shop', [operation])]));
  const command = makeCurlCommand(operation, view, undefined, getCredentials(security));
  expect(command).toBe(`curl "$BASE_URL/orders" \\\n  ${expected}`);
});

test('a secret in the query has the name that the client reads', () => {
  const operation = makeClientOperation('shop.Orders.list', { path: 'https://shop.test/orders' });
  const view = createPackageView(makePackage([makeModule('shop', [operation])]));
  const authentication = {
    scheme: 'query',
    name: 'key',
    parameters: ['api_key'],
    environment: ['SHOP_KEY'],
  } as const;
  const command = makeCurlCommand(operation, view, 'https://other.test', [authentication]);
  expect(command).toBe('curl "https://shop.test/orders?key=$SHOP_KEY"');
});

test('a call of a client sends what it must, and what it always sends', () => {
  const sent = { origin: 'inferred', required: false } as const;
  const operation = makeClientOperation('shop.Orders.create', {
    method: 'POST',
    path: '{shop.url}/orders',
    parameters: [
      { ...sent, wireName: 'kind', location: 'query', constant: 'a b' },
      { ...sent, pythonName: 'limit', wireName: 'limit', location: 'query' },
      { ...sent, wireName: 'X-Beta', location: 'header', constant: 'orders=v2' },
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
  });
  const view = createPackageView(makePackage([makeModule('shop', [operation])]));
  const [method, , url, ...rest] = parse(makeCurlCommand(operation, view, 'https://api.test'), [
    'SHOP_URL',
  ]);
  expect([method, url]).toEqual(['-X', 'VALUE/orders?kind=a%20b']);
  expect(rest).toContain('X-Beta: orders=v2');
  expect(JSON.parse(rest.at(-1) ?? '')).toEqual({ title: 'title', type: 'order' });
});
