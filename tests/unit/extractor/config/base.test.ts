import { expect, test } from 'vitest';
import { getBase } from '../../../../extractor/config/base.ts';

test.each([
  [undefined, '/'],
  ['https://docs.example.com', '/'],
  ['https://docs.example.com/', '/'],
  ['https://org.github.io/repo', '/repo/'],
  ['https://org.github.io/repo/', '/repo/'],
  ['https://example.com/a/b//?x#y', '/a/b/'],
])('a site at %s is served from %s', (url, base) => {
  expect(getBase(url)).toBe(base);
});
