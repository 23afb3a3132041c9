import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiDocument } from '../../../../extractor/api/document/api-document.ts';
import { computeDigest } from '../../../../extractor/api/document/document-copy.ts';
import { readDocument } from '../../../../extractor/api/document/read-document.ts';
import { readSchema } from '../../../../extractor/api/document/schema-facts.ts';
import { catchError } from '../support/catch-error.ts';
import { makeRepository } from '../support/repository.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function read(files: Record<string, string>, name = Object.keys(files)[0] ?? '') {
  const cwd = makeTemporaryFolder(files);
  return readDocument(name, { cwd, env: process.env });
}

function readJson(root: object): Promise<ApiDocument> {
  return read({ 'api.json': JSON.stringify({ openapi: '3.1.0', ...root }) });
}

/** The facts about a schema, which may refer to those in `schemas`. */
async function readFacts(schema: unknown, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const document = await readJson({
    components: { schemas },
    paths: { '/a': { post: { requestBody: { content } } } },
  });
  return readSchema(document.operations[0]?.body?.contents[0]?.schema, document.resolver);
}

const names = (facts: { properties: ReadonlyMap<string, unknown> }) => [...facts.properties.keys()];

describe('documents', () => {
  test('OpenAPI 3 in YAML, with its title, version and license', async () => {
    const document = await read({
      'api.yaml':
        'openapi: 3.0.3\ninfo: {title: Shop, version: 1.5, license: {name: MIT}}\npaths: {/a: {get: {tags: [x], operationId: a, deprecated: true}}}\n',
    });
    expect(document).toMatchObject({
      format: 'OpenAPI 3.0.3',
      title: 'Shop',
      version: '1.5',
      license: 'MIT',
    });
    expect(document.operations).toMatchObject([
      {
        method: 'GET',
        path: '/a',
        tags: ['x'],
        operationId: 'a',
        deprecated: true,
        pointer: '#/paths/~1a/get',
      },
    ]);
  });

  test('Swagger 2: server, body and form fields', async () => {
    const document = await read({
      'api.json': JSON.stringify({
        swagger: '2.0',
        host: 'API.example.com',
        basePath: '/v1/',
        consumes: ['application/xml'],
        paths: {
          '/a': {
            post: {
              parameters: [
                {
                  in: 'body',
                  name: 'x',
                  required: true,
                  schema: { type: 'object', properties: { n: {} } },
                },
              ],
            },
          },
          '/b': {
            post: {
              consumes: ['multipart/form-data'],
              parameters: [
                { in: 'formData', name: 'file', type: 'file', required: true },
                { in: 'query', name: 'limit', type: 'integer', maximum: 5 },
              ],
            },
          },
        },
      }),
    });
    const [a, b] = document.operations;
    expect(a?.servers).toEqual([{ host: 'api.example.com', path: '/v1' }]);
    expect(a?.body).toMatchObject({ required: true, contents: [{ mediaType: 'application/xml' }] });
    expect(b?.body?.contents).toMatchObject([
      { mediaType: 'multipart/form-data', fields: [{ name: 'file' }] },
    ]);
    expect(b?.parameters.map(({ name }) => name)).toEqual(['limit']);
    expect(readSchema(b?.parameters[0]?.schema, document.resolver).maximum).toBe(5);
  });

  test('an operation replaces the parameters of its path; servers come from the nearest level', async () => {
    const document = await readJson({
      servers: [
        { url: 'https://{region}.example.com/{stage}', variables: { stage: { default: 'v2' } } },
      ],
      paths: {
        '/a/{id}': {
          parameters: [
            { in: 'path', name: 'id', required: true },
            { in: 'query', name: 'q' },
          ],
          get: { parameters: [{ in: 'query', name: 'q', required: true }] },
          put: { servers: [{ url: '{scheme}://other.example.com:{port}' }] },
        },
      },
    });
    const [get, put] = document.operations;
    expect(get?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['q', true],
    ]);
    expect(get?.servers).toEqual([{ host: '{}.example.com', path: '/v2' }]);
    expect(put?.servers).toEqual([{ host: 'other.example.com:{}', path: '' }]);
  });

  test('fragments and queries in keys make several operations with one path', async () => {
    const document = await readJson({
      paths: { '/f#one': { put: {} }, 'f?action=copy': { put: {} } },
    });
    expect(document.operations.map(({ path: key, fixedQuery }) => [key, [...fixedQuery]])).toEqual([
      ['/f', []],
      ['/f', [['action', 'copy']]],
    ]);
  });

  test('references to other files, which refer back', async () => {
    const document = await read({
      'api.yaml': 'openapi: 3.0.0\npaths:\n  /a:\n    $ref: paths/a.yaml\n',
      'paths/a.yaml': "get:\n  parameters:\n    - $ref: '../shared.yaml#/limit'\n",
      'shared.yaml': 'limit: {in: query, name: limit}\n',
    });
    expect(document.operations[0]?.parameters).toMatchObject([
      { name: 'limit', pointer: 'shared.yaml#/limit' },
    ]);
  });

  test('a document of a commit, with its date', async () => {
    const cwd = await makeRepository({
      'api/a.json': JSON.stringify({ openapi: '3.1.0', paths: { '/a': { $ref: 'b.json' } } }),
      'api/b.json': '{"get": {}}',
    });
    const document = await readDocument('git:.@v1.0#api/a.json', { cwd, env: process.env });
    expect(document).toMatchObject({ file: 'git:.@v1.0#api/a.json', date: '2024-01-02' });
    expect(document.operations).toHaveLength(1);
  });

  test('a copy says where it is from, and must not be edited', async () => {
    const text = '{"openapi": "3.1.0"}';
    const copy = {
      url: 'https://example.com/a.json',
      date: '2026-01-02',
      digest: computeDigest(text),
    };
    const files = { 'a.json': text, 'a.json.source.json': JSON.stringify(copy) };
    expect(await read(files)).toMatchObject({ copy, date: '2026-01-02' });
    const error = await catchError(() => read({ ...files, 'a.json': `${text} ` }));
    expect(error.message).toContain('is not what was copied from https://example.com/a.json');
  });

  test.each([
    ['api.json', '{"openapi": "3.1.0",', 'not valid JSON'],
    ['api.yaml', 'openapi: [', 'not valid YAML'],
    ['api.yaml', 'just: yaml', 'not an OpenAPI document'],
    ['api.json', '[]', 'not an OpenAPI document'],
    ['api.json', '{"openapi": "2.5"}', 'not an OpenAPI document'],
  ])('%s %s is refused', async (name, text, message) => {
    const error = await catchError(() => read({ [name]: text }));
    expect(error).toMatchObject({ code: 'API_INVALID' });
    expect(error.message).toContain(message);
  });

  test('addresses are refused, and missing files are named', async () => {
    const options = { cwd: makeTemporaryFolder(), env: process.env };
    const address = await catchError(() => readDocument('https://example.com/a.json', options));
    expect(address.hint).toContain('wrapdocs api fetch https://example.com/a.json');
    expect(await catchError(() => readDocument('a.json', options))).toMatchObject({
      code: 'API_NOT_FOUND',
    });
  });
});

describe('hostile documents', () => {
  test('files outside the folder and addresses are not read', async () => {
    const cwd = makeTemporaryFolder({
      'secret.json': '{"get": {"operationId": "secret"}}',
      'api/api.json': JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/a': { $ref: '../secret.json' },
          '/b': { $ref: 'link.json' },
          '/c': { $ref: 'https://example.com/c.json' },
          '/d': { $ref: '%2e%2e/secret.json' },
          '/e': { $ref: '/etc/hostname' },
        },
      }),
    });
    symlinkSync(path.join(cwd, 'secret.json'), path.join(cwd, 'api/link.json'));
    const document = await readDocument('api/api.json', { cwd, env: process.env });
    expect(document.operations).toEqual([]);
    expect(document.resolver.broken.size).toBe(5);
  });

  test('references in circles end', async () => {
    const document = await readJson({
      paths: { '/a': { $ref: '#/paths/~1b' }, '/b': { $ref: '#/paths/~1a' } },
    });
    expect(document.operations).toEqual([]);
    const facts = await readFacts(
      { $ref: '#/components/schemas/A' },
      { A: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { x: {} } }] } },
    );
    expect(facts.isClosed).toBe(false);
  });

  test('schemas that double at each level take no time', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => {
        const next = { $ref: `#/components/schemas/S${String(index + 1)}` };
        return [`S${String(index)}`, { allOf: [next, next] }];
      }),
    );
    const facts = await readFacts({ $ref: '#/components/schemas/S0' }, schemas);
    expect(facts).toMatchObject({ isClosed: false, types: undefined });
  });

  test('aliases of YAML that double at each level are refused, circles of them end', async () => {
    const lines = Array.from({ length: 30 }, (_, index) =>
      index === 0
        ? 'a0: &a0 [x]'
        : `a${String(index)}: &a${String(index)} [*a${String(index - 1)}, *a${String(index - 1)}]`,
    );
    const error = await catchError(() =>
      read({ 'api.yaml': ['openapi: 3.1.0', ...lines].join('\n') }),
    );
    expect(error.code).toBe('API_INVALID');
    const circle = 'openapi: 3.1.0\nx: &x\n  self: *x\n  $ref: other.yaml\npaths: {}\n';
    expect(await read({ 'api.yaml': circle })).toMatchObject({ operations: [] });
  });

  test.each(['{"a":', '['])(
    '%s nested a hundred thousand times is refused or ignored',
    async (open) => {
      const text = `{"openapi": "3.1.0", "x": ${open.repeat(100_000)}`;
      const error = await catchError(() => read({ 'api.json': text }));
      expect(error.code).toBe('API_INVALID');
    },
  );

  test('names of built-in properties are names like any other', async () => {
    const facts = await readFacts(
      { $ref: '#/components/schemas/constructor' },
      {
        toString: {},
        constructor: JSON.parse('{"properties": {"__proto__": {}, "constructor": {}}}') as object,
      },
    );
    expect(names(facts)).toEqual(['__proto__', 'constructor']);
    expect(await readFacts({ $ref: '#/components/schemas/valueOf' })).toMatchObject({
      isClosed: false,
    });
  });

  test('parts of wrong types are ignored', async () => {
    const document = await readJson({
      servers: 'x',
      paths: {
        '/a': {
          get: { parameters: [1, { in: 'query' }, { in: [], name: 'x' }], tags: [1] },
          post: 3,
        },
        '/b': null,
        'x-note': { get: {} },
      },
    });
    expect(document.operations).toMatchObject([{ path: '/a', tags: [], parameters: [] }]);
  });
});

describe('schemas', () => {
  const closed = { type: 'object', properties: { a: { type: 'string' } } };
  const other = { type: 'object', properties: { b: {} }, required: ['b'] };

  test.each([
    ['properties', closed, true],
    ['no properties', { type: 'object' }, false],
    ['no properties, and none allowed', { type: 'object', additionalProperties: false }, true],
    ['further properties', { ...closed, additionalProperties: { type: 'string' } }, false],
    ['patterns', { ...closed, patternProperties: { x: {} } }, false],
    ['subtypes elsewhere', { ...closed, discriminator: 'a' }, false],
    ['nothing', {}, false],
    ['all of two', { allOf: [closed, other] }, true],
    ['all of an open one', { allOf: [closed, { type: 'object' }] }, false],
    ['all of, beside what only demands', { allOf: [closed, { required: ['a'] }] }, true],
    ['one of two', { oneOf: [closed, other] }, true],
    ['one of an object and a text', { oneOf: [closed, { type: 'string' }] }, true],
    ['one of an open one', { oneOf: [closed, {}] }, false],
    [
      'choices that only demand',
      { ...closed, anyOf: [{ required: ['a'] }, { required: [] }] },
      true,
    ],
    ['a reference that leads nowhere', { $ref: '#/nowhere' }, false],
  ])('an object with %s', async (_, schema, isClosed) => {
    expect((await readFacts(schema)).isClosed).toBe(isClosed);
  });

  test('all of: every property; one of: every property, required where all require it', async () => {
    const all = await readFacts({ allOf: [closed, other] });
    expect(names(all)).toEqual(['a', 'b']);
    expect(all.properties.get('b')?.required).toBe(true);
    const one = await readFacts({ oneOf: [closed, other] });
    expect(names(one)).toEqual(['a', 'b']);
    expect(one.properties.get('b')?.required).toBe(false);
  });

  test('types, values and limits', async () => {
    expect(await readFacts({ type: ['integer', 'null'], minimum: 1, maximum: 9 })).toMatchObject({
      types: new Set(['integer', 'null']),
      minimum: 1,
      maximum: 9,
    });
    expect(await readFacts({ anyOf: [{ enum: ['a'] }, { const: 'b' }] })).toMatchObject({
      values: ['a', 'b'],
    });
    expect(
      (await readFacts({ anyOf: [{ enum: ['a'] }, { type: 'string' }] })).values,
    ).toBeUndefined();
    expect((await readFacts({ type: 'string', nullable: true })).types).toEqual(
      new Set(['string', 'null']),
    );
  });
});
