import { expect, test } from 'vitest';
import { readAddress } from '../../../../../astro-site/src/search/ranking/page-address.ts';

test.each([
  ['https://docs.test/a/b', { page: '/a/b/', target: '/a/b/' }],
  ['https://docs.test/a/?q=1#top', { page: '/a/', target: '/a/#top' }],
  ['/a/#x', { page: '/a/', target: '/a/#x' }],
])('%s is an address', (text, expected) => {
  expect(readAddress(text)).toEqual(expected);
});

test.each(['users', 'GET /v1/users', 'https://docs.test/'])('%s is none of a page', (text) => {
  expect(readAddress(text)).toBeUndefined();
});
