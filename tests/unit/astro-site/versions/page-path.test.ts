import { expect, test } from 'vitest';
import {
  findModelPage,
  findNearestPage,
  getPagePath,
} from '../../../../astro-site/src/versions/page-path.ts';

test.each([
  ['/0.1.2/', '/0.1.2/', ''],
  ['/0.1.2/api-docs/shop/', '/0.1.2/', 'api-docs/shop/'],
  ['/0.1.2/api-docs/shop', '/0.1.2/', 'api-docs/shop/'],
  ['/0.1.2/api-docs/index.html', '/0.1.2/', 'api-docs/'],
  ['/api-docs/gr%C3%B6%C3%9Fe/', '/', 'api-docs/größe/'],
  ['/repo/1.0/guide/', '/repo/1.0/', 'guide/'],
  ['/elsewhere/', '/0.1.2/', ''],
  ['/%E0%A4%A/', '/', '%E0%A4%A/'],
])('the page at %s of the version in %s is "%s"', (pathname, base, page) => {
  expect(getPagePath(pathname, base)).toBe(page);
});

test.each([
  ['a/b/c/', 'a/b/c/'],
  ['a/b/x/', 'a/b/'],
  ['a/x/y/z/', 'a/'],
  ['x/y/', ''],
  ['', ''],
])('the nearest page to "%s" is "%s"', (page, nearest) => {
  expect(findNearestPage(page, new Set(['', 'a/', 'a/b/', 'a/b/c/']))).toBe(nearest);
});

test('without pages, the home page is the nearest', () => {
  expect(findNearestPage('a/b/', new Set())).toBe('');
});

test.each([
  ['shop/models/models-from-Apple/', '#Apple', 'shop/models/Apple/'],
  ['shop/models/models-from-Apple/', '#Apple.size', 'shop/models/Apple/'],
  ['shop/models/', '#Apple', 'shop/models/Apple/'],
  ['shop/models/models-from-Apple/', '#Pear', undefined],
  ['shop/models/', '', undefined],
])('the model at %s%s of another version is at %s', (page, hash, found) => {
  expect(findModelPage(page, hash, new Set(['shop/models/', 'shop/models/Apple/']))).toBe(found);
});
