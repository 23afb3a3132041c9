import { describe, expect, test } from 'vitest';
import type { ReasonKind } from '../../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeRequest } from '../api/support.ts';
import { makeName } from '../support/contract.ts';
import { makeCassette, record } from './support.ts';

const HOST = 'https://api.test';

/** Which operations have answers to requests such as `GET /users/7`. */
function match(operations: readonly (string | Operation)[], recorded: readonly string[]): string[] {
  const text = makeCassette(recorded.map((one) => [one.replace(' ', ` ${HOST}`), { ok: true }]));
  const { operations: found } = record(operations, { 'tests/one.json': text });
  return found.map(({ operation }) => operation.replace('shop.', ''));
}

const because = (kind: ReasonKind) => ({ certainty: 'partial' as const, reasons: [{ kind }] });

test('placeholders take what was recorded, and constants come first', () => {
  expect(match(['GET /users/{id}', 'GET /users/me'], ['GET /users/7'])).toEqual(['get_users_id_']);
  expect(match(['GET /users/{id}', 'GET /users/me'], ['GET /users/me'])).toEqual(['get_users_me']);
  expect(match(['GET /{path}'], ['GET /users'])).toEqual([]);
});

test('methods count', () => {
  expect(match(['GET /users/{id}'], ['DELETE /users/7'])).toEqual([]);
});

test('prefixes of either side are found', () => {
  const operations = ['GET /users/{id}', 'GET /orders/{id}', 'POST /orders'];
  expect(match(operations, ['GET /api/v2/users/7', 'GET /api/v2/orders/7'])).toHaveLength(2);
  const prefixed = operations.map((one) => one.replace(' ', ' /api/v2'));
  expect(match(prefixed, ['GET /users/7', 'GET /orders/7'])).toHaveLength(2);
});

test('a number is not a word', () => {
  const byNumber = makeRequest('GET /issues/{number}', {
    parameters: [
      {
        pythonName: 'number',
        wireName: 'number',
        location: 'path',
        origin: 'inferred',
        required: true,
        type: makeName('int'),
      },
    ],
  });
  expect(match([byNumber], ['GET /issues/7'])).toHaveLength(1);
  expect(match([byNumber], ['GET /issues/events'])).toEqual([]);
});

test('a path that begins with an object can be the one that was recorded', () => {
  const open = makeRequest('GET /{url}/events', {}, because('pathFromObject'));
  expect(match(['GET /issues/{id}', open], ['GET /issues/events'])).toEqual([]);
  expect(match(['GET /issues/{id}', open], ['GET /issues/7'])).toEqual(['get_issues_id_']);
});

test('constants tell functions with the same path apart', () => {
  const constant = (name: string, value: string) =>
    makeRequest('GET /search', {
      id: `shop.${name}`,
      name,
      parameters: [
        {
          pythonName: undefined,
          wireName: 'type',
          location: 'query',
          origin: 'inferred',
          required: true,
          constant: value,
        } as never,
      ],
    });
  const operations = [constant('users', 'user'), constant('orders', 'order')];
  expect(match(operations, ['GET /search?type=user'])).toEqual(['users']);
});

test('the address of an RPC says nothing of a function', () => {
  const operations = Array.from({ length: 9 }, (_, index) =>
    makeRequest('POST /rpc', { id: `shop.call${String(index)}`, name: `call${String(index)}` }),
  );
  expect(match(operations, ['POST /rpc'])).toEqual([]);
});

describe('findings', () => {
  /** The codes and messages of findings about requests of `shop`. */
  function find(operations: readonly (string | Operation)[], recorded: readonly string[]) {
    const text = makeCassette(recorded.map((one) => [one.replace(' ', ` ${HOST}`), {}]));
    const { diagnostics } = record(operations, { 'tests/one.json': text });
    return diagnostics.map(({ code, message }) => `${code} ${message}`);
  }

  test('a request that no function sends', () => {
    expect(find(['GET /users/{id}'], ['GET /users/7', 'GET /orders/7', 'PUT /users/8'])).toEqual([
      'WD711 `GET /orders/{}` was recorded, and no function was found that sends it.',
      'WD711 `PUT /users/{}` was recorded, and no function was found that sends it. `get_users_id_` sends this path with `GET`.',
    ]);
  });

  test('not where most requests go elsewhere, or may be sent', () => {
    const login = makeCassette([
      ['GET https://api.test/users/7', {}],
      ['POST https://login.test/token', {}],
    ]);
    expect(record(['GET /users/{id}'], { 'tests/one.json': login }).diagnostics).toEqual([]);
    const open = makeRequest('GET /{url}', {}, because('pathFromObject'));
    expect(find(['GET /users/{id}', open], ['GET /users/7', 'GET /orders/7'])).toEqual([]);
  });

  test('a part of the query that was not read', () => {
    expect(find(['GET /users'], ['GET /users?page=2'])).toEqual([
      'WD712 `page` was recorded in the query of `GET /users`, and it was not found in `get_users`.',
    ]);
    const open = makeRequest('GET /users', {}, because('queryOpen'));
    expect(find([open], ['GET /users?page=2'])).toEqual([]);
  });

  test('a constant that was not recorded', () => {
    const parameters = [
      {
        wireName: 'format',
        location: 'query',
        origin: 'inferred',
        required: true,
        constant: 'json',
      },
    ] as never;
    const operation = makeRequest('GET /users', { parameters });
    expect(find([operation], ['GET /users'])).toEqual([
      'WD714 `get_users` was read to send `format` in the query of `GET /users`, and no recording of the request has it.',
    ]);
    expect(find([operation], ['GET /users?format=json'])).toEqual([]);
  });
});
