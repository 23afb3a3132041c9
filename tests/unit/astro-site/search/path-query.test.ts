import { describe, expect, test } from 'vitest';
import {
  matchPath,
  parsePathQuery,
  splitPath,
} from '../../../../extractor/contract/view/path-query.ts';

function match(query: string, path: string): number {
  const parsed = parsePathQuery(query);
  return parsed === undefined ? 0 : matchPath(parsed, splitPath(path));
}

describe('reading a request', () => {
  test.each([
    ['PATCH connectors', 'PATCH', ['connectors'], false],
    ['get /v1/users', 'GET', ['v1', 'users'], true],
    ['DELETE/v1/users', 'DELETE', ['v1', 'users'], true],
    ['/v1/Users/', undefined, ['v1', 'users'], true],
    ['groups/users', undefined, ['groups', 'users'], false],
    ['https://api.example.com/v1/users?limit=1#top', undefined, ['v1', 'users'], true],
    ['POST', 'POST', [], false],
    ['which method sends POST /v1/users?', 'POST', ['v1', 'users'], true],
    ['what calls https://api.example.com/v1/users, and when', undefined, ['v1', 'users'], true],
  ])('%s', (query, method, segments, absolute) => {
    expect(parsePathQuery(query)).toEqual({ method, segments, absolute });
  });

  test.each(['users', 'get_user', 'delete a user', 'a / b', 'read and/or write', ''])(
    '%j is none',
    (query) => {
      expect(parsePathQuery(query)).toBeUndefined();
    },
  );
});

describe('fitting a path', () => {
  const path = '/v1/groups/{group_id}/users';

  test('the same text fits wholly', () => {
    expect(match(path, path)).toBe(1);
  });

  test.each([
    '/v1/groups/{groupId}/users',
    '/v1/groups/{id}/users',
    '/v1/groups/:id/users',
    '/v1/groups/<id>/users',
    '/v1/groups/abc123/users',
    '/v1/groups/${groupId}/users',
  ])('%s is the whole path', (query) => {
    expect(match(query, path)).toBeGreaterThan(0.6);
  });

  test.each(['/v1/groups', '/v1/groups/{id}/us', 'groups/{id}/users', 'GET users', '/v1/gro'])(
    '%s is a part of it',
    (query) => {
      expect(match(query, path)).toBeGreaterThan(0);
      expect(match(query, path)).toBeLessThan(0.6);
    },
  );

  test.each([
    '/groups',
    '/v1/groups/{id}/users/{user}',
    '/v1/teams/{id}/users',
    '/{v}/groups/{id}/users',
  ])('%s does not fit', (query) => {
    expect(match(query, path)).toBe(0);
  });

  test('a declared word comes before a value, a name of its own before another', () => {
    expect(match('/hooks/account', '/hooks/account')).toBeGreaterThan(
      match('/hooks/account', '/hooks/{hook_id}'),
    );
    expect(match('/users/{userId}', '/users/{user_id}')).toBeGreaterThan(
      match('/users/{userId}', '/users/{id}'),
    );
  });

  test('a value alone says nothing', () => {
    expect(match('/abc', '/{name}')).toBe(0);
  });
});

describe('pasted requests', () => {
  test.each([
    ['curl https://api.test/v1/users', 'GET', ['v1', 'users']],
    [
      `curl -sS -X POST "https://api.test/v1/users?a=b" \\\n  -H "Authorization: Bearer $KEY" -d '{"a": 1}'`,
      'POST',
      ['v1', 'users'],
    ],
    [`curl -H 'Accept: */*' $BASE_URL/v1/users -d name=x`, 'POST', ['v1', 'users']],
    [
      'curl --request=DELETE -u "$A:$B" https://api.test/v1/users/7',
      'DELETE',
      ['v1', 'users', '7'],
    ],
    ['curl -G https://api.test/v1/users -d limit=3', 'GET', ['v1', 'users']],
    ['$ curl -XPUT --url https://api.test/v1/users -T file', 'PUT', ['v1', 'users']],
    [
      '# A note.\ncurl -G --path-as-is "${BASE_URL:?}/v1/users/${USER_ID:?}" \\\n  --data-urlencode "q=${Q:?}"',
      'GET',
      ['v1', 'users', '${user_id}'],
    ],
    ['POST https://api.test/v1/users', 'POST', ['v1', 'users']],
    ['{{base_url}}/v1/users', undefined, ['v1', 'users']],
    ['LIST /v1/users', 'LIST', ['v1', 'users']],
  ])('%s', (query, method, segments) => {
    expect(parsePathQuery(query)).toEqual({ method, segments, absolute: true });
  });

  test('a command without an address is none', () => {
    expect(parsePathQuery('curl')).toBeUndefined();
    expect(parsePathQuery('curl -X POST')).toBeUndefined();
  });
});

describe('paths of clients', () => {
  test('the base of a URL is not a part of the path', () => {
    expect(match('https://api.test/v1/users/7', '/users/{id}')).toBeGreaterThan(0.6);
    expect(match('/api/v1/users', '/users')).toBeGreaterThan(0.6);
    expect(match('/api/v1/users', '/api/v1/users')).toBe(1);
    expect(match('/a/b/c/d/users', '/users')).toBe(0);
    expect(match('/api/v1/users', '/teams')).toBe(0);
    expect(match('api/v1/users', '/users')).toBe(0);
  });

  test('a path contains its host', () => {
    expect(match('/v1/users', 'https://api.test/v1/users')).toBe(1);
  });

  test('a path that begins with an unknown address matches by its end', () => {
    expect(match('/repos/me/shop/issues', '{repo.url}/issues')).toBeGreaterThan(0.6);
    expect(match('issues', '{repo.url}/issues')).toBe(0);
    expect(match('GET issues', '{repo.url}/issues')).toBeGreaterThan(0);
    expect(match('/repos/me/shop/issues/4', '{repo.url}/issues')).toBe(0);
    expect(match('/repos/me/shop/issues/4', '{repo.url}/issues/{number}')).toBeGreaterThan(0.6);
  });
});
