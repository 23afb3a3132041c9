import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPathTest,
  getCanonicalPath,
  getPathOrigin,
} from '../../../../../extractor/contract/view/request-path.ts';

test('paths that differ in names of placeholders and a slash at the end are the same', () => {
  expect(getCanonicalPath('/users/{user_id}/')).toBe('/users/{}');
  expect(getCanonicalPath('/files/{path:path}')).toBe('/files/{}');
  expect(getCanonicalPath('/')).toBe('/');
  expect(getCanonicalPath('')).toBe('');
});

test('the origin of a path is its scheme and host', () => {
  expect(getPathOrigin('https://id.example.com/oauth/token')).toBe('https://id.example.com');
  expect(getPathOrigin('/oauth/token')).toBeUndefined();
  expect(getPathOrigin('{url}/issues')).toBeUndefined();
});

describe('a path is found by', () => {
  test.each([
    ['its template', '/users/{id}', '/users/{user_id}'],
    ['other placeholders', '/users/:id/posts', '/users/{user_id}/posts'],
    ['a concrete path', '/repos/me/x/issues', '/repos/{owner}/{repo}/issues'],
    ['a URL', 'https://api.example.com/users/42?limit=1#top', '/users/{user_id}'],
    ['a path without a slash', 'users/42/', '/users/{user_id}'],
    ['a placeholder within a segment', '/users/42.json', '/users/{user_id}.json'],
    ['a placeholder that contains slashes', '/files/a/b.txt', '/files/{path:path}'],
    ['a path whose beginning is unknown', '/repos/me/x/issues', '{url}/issues'],
    ['the beginning', '/users/...', '/users/{user_id}/posts'],
    ['a concrete beginning', '/users/42/...', '/users/{user_id}/posts'],
    ['any beginning', '...', '/users'],
    ['the path of another host', '/oauth/token', 'https://id.example.com/oauth/token'],
  ])('%s', (_, wanted, path) => {
    expect(createPathTest(wanted)(path)).toBe(true);
  });

  test.each([
    ['another segment', '/teams/42', '/users/{user_id}'],
    ['fewer segments', '/users', '/users/{user_id}'],
    ['more segments', '/users/42/posts', '/users/{user_id}'],
    ['a template for a concrete path', '/users/{id}', '/users/me'],
    ['a dot that is not one', '/users/42xjson', '/users/{user_id}.json'],
    ['a longer beginning', '/users/42/posts/...', '/users/{user_id}'],
    ['the beginning of a segment', '/use/...', '/users/{user_id}'],
  ])('not by %s', (_, wanted, path) => {
    expect(createPathTest(wanted)(path)).toBe(false);
  });
});

test('the path of the server may stand before that of the operation, also if it is not known', () => {
  const isFound = createPathTest('https://api.example.com/v1/users/42');
  expect(isFound('/users/{user_id}')).toBe(true);
  expect(isFound('/users/{user_id}', 'https://api.example.com/v2')).toBe(false);
  expect(createPathTest('/teams/1/users/42')('/users/{user_id}')).toBe(false);
  expect(isFound('/users/{user_id}', 'https://api.example.com/v1/')).toBe(true);
  expect(isFound('/v1/users/{user_id}', 'https://api.example.com')).toBe(true);
});

test('any text is a valid path', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (wanted, path) => {
      expect(typeof createPathTest(wanted)(path, path)).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w.~-]+$/)), (segments) => {
      const path = `/${segments.join('/')}`;
      expect(createPathTest(path)(path)).toBe(true);
    }),
  );
});
