import { expect, test } from 'vitest';
import { readPage } from '../../../../astro-site/src/search/pages.ts';

const PAGE = { url: '/guide/', meta: { title: 'Guide' }, excerpt: 'a <mark>b</mark>' };

test('a page without sections is itself', () => {
  expect(readPage(PAGE)).toEqual({
    href: '/guide/',
    title: 'Guide',
    excerpt: [
      { text: 'a ', marked: false },
      { text: 'b', marked: true },
    ],
  });
});

test('the best section stands for its page', () => {
  const section = { title: 'Install', url: '/guide/#install', excerpt: 'c' };
  expect(readPage({ ...PAGE, sub_results: [section] })).toEqual({
    href: '/guide/#install',
    title: 'Install',
    page: 'Guide',
    excerpt: [{ text: 'c', marked: false }],
  });
});

test('the section of the title is the page', () => {
  const section = { title: 'Guide', url: '/guide/', excerpt: 'c' };
  expect(readPage({ ...PAGE, sub_results: [section] })).not.toHaveProperty('page');
});

test('a page without a title has its address', () => {
  expect(readPage({ ...PAGE, meta: {} }).title).toBe('/guide/');
});
