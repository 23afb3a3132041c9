import { expect, test } from 'vitest';
import {
  getRelativePath,
  getTwinPath,
} from '../../../../../astro-site/src/lib/markdown-page/twin.ts';

test('a twin stands at the path of its page', () => {
  expect(getTwinPath('/a/b/')).toBe('/a/b.md');
  expect(getTwinPath('/a/b/#c')).toBe('/a/b.md#c');
  expect(getTwinPath('/')).toBe('/index.md');
  expect(getTwinPath('/docs/', '/docs/')).toBe('/docs/index.md');
  expect(getTwinPath('/docs/a/', '/docs/')).toBe('/docs/a.md');
});

test('addresses of other sites stay', () => {
  for (const href of ['https://a.test/b/', '//a.test/b/', 'mailto:a@b.test']) {
    expect(getTwinPath(href)).toBe(href);
    expect(getRelativePath('/a.md', href)).toBe(href);
  }
});

test('twins lead to each other wherever their folder is', () => {
  expect(getRelativePath('/a/b.md', '/a/c.md')).toBe('c.md');
  expect(getRelativePath('/a/b.md', '/a/b/c.md#x')).toBe('b/c.md#x');
  expect(getRelativePath('/a/b/c.md', '/d.md')).toBe('../../d.md');
  expect(getRelativePath('/a/b.md', '/a/b.md#x')).toBe('#x');
  expect(getRelativePath('/a/b.md', '/a/b.md')).toBe('b.md');
});
