import fc from 'fast-check';
import { isRequestMatch } from '../../../../extractor/contract/view/request-pattern.ts';
import { describe, expect, test } from 'vitest';
import { assignGroups, findGroup } from '../../../../extractor/extraction/assign-groups.ts';
import { makeModel, makeModule, makeOperation } from '../support/contract.ts';

const get = (path: string, tags?: string[]) => ({
  method: 'GET' as const,
  path,
  ...(tags === undefined ? {} : { tags }),
});

describe('isRequestMatch', () => {
  test.each([
    ['/v1/users', '/v1/users', true],
    ['/v1/users', '/v1/users/', true],
    ['/v1/users', '/v1/users/{id}', false],
    ['/v1/users/*', '/v1/users/{id}', true],
    ['/v1/users/*', '/v1/users', false],
    ['/v1/users/*', '/v1/users/{id}/groups', false],
    ['/v1/users/**', '/v1/users', true],
    ['/v1/users/**', '/v1/users/{id}/groups', true],
    ['/v1/users/**', '/v1/usersandmore', false],
    ['/**/groups/*', '/v1/users/{id}/groups/{groupId}', true],
    ['/**/groups/*', '/v1/groups', false],
    ['/v1/{x}', '/v1/{x}', true],
    ['/v1/{x}', '/v1/{y}', false],
    ['/v1/users', 'https://api.example.com/v1/users', true],
    ['get /v1/users', '/v1/users', true],
    ['POST /v1/users', '/v1/users', false],
    ['', '/', true],
    ['/a.c', '/abc', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(isRequestMatch(pattern, get(path))).toBe(expected);
  });

  /** The meaning of the pattern, written without regard to cost. */
  function matches(wanted: string[], given: string[]): boolean {
    const [first, ...rest] = wanted;
    if (first === undefined) return given.length === 0;
    if (
      first === '**' &&
      (matches(rest, given) || (given.length > 0 && matches(wanted, given.slice(1))))
    ) {
      return true;
    }
    const fits = first === '*' || first === given[0];
    return first !== '**' && given.length > 0 && fits && matches(rest, given.slice(1));
  }

  test('property: agrees with the plain meaning', () => {
    const path = fc.array(fc.constantFrom('a', 'b', '{c}'), { maxLength: 7 });
    const pattern = fc.array(fc.constantFrom('a', 'b', '*', '**'), { maxLength: 7 });
    fc.assert(
      fc.property(pattern, path, (wanted, given) => {
        expect(isRequestMatch(`/${wanted.join('/')}`, get(`/${given.join('/')}`))).toBe(
          matches(wanted, given),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('a hostile pattern costs no more than its length', () => {
    const pattern = '/**/a'.repeat(200);
    expect(isRequestMatch(`${pattern}/b`, get('/a'.repeat(2000)))).toBe(false);
  });
});

describe('findGroup', () => {
  const rules = [
    { label: 'Schemas', match: ['/v1/connectors/*/schemas/**'] },
    { label: 'Users', match: ['/v1/users/**', 'POST /v1/teams/*/users'] },
    { label: 'Teams', match: ['/v1/teams/**'] },
  ];

  test('takes the first matching row', () => {
    expect(findGroup(get('/v1/teams/{id}/users'), rules)).toBe('Teams');
    expect(findGroup({ method: 'POST', path: '/v1/teams/{id}/users' }, rules)).toBe('Users');
    expect(findGroup(get('/v1/connectors/{id}/schemas', ['tag']), rules)).toBe('Schemas');
  });

  test('uses the first tag if no row matches', () => {
    expect(findGroup(get('/v1/roles', ['', 'Access', 'Other']), rules)).toBe('Access');
  });

  test.each([
    ['/v1/roles', 'Roles'],
    ['/v2.1/schema-configs/{id}', 'Schema configs'],
    ['/api/v3beta/connect_card', 'V3beta'],
    ['/api/v1/userGroups', 'User groups'],
    ['/v1/{name}/tables', 'Tables'],
    ['/rest/DBT/models', 'DBT'],
    ['https://api.example.com/v1/roles', 'Roles'],
    ['/v1/{name}', 'Other operations'],
    ['/', 'Other operations'],
    ['/__proto__', 'Proto'],
    ['/---', 'Other operations'],
  ])('otherwise uses the path: %s is %s', (path, expected) => {
    expect(findGroup(get(path), [])).toBe(expected);
  });

  test('property: there always is a label', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (path, tags) => {
        expect(findGroup(get(path, tags), []).trim()).not.toBe('');
      }),
    );
  });
});

test('assignGroups touches operations only', () => {
  const model = makeModel('shop.A');
  const module = makeModule('shop', [makeOperation('shop.read', { path: '/v1/rows' }), model]);
  expect(assignGroups(module, []).items).toEqual([
    makeOperation('shop.read', { path: '/v1/rows', group: 'Rows' }),
    model,
  ]);
});
