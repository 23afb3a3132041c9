import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import type { Credential } from '../../../../astro-site/src/code/credentials.ts';
import { makeHttpxRequest } from '../../../../astro-site/src/code/httpx/request.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const book = makeModel('shop.Book', [], [makeField('title', { kind: 'name', name: 'str' })]);

function write(
  parts: Partial<Operation>,
  credentials: Credential[] = [],
  baseUrl: string | undefined = 'https://api.test',
): string {
  const operation = makeOperation('shop.run', { path: '/', ...parts });
  const view = createPackageView(makePackage([makeModule('shop', [book, operation])]));
  return makeHttpxRequest(operation, view, baseUrl, credentials);
}

/** Stands for httpx: writes down which function is called with which arguments. */
const RECORDER = `
import json, sys, types
class Response:
    def raise_for_status(self): pass
class Recorder(types.ModuleType):
    DigestAuth = staticmethod(lambda *names: ["digest", *names])
    def __getattr__(self, name):
        def record(*args, **options):
            print(json.dumps([name, list(args), options], default=lambda file: file.name))
            return Response()
        return record
sys.modules["httpx"] = Recorder("httpx")
`;

/** What Python calls when it runs the code: the function, its arguments and its options. */
function run(code: string, variables: string[] = []): unknown {
  const env = Object.fromEntries(variables.map((name) => [name, `the ${name}`]));
  const input = `${RECORDER}\n${code.replaceAll('<file>', '/dev/null')}`;
  return JSON.parse(execFileSync('python3', ['-I', '-'], { env, input, encoding: 'utf8' }));
}

function makeParameter(parts: Partial<Parameter> & { wireName: string }): Parameter {
  return { location: 'query', origin: 'declared', required: true, ...parts };
}

test('a request without parameters', () => {
  expect(write({ path: '/books' })).toBe(
    'import httpx\n\nresponse = httpx.get("https://api.test/books")\nresponse.raise_for_status()',
  );
});

test('placeholders are variables, and a long address continues on the next line', () => {
  const code = write({ path: '/v1/shelves/{shelfId}/books/{book_id:int}/pages/{class}/notes' });
  expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThanOrEqual(52);
  expect(run(code)).toEqual([
    'get',
    ['https://api.test/v1/shelves/<shelf_id>/books/<book_id>/pages/<class_>/notes'],
    {},
  ]);
});

test('an unknown address comes from the environment', () => {
  const code = write({ path: '/books/{id}' }, [], '');
  expect(run(code)).toEqual(['get', ['/books/<id>'], {}]);
  const relative = makeHttpxRequest(
    makeOperation('shop.run', { path: '/books' }),
    createPackageView(makePackage([])),
    undefined,
  );
  expect(run(relative, ['BASE_URL'])).toEqual(['get', ['the BASE_URL/books'], {}]);
});

test('required parameters, constants and defaults of headers are sent', () => {
  const code = write({
    accept: 'application/json',
    parameters: [
      makeParameter({ wireName: 'q' }),
      makeParameter({ wireName: 'limit', type: { kind: 'name', name: 'int' } }),
      makeParameter({ wireName: 'page', required: false }),
      makeParameter({ wireName: 'kind', constant: 'full', required: false }),
      makeParameter({ wireName: 'sort', example: { text: '"title"', value: 'title' } }),
      makeParameter({ wireName: 'Accept', location: 'header' }),
      makeParameter({
        wireName: 'X-Trace',
        location: 'header',
        type: { kind: 'name', name: 'int' },
      }),
      makeParameter({ wireName: 'session', location: 'cookie' }),
    ],
  });
  expect(run(code)).toEqual([
    'get',
    ['https://api.test/'],
    {
      params: { q: '<q>', limit: 1, kind: 'full', sort: 'title' },
      headers: { Accept: 'application/json', 'X-Trace': '1' },
      cookies: { session: '<session>' },
    },
  ]);
});

test.each([
  [{ scheme: 'basic', environment: ['A', 'B'] }, { auth: ['the A', 'the B'] }],
  [{ scheme: 'digest', environment: ['A', 'B'] }, { auth: ['digest', 'the A', 'the B'] }],
  [{ scheme: 'bearer', environment: ['A'] }, { headers: { Authorization: 'Bearer the A' } }],
  [
    { scheme: 'http', name: 'Negotiate', environment: ['A'] },
    { headers: { Authorization: 'Negotiate the A' } },
  ],
  [{ scheme: 'header', name: 'X-Key', environment: ['A'] }, { headers: { 'X-Key': 'the A' } }],
  [
    { scheme: 'header', name: 'X-Key', prefix: 'Token', environment: ['A'] },
    { headers: { 'X-Key': 'Token the A' } },
  ],
  [{ scheme: 'query', name: 'key', environment: ['A'] }, { params: { key: 'the A' } }],
  [{ scheme: 'cookie', name: 'sid', environment: ['A'] }, { cookies: { sid: 'the A' } }],
] as const)('credentials are read from the environment: %j', (credential, options) => {
  const code = write({ path: '/' }, [{ ...credential, parameters: [] }]);
  expect(run(code, ['A', 'B'])).toEqual(['get', ['https://api.test/'], options]);
});

test.each([
  ['application/json', { json: { title: 'title' } }],
  ['application/x-www-form-urlencoded', { data: { title: 'title' } }],
  ['multipart/form-data', { data: { title: 'title' } }],
  [
    'application/merge-patch+json',
    { headers: { 'Content-Type': 'application/merge-patch+json' }, json: { title: 'title' } },
  ],
] as const)('a body of %s', (mediaType, options) => {
  const body = {
    mediaType,
    required: true,
    origin: 'inferred',
    type: makeName('shop.Book'),
  } as const;
  expect(run(write({ method: 'POST', path: '/books', body }))).toEqual([
    'post',
    ['https://api.test/books'],
    options,
  ]);
  expect(run(write({ method: 'DELETE', path: '/books', body }))).toEqual([
    'request',
    ['DELETE', 'https://api.test/books'],
    options,
  ]);
});

test('files of a form are opened, and a body without a type is a file', () => {
  const body = { required: true, origin: 'inferred' } as const;
  const fields = [
    { wireName: 'cover', required: true, type: makeName('UploadFile') },
    { wireName: 'title', required: true },
  ];
  const form = write({
    method: 'PUT',
    body: { ...body, mediaType: 'multipart/form-data', fields },
  });
  expect(run(form)).toEqual([
    'put',
    ['https://api.test/'],
    { files: { cover: '/dev/null' }, data: { title: 'title' } },
  ]);
  const file = write({ method: 'PUT', body: { ...body, mediaType: 'application/pdf' } });
  expect(run(file)).toEqual([
    'put',
    ['https://api.test/'],
    { headers: { 'Content-Type': 'application/pdf' }, content: '/dev/null' },
  ]);
});

test('texts of the source stay texts', () => {
  const hostile = '"); import os; os.abort() #\n{x}';
  const parameter = makeParameter({ wireName: hostile, constant: hostile, required: false });
  expect(run(write({ parameters: [parameter] }))).toEqual([
    'get',
    ['https://api.test/'],
    { params: { [hostile]: hostile } },
  ]);
});
