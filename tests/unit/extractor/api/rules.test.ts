import { describe, expect, test } from 'vitest';
import { API_RULES } from '../../../../extractor/api/rules/api-rules.ts';
import type { ReasonKind } from '../../../../extractor/contract/client-call.ts';
import type { BodyField, Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { makeField, makeModel, makeName } from '../support/contract.ts';
import { compare, makeDocument, makeRequest } from './support.ts';

function query(wireName: string, parts: Partial<Parameter> = {}): Parameter {
  return {
    pythonName: wireName,
    wireName,
    location: 'query',
    origin: 'inferred',
    required: false,
    omittedByDefault: true,
    ...parts,
  };
}

function field(wireName: string, parts: Partial<BodyField> = {}): BodyField {
  return { pythonName: wireName, wireName, required: true, ...parts };
}

function body(...fields: BodyField[]): NonNullable<Operation['body']> {
  return { mediaType: 'application/json', required: true, origin: 'inferred', fields };
}

const because = (kind: ReasonKind) => ({ certainty: 'partial' as const, reasons: [{ kind }] });

/** A document with one operation. */
function takes(operation: object, method = 'get') {
  return makeDocument({ '/a': { [method]: operation } });
}

const inQuery = (name: string, rest: object = {}) => ({ in: 'query', name, ...rest });

function inBody(properties: object, rest: object = {}, required = true) {
  const schema = { type: 'object', properties, ...rest };
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

/** The codes of the findings, those about what is not offered aside. */
function find(
  operation: Operation,
  document: ReturnType<typeof makeDocument>,
  others: Parameters<typeof compare>[0] = [],
) {
  return compare([operation, ...others], document)
    .map(({ code }) => code)
    .filter((code) => code !== API_RULES.notOffered.code);
}

test('codes and names are unique', () => {
  const rules = Object.values(API_RULES);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
});

describe('operations', () => {
  test('an unknown one, with the places on both sides and what to do', () => {
    const [finding] = compare([makeRequest('GET /b')], takes({}));
    expect(finding).toMatchObject({
      code: 'WD601',
      severity: 'warning',
      message: '`get_b` sends `GET /b`, which the API does not have. (openapi.json#/paths)',
      location: { file: 'shop/main.py', line: 1 },
      item: 'shop.get_b',
      request: 'GET /b',
      document: 'openapi.json#/paths',
    });
    expect(finding?.hint).toContain('`leaveOut`');
  });

  test('one finding for a request that several functions send', () => {
    const requests = ['one', 'two', 'three'].map((name) =>
      makeRequest('GET /b', { id: `shop.${name}`, name }),
    );
    const findings = compare(requests, takes({}));
    expect(findings.map(({ message }) => message)).toEqual([
      '`one` sends `GET /b`, which the API does not have. The same is true of `two` and 1 other function. (openapi.json#/paths)',
    ]);
  });

  test('another method', () => {
    const [finding] = compare([makeRequest('PUT /a')], takes({}));
    expect(finding).toMatchObject({ code: 'WD602', document: 'openapi.json#/paths/~1a' });
    expect(finding?.message).toContain('`put_a` sends `PUT /a`; the API has this path with `GET`.');
  });

  test('what only the docstring names is said so, and its inputs are not compared', () => {
    const call = { certainty: 'documented' as const };
    const [finding] = compare([makeRequest('GET /b', {}, call)], takes({}));
    expect(finding?.message).toContain('The docstring of `get_b` names `GET /b`');
    expect(find(makeRequest('GET /a', { parameters: [query('x')] }, call), takes({}))).toEqual([]);
  });

  test('a deprecated one', () => {
    expect(find(makeRequest('GET /a'), takes({ deprecated: true }))).toEqual(['WD610']);
  });

  test('a request that is assumed makes no finding', () => {
    const operation = makeRequest(
      'GET /a',
      { parameters: [query('x')], body: body(field('y'), field('z')) },
      because('assumed'),
    );
    expect(
      find(operation, takes({ deprecated: true, parameters: [inQuery('q', { required: true })] })),
    ).toEqual([]);
  });
});

describe('the query', () => {
  const send = (...parameters: Parameter[]) => makeRequest('GET /a', { parameters });

  test('an unknown parameter, at its own line', () => {
    const source = { file: 'shop/main.py', line: 7 };
    const [finding] = compare(
      [send(query('limti', { source }))],
      takes({ parameters: [inQuery('limit')] }),
    );
    expect(finding).toMatchObject({
      code: 'WD603',
      location: source,
      part: 'limti',
      message:
        '`get_a` sends `limti` in the query of `GET /a`, which has no such parameter. (openapi.json#/paths/~1a/get)',
    });
  });

  test('what the client adds to several requests by itself is one finding', () => {
    const document = makeDocument({ '/a': { get: {} }, '/b': { get: {} } });
    const compareBoth = (parameter: Parameter) =>
      compare(
        ['GET /a', 'GET /b'].map((request) => makeRequest(request, { parameters: [parameter] })),
        document,
      ).map(({ message }) => message);
    const added = query('per_page');
    delete added.pythonName;
    const expected = expect.stringContaining('The same is true of `get_b`.') as string;
    expect(compareBoth(added)).toEqual([expected]);
    expect(compareBoth(query('per_page', { fromObject: true }))).toEqual([expected]);
    expect(compareBoth(query('per_page'))).toHaveLength(2);
  });

  test.each([
    ['the same name', 'limit', inQuery('limit')],
    ['a list', 'id[]', inQuery('id')],
    ['a list on the other side', 'id', inQuery('id[]')],
    [
      'a part of an object',
      'filter[name]',
      inQuery('filter', { style: 'deepObject', schema: { type: 'object' } }),
    ],
    [
      'a property of an exploded object',
      'name',
      inQuery('filter', { schema: { type: 'object', properties: { name: {} } } }),
    ],
    [
      'anything where an exploded object is open',
      'name',
      inQuery('filter', { schema: { type: 'object' } }),
    ],
  ])('%s', (_, sent, accepted) => {
    expect(find(send(query(sent)), takes({ parameters: [accepted] }))).toEqual([]);
  });

  test('credentials are taken everywhere', () => {
    const components = { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } };
    expect(find(send(query('key')), makeDocument({ '/a': { get: {} } }, { components }))).toEqual(
      [],
    );
  });

  test('a value that belongs elsewhere', () => {
    expect(
      find(send(query('x-page')), takes({ parameters: [{ in: 'header', name: 'X-Page' }] })),
    ).toEqual(['WD605']);
    const operation = makeRequest('POST /a', { parameters: [query('name')] });
    expect(find(operation, takes(inBody({ name: {} }, {}, false), 'post'))).toEqual(['WD605']);
  });

  test('an open query makes no alarm', () => {
    expect(
      find(makeRequest('GET /a', { parameters: [query('x')] }, because('queryOpen')), takes({})),
    ).toEqual([]);
  });

  test('a request that fits only with a constant is not compared', () => {
    const operation = makeRequest('GET /users/me', { parameters: [query('x')] });
    expect(find(operation, makeDocument({ '/users/{name}': { get: {} } }))).toEqual([]);
  });

  test('headers are not compared', () => {
    expect(find(send(query('X-Trace', { location: 'header' })), takes({}))).toEqual([]);
  });
});

describe('values', () => {
  const sort = (schema: object) => takes({ parameters: [inQuery('sort', { schema })] });
  const send = (parts: Partial<Parameter>) =>
    makeRequest('GET /a', { parameters: [query('sort', parts)] });
  const literal = {
    kind: 'generic' as const,
    origin: makeName('typing.Literal'),
    arguments: ['"up"', '"asc"'].map((text) => ({ kind: 'literal' as const, text })),
  };

  test.each([
    ['a constant', { constant: 'up' }],
    [
      'a default that is sent',
      { omittedByDefault: undefined, default: { text: '"up"', value: 'up' } },
    ],
    ['a type', { type: literal }],
  ])('%s that the API does not list', (_, parts) => {
    const [finding] = compare([send(parts)], sort({ enum: ['asc', 'desc'] }));
    expect(finding).toMatchObject({ code: 'WD606' });
    expect(finding?.message).toContain(
      '`get_a` sends `up` as `sort` in the query of `GET /a`; the API allows `asc` and `desc`.',
    );
  });

  test.each([
    ['listed', { constant: 'asc' }],
    [
      'a list in a text',
      { constant: 'asc,desc' },
      { type: 'array', items: { enum: ['asc', 'desc'] } },
    ],
    ['a default that is left out', { default: { text: '"up"', value: 'up' } }],
    ['converted', { constant: 'up', conversion: 'lower' }],
    ['a boolean', { constant: true }, { enum: ['true'] }],
    ['None', { omittedByDefault: undefined, default: { text: 'None', value: null } }],
  ])('no finding for a value that is %s', (_, parts, schema = { enum: ['asc', 'desc'] }) => {
    expect(find(send(parts as Partial<Parameter>), sort(schema))).toEqual([]);
  });

  test('a default outside the limits', () => {
    const parts = { omittedByDefault: undefined, default: { text: '50', value: 50 } };
    expect(find(send(parts as Partial<Parameter>), sort({ type: 'integer', maximum: 20 }))).toEqual(
      ['WD614'],
    );
    expect(find(send(parts as Partial<Parameter>), sort({ type: 'integer', maximum: 50 }))).toEqual(
      [],
    );
  });

  test('a deprecated parameter', () => {
    expect(find(send({}), takes({ parameters: [inQuery('sort', { deprecated: true })] }))).toEqual([
      'WD611',
    ]);
  });
});

describe('the body', () => {
  const send = (...fields: BodyField[]) => makeRequest('POST /a', { body: body(...fields) });
  const document = takes(
    inBody({ name: { type: 'string' }, options: { type: 'object', properties: { cas: {} } } }),
    'post',
  );

  test('an unknown field', () => {
    const [finding] = compare([send(field('name'), field('colour'))], document);
    expect(finding).toMatchObject({
      code: 'WD604',
      document: 'openapi.json#/paths/~1a/post/requestBody/content/application~1json/schema',
    });
  });

  test('fields of objects inside', () => {
    expect(find(send(field('options.cas')), document)).toEqual([]);
    expect(find(send(field('options.cass')), document)).toEqual(['WD604']);
  });

  test.each([
    ['without properties', {}, {}],
    ['with further properties', { name: {} }, { additionalProperties: true }],
  ])('an object %s is open', (_, properties, rest) => {
    expect(
      find(send(field('name'), field('colour')), takes(inBody(properties, rest), 'post')),
    ).toEqual([]);
  });

  test('an open body makes no alarm', () => {
    const operation = makeRequest(
      'POST /a',
      { body: body(field('name'), field('colour')) },
      because('bodyOpen'),
    );
    expect(find(operation, document)).toEqual([]);
  });

  test('a body that has nothing in common with the API was read wrongly', () => {
    expect(find(send(field('self'), field('value')), document)).toEqual([]);
  });

  test('fields of models, those of bases as well', () => {
    const models = [
      makeModel('shop.Base', [], [makeField('colour')]),
      makeModel('shop.Item', ['shop.Base'], [makeField('name')]),
    ];
    const operation = makeRequest('POST /a', {
      body: {
        mediaType: 'application/json',
        required: true,
        origin: 'inferred',
        type: makeName('shop.Item'),
      },
    });
    expect(find(operation, document, models)).toEqual(['WD604']);
  });

  test('a type that JSON tells apart', () => {
    expect(find(send(field('name', { type: { kind: 'name', name: 'int' } })), document)).toEqual([
      'WD616',
    ]);
    expect(find(send(field('name', { type: { kind: 'name', name: 'str' } })), document)).toEqual(
      [],
    );
  });

  test('a body that is missing, not taken, or of another media type', () => {
    expect(find(makeRequest('POST /a'), document)).toEqual(['WD612']);
    expect(find(makeRequest('POST /a', {}, because('bodyUnknown')), document)).toEqual([]);
    expect(find(send(field('name')), takes({}, 'post'))).toEqual(['WD613']);
    const form = { ...body(field('name')), mediaType: 'application/x-www-form-urlencoded' };
    expect(find(makeRequest('POST /a', { body: form }), document)).toEqual(['WD615']);
    const merge = {
      ...body(field('name')),
      mediaType: 'application/merge-patch+json; charset=utf-8',
    };
    expect(find(makeRequest('POST /a', { body: merge }), document)).toEqual([]);
  });

  test('a field that belongs into the query', () => {
    expect(find(send(field('limit')), takes({ parameters: [inQuery('limit')] }, 'post'))).toEqual([
      'WD605',
    ]);
  });
});

describe('what is not sent', () => {
  const document = takes({
    parameters: [
      inQuery('a', { required: true }),
      inQuery('b'),
      inQuery('c'),
      inQuery('old', { deprecated: true }),
    ],
  });
  const signature = (...names: string[]) => ({
    parameters: ['self', ...names].map((name) => ({ name, kind: 'positionalOrKeyword' as const })),
  });

  test('a required parameter that is never sent, and optional ones', () => {
    const operation = makeRequest('GET /a', {
      parameters: [query('b')],
      signature: signature('b'),
    });
    const findings = compare([operation], document);
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'WD617 `GET /a` requires `a`, which `get_a` does not send. (openapi.json#/paths/~1a/get/parameters/0)',
      'WD619 `get_a` offers 1 of 3 parameters of `GET /a`; it lacks `c`. (openapi.json#/paths/~1a/get)',
    ]);
  });

  test('a required parameter that callers can leave out', () => {
    const operation = makeRequest('GET /a', { parameters: [query('a')] });
    expect(find(operation, document)).toEqual(['WD618']);
    expect(
      find(
        makeRequest('GET /a', {
          parameters: [query('a', { omittedByDefault: undefined, required: true })],
        }),
        document,
      ),
    ).toEqual([]);
  });

  test.each([
    ['the query is open', makeRequest('GET /a', {}, because('queryOpen'))],
    ['it is one of several requests', makeRequest('GET /a', {}, because('severalRequests'))],
    ['a parameter went nowhere known', makeRequest('GET /a', { signature: signature('options') })],
    [
      'an option is merged into it',
      makeRequest('GET /a', {}, { options: [{ pythonName: 'extra', effect: 'query' }] }),
    ],
    ['an iterator asks for pages', makeRequest('GET /a', {}, { paging: { parameter: 'page' } })],
  ])('nothing is missing where %s', (_, operation) => {
    expect(compare([operation], document)).toEqual([]);
  });

  test('fields that only answers have are not asked for', () => {
    const fields = inBody({ id: { readOnly: true }, name: {} }, { required: ['id', 'name'] });
    expect(
      compare([makeRequest('POST /a', { body: body(field('name')) })], takes(fields, 'post')),
    ).toEqual([]);
  });
});
