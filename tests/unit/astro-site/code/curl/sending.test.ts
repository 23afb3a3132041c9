import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCurlCommand } from '../../../../../astro-site/src/code/curl/command.ts';
import type { Operation } from '../../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../../extractor/contract/parameter.ts';
import type { AuthenticationSettings } from '../../../../../extractor/contract/view/authentication.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { ensureCurl, runBash } from '../../../../tools/bash.ts';
import {
  startRecordingServer,
  type RecordedRequest,
  type RecordingServer,
} from '../../../../tools/recording-server.ts';
import {
  makeClientOperation,
  makeModule,
  makeName,
  makePackage,
} from '../../../extractor/support/contract.ts';

let server: RecordingServer;
let folder: string;

beforeAll(async () => {
  await ensureCurl();
  server = await startRecordingServer();
  folder = await mkdtemp(join(tmpdir(), 'curl-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs the command of an operation with every variable set to `value of NAME`, and files that exist. */
async function send(
  parts: Partial<Operation>,
  settings: AuthenticationSettings = {},
  call: Parameters<typeof makeClientOperation>[2] = {},
) {
  const operation = makeClientOperation('shop.Orders.run', parts, call);
  const view = createPackageView(makePackage([makeModule('shop', [operation])]));
  const { text, variables } = makeCurlCommand(operation, view, {
    apiBaseUrl: server.url,
    ...settings,
  });
  const values = variables.map(({ name, use }) => [
    name,
    use === 'path' ? `pv_${name}` : valueOf(name),
  ]);
  const run = await runBash(text, folder, Object.fromEntries(values) as Record<string, string>);
  return { ...run, text, variables, requests: server.take() };
}

const valueOf = (name: string): string => `&v of ${name}`;

function getHeader({ headers }: RecordedRequest, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}

/** The bytes that a percent-encoded text stands for. */
function decode(text: string): string {
  const bytes = text
    .toWellFormed()
    .split(/(%[\da-fA-F]{2}|.)/su)
    .filter((part) => part !== '');
  return Buffer.concat(
    bytes.map((part) =>
      part.length === 3 && part.startsWith('%')
        ? Buffer.from(part.slice(1), 'hex')
        : Buffer.from(part, 'utf8'),
    ),
  ).toString('latin1');
}

function readQuery(url: string): [string, string][] {
  const [, query] = /\?(.*)$/su.exec(url) ?? [];
  if (query === undefined || query === '') return [];
  return query.split('&').map((pair): [string, string] => {
    const [name = '', value = ''] = pair
      .split('=')
      .map((each) => decode(each.replaceAll('+', ' ')));
    return [name, value];
  });
}

/** Everything that a shell or curl gives a meaning to, and some ordinary characters. */
const SIGNS = [
  ...'" \' $ ` \\ ( ) ; ! & | < > * ? [ ] { } ~ # = % @ : , . ^ - + /'.split(' '),
  ...[' ', '\n', '\t', '\r', '\u{1B}[31m', '\u{202E}'],
  ...['$(touch x)', '`touch x`', '!!', '!-1', '../', '%41', '名', '😀', 'a', 'Z9', 'HOME'],
];
const makeText = (without: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...SIGNS.filter((sign) => !without.includes(sign))), { maxLength: 8 })
    .map((parts) => parts.join(''));
/** Only JSON and addresses can hold characters that a terminal acts on. */
const removeActive = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
const makePlainText = () => makeText(['\n']).map(removeActive);
const name = makeText().filter((text) => text !== '');
const base = { origin: 'inferred', required: true } as const;

const operations = fc
  .record({
    path: fc.array(makeText(['?', '}']), { maxLength: 3 }),
    query: fc.array(fc.tuple(name, makeText()), { maxLength: 3 }),
    given: fc.uniqueArray(name, { maxLength: 2 }),
    header: makePlainText(),
    fields: fc.dictionary(
      name.filter((text) => !text.includes('.')),
      makeText(),
      { maxKeys: 3 },
    ),
    mediaType: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'none'),
  })
  // curl 7 forgets `--path-as-is` if it adds a query.
  .filter(({ path, given }) => given.length === 0 || !path.join('').includes('.'));

function makeContract({
  path,
  query,
  given,
  header,
  fields,
  mediaType,
}: Random): Partial<Operation> {
  const parameters: Parameter[] = [
    ...query.map(([wireName, constant]) => {
      return { ...base, wireName, location: 'query' as const, constant };
    }),
    ...given.map((wireName) => ({ ...base, wireName, location: 'query' as const })),
    { ...base, wireName: 'X-Sign', location: 'header', constant: header },
  ];
  const named = Object.entries(fields).map(([wireName, constant]) => ({
    wireName,
    required: true,
    constant: mediaType === 'application/json' ? constant : removeActive(constant),
  }));
  return {
    method: mediaType === 'none' ? 'GET' : 'PATCH',
    path: `/${path.join('/{id}/')}`,
    parameters,
    ...(mediaType === 'none'
      ? {}
      : { body: { mediaType, required: true, origin: 'inferred', fields: named } }),
  };
}

type Random = typeof operations extends fc.Arbitrary<infer Value> ? Value : never;

test('a command sends exactly what the contract says, and runs nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (random) => {
      const contract = makeContract(random);
      const { ran, requests, stderr, text } = await send(contract);
      expect(ran, text).toHaveLength(1);
      expect(ran[0]).toMatch(/^curl /);
      expect(requests, `${stderr}\n${text}`).toHaveLength(1);
      const [request] = requests;
      if (request === undefined) return;
      expect(request.method).toBe(contract.method);
      expect(decode(request.url.replace(/\?.*$/su, ''))).toBe(
        decode((contract.path ?? '').replaceAll('{id}', 'pv_ID')),
      );
      expect(toSorted(readQuery(request.url))).toEqual(listQuery(random));
      expect(getHeader(request, 'X-Sign')?.trim()).toBe(random.header.trim());
      expectBody(request, random);
    }),
    { numRuns: 150 },
  );
});

/** Values of variables contain the name of the variable, which the contract does not say. */
function listQuery({ query, given }: Random): [string, string][] {
  const pairs: [string, string][] = query.map(([key, value]) => [decode2(key), decode2(value)]);
  return toSorted([...pairs, ...given.map((key): [string, string] => [decode2(key), '*'])]);
}

/** As it arrives, with one character for each byte. */
const decode2 = (text: string): string => Buffer.from(text.toWellFormed()).toString('latin1');

const toSorted = (pairs: [string, string][]): [string, string][] =>
  pairs
    .map(([key, value]): [string, string] => [key, value.startsWith('&v of ') ? '*' : value])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

function expectBody(request: RecordedRequest, { mediaType, fields }: Random): void {
  if (mediaType === 'none') {
    expect(request.body).toHaveLength(0);
    return;
  }
  expect(getHeader(request, 'Content-Type')).toBe(mediaType);
  const text = request.body.toString('utf8');
  if (mediaType === 'application/json') {
    expect(JSON.parse(text)).toEqual(fields);
    return;
  }
  const sent = readQuery(`?${text}`);
  const wanted = Object.entries(fields).map(([key, value]): [string, string] => [
    decode2(key),
    decode2(removeActive(value)),
  ]);
  expect(toSorted(sent)).toEqual(toSorted(wanted));
}

describe('a command', () => {
  test('sends nothing while a variable is missing', async () => {
    const operation = makeClientOperation('shop.Orders.run', { path: '/orders/{order_id}' });
    const view = createPackageView(makePackage([makeModule('shop', [operation])]));
    const { text } = makeCurlCommand(operation, view, { apiBaseUrl: server.url });
    for (const variables of [{}, { ORDER_ID: '' }] as Record<string, string>[]) {
      const { exitCode, stderr } = await runBash(text, folder, variables);
      expect(exitCode).not.toBe(0);
      expect(stderr).toContain('ORDER_ID');
    }
    expect(server.take()).toEqual([]);
  });

  test.each(['', '/', '/../', '/a/./b', '/%2e%2e/x', '//x//'])(
    'keeps the path %j',
    async (path) => {
      const { requests } = await send({ path });
      expect(requests.map(({ url }) => url)).toEqual([path === '' ? '/' : path]);
    },
  );

  test.each(['HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PUT'] as const)('sends %s', async (method) => {
    const parameters = [{ ...base, wireName: 'q', location: 'query' as const }];
    const { requests } = await send({ method, path: '/orders', parameters });
    expect(requests.map((one) => [one.method, one.url.replaceAll('+', '%20')])).toEqual([
      [method, '/orders?q=%26v%20of%20Q'],
    ]);
  });

  test('sends a list in the query as several values', async () => {
    const parameters = [
      { ...base, wireName: 'tag[]', location: 'query' as const, constant: ['a b', 'c'] },
    ];
    const { requests } = await send({ path: '/orders', parameters });
    expect(requests[0]?.url).toBe('/orders?tag%5B%5D=a%20b&tag%5B%5D=c');
  });

  test('does not give two values one variable', async () => {
    const names = ['path', 'query', 'header', 'cookie'] as const;
    const { requests, variables } = await send(
      {
        path: '/orders/{api_key}',
        parameters: names.map((location) => ({ ...base, wireName: 'api_key', location })),
      },
      { auth: { scheme: 'header', name: 'X-Key', environment: ['API_KEY'] } },
    );
    expect(variables.map((each) => each.name)).toEqual([
      'API_KEY',
      'PATH_API_KEY',
      'QUERY_API_KEY',
      'HEADER_API_KEY',
      'COOKIE_API_KEY',
    ]);
    expect(requests[0] && getHeader(requests[0], 'X-Key')).toBe('&v of API_KEY');
    expect(requests[0] && getHeader(requests[0], 'Cookie')).toBe('api_key=&v of COOKIE_API_KEY');
  });

  test('sends a header that is empty', async () => {
    const parameters = [{ ...base, wireName: 'X-None', location: 'header' as const, constant: '' }];
    const { requests } = await send({ parameters });
    expect(requests[0] && getHeader(requests[0], 'X-None')).toBe('');
  });

  test.each(['@/etc/hostname', 'X: y\r\nX-Evil', 'X Y', ''])(
    'leaves out a header whose name HTTP does not allow: %j',
    async (wireName) => {
      const { requests } = await send({
        parameters: [{ ...base, wireName, location: 'header', constant: 'evil' }],
      });
      const headers = requests[0]?.headers.map(([each]) => each.toLowerCase());
      expect(headers).toEqual(['host', 'user-agent', 'accept']);
    },
  );

  test('never contacts an address of the package that is not one of the web', async () => {
    for (const url of ['file:///etc/passwd', '-K/etc/passwd', '@x', 'dict://localhost']) {
      const { variables } = await send({}, { apiBaseUrl: url });
      expect(variables).toEqual([{ name: 'BASE_URL', use: 'base' }]);
    }
  });
});

describe('a body', () => {
  const makeBody = (
    mediaType: string,
    fields?: NonNullable<Operation['body']>['fields'],
  ): Partial<Operation> => ({
    method: 'POST',
    path: '/files',
    body: { mediaType, required: true, origin: 'inferred', ...(fields && { fields }) },
  });

  test('has objects where the names of fields have dots', async () => {
    const { requests } = await send(
      makeBody('application/json', [
        { wireName: 'algorithm.type', required: true, constant: 'round_robin' },
        { wireName: 'algorithm.options.cas', required: true, constant: 1 },
        { wireName: 'tags', required: true, constant: ['a', 'b'] },
      ]),
    );
    expect(JSON.parse(requests[0]?.body.toString() ?? '')).toEqual({
      algorithm: { type: 'round_robin', options: { cas: 1 } },
      tags: ['a', 'b'],
    });
  });

  test('of a form with files uploads them, and reads no file for a text', async () => {
    await writeFile(join(folder, 'v of PHOTO_FILE'), 'contents');
    const operation = makeBody('multipart/form-data', [
      { wireName: 'photo', required: true, type: makeName('bytes') },
      { wireName: 'note', required: true, constant: '@/etc/hostname' },
      { wireName: 'more', required: true, constant: '<x;type=text/html' },
      { wireName: 'tags', required: true, constant: ['a', 'b'] },
    ]);
    const view = createPackageView(makePackage([makeModule('shop', [])]));
    const { text } = makeCurlCommand(makeClientOperation('shop.run', operation), view, {
      apiBaseUrl: server.url,
    });
    await runBash(text, folder, { PHOTO_FILE: 'v of PHOTO_FILE' });
    const [request] = server.take();
    const parts = request?.body.toString('utf8').split(/--+[\da-f]+(?:--)?\r\n/u) ?? [];
    const sent = parts.flatMap((part) => {
      const [, field, value] = /name="(.*?)".*?\r\n\r\n(.*)\r\n$/su.exec(part) ?? [];
      return field === undefined ? [] : [[field, value]];
    });
    expect(sent).toEqual([
      ['photo', 'contents'],
      ['note', '@/etc/hostname'],
      ['more', '<x;type=text/html'],
      ['tags', 'a'],
      ['tags', 'b'],
    ]);
    expect(request && getHeader(request, 'Content-Type')).toMatch(
      /^multipart\/form-data; boundary/,
    );
  });

  test('that is a file, or of which nothing is known, is read from a file', async () => {
    await writeFile(join(folder, 'order.bin'), 'a\nb\0c');
    for (const mediaType of ['image/png', 'application/json']) {
      const operation = makeClientOperation('shop.run', makeBody(mediaType));
      const view = createPackageView(makePackage([makeModule('shop', [])]));
      const { text } = makeCurlCommand(operation, view, { apiBaseUrl: server.url });
      const comment = '# The source does not show what the body contains. Set BODY_FILE';
      expect(text.startsWith(comment)).toBe(mediaType === 'application/json');
      await runBash(text, folder, { BODY_FILE: 'order.bin' });
      const [request] = server.take();
      expect(request?.body.toString()).toBe('a\nb\0c');
      expect(request && getHeader(request, 'Content-Type')).toBe(mediaType);
    }
  });

  test('that is a text is sent as it is', async () => {
    const { requests } = await send({
      method: 'PUT',
      path: '/note',
      body: {
        mediaType: 'text/plain',
        required: true,
        origin: 'declared',
        pythonName: 'note',
        type: { kind: 'name', name: 'str' },
      },
    });
    expect(requests[0]?.body.toString()).toBe('note');
  });
});

describe('a comment says what the reader must add', () => {
  test.each([
    [{ kind: 'pathIncomplete', detail: 'part' }, /^# .* part of the path\. Set PART to it\.$/m],
    [{ kind: 'pathFromObject', detail: 'part' }, /^# .* that the server sent\. Set PART to it\.$/m],
    [{ kind: 'bodyUnknown' }, /^# The request may have a body .* Add it with -d\.$/m],
  ] as const)('%j', async (reason, expected) => {
    const { text, requests, ran } = await send({ path: '/x/{part}' }, {}, { reasons: [reason] });
    expect(text).toMatch(expected);
    expect(ran).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test('and a shell that runs comments does nothing', async () => {
    const detail = "a; touch x\n$(touch x) `touch x` 'b";
    const reasons = [{ kind: 'pathIncomplete', detail }] as const;
    const { text } = await send({ path: `/{${detail}}` }, {}, { reasons: [...reasons] });
    const [comment = '', ...rest] = text.split('\n');
    expect(comment).toMatch(/^# [\w .]+$/);
    expect(rest.join('\n')).toMatch(/^curl /);
  });
});
