import { expect, test } from 'vitest';
import {
  getRelativePath,
  getMarkdownPath,
} from '../../../../astro-site/src/routing/markdown-path.ts';

test('a Markdown file has the path of its page', () => {
  expect(getMarkdownPath('/a/b/')).toBe('/a/b.md');
  expect(getMarkdownPath('/a/b/#c')).toBe('/a/b.md#c');
  expect(getMarkdownPath('/')).toBe('/index.md');
  expect(getMarkdownPath('/docs/', '/docs/')).toBe('/docs/index.md');
  expect(getMarkdownPath('/docs/a/', '/docs/')).toBe('/docs/a.md');
});

test('addresses of other sites stay', () => {
  for (const href of ['https://a.test/b/', '//a.test/b/', 'mailto:a@b.test']) {
    expect(getMarkdownPath(href)).toBe(href);
    expect(getRelativePath('/a.md', href)).toBe(href);
  }
});

test('pages of source have no Markdown file', () => {
  const href = '/docs/api-docs/shop/source-code/main/#L3';
  expect(getMarkdownPath(href, '/docs/')).toBe(href);
  expect(getRelativePath('/docs/api-docs/shop/main.md', href)).toBe('source-code/main/#L3');
  expect(getMarkdownPath('/docs/source-code/main/', '/docs/')).toBe('/docs/source-code/main.md');
});

test('a path from one Markdown file to another is relative', () => {
  expect(getRelativePath('/a/b.md', '/a/c.md')).toBe('c.md');
  expect(getRelativePath('/a/b.md', '/a/b/c.md#x')).toBe('b/c.md#x');
  expect(getRelativePath('/a/b/c.md', '/d.md')).toBe('../../d.md');
  expect(getRelativePath('/a/b.md', '/a/b.md#x')).toBe('#x');
  expect(getRelativePath('/a/b.md', '/a/b.md')).toBe('b.md');
});
