import { expect, test } from 'vitest';
import { writeLlmsFull, writeLlmsIndex } from '../../../../astro-site/src/exports/llms.ts';
import { findTexts, listNodes, parse } from '../render/markdown/parse.ts';

const site = { title: 'Shop *docs*', description: 'How to\nshop.' };
const link = (title: string, description?: string) => ({ title, url: `/${title}.md`, description });

test('the index has a title, a summary, and sections of links with descriptions', () => {
  const text = writeLlmsIndex(site, [
    { title: 'Guides', links: [link('buy', 'Buy a book.'), link('sell')] },
    { title: 'Empty', links: [] },
  ]);
  const tree = parse(text);
  expect(tree.children.map(({ type }) => type)).toEqual([
    ...['heading', 'blockquote', 'paragraph', 'heading', 'list'],
  ]);
  expect(findTexts(tree, 'heading')).toEqual(['Shop *docs*', 'Guides']);
  expect(findTexts(tree, 'blockquote')).toEqual(['How to shop.']);
  expect(text).toContain('\n- [buy](/buy.md): Buy a book.\n- [sell](/sell.md)\n');
});

test('a description cannot break out of its line', () => {
  const links = [link('a', '[x](javascript:y)\n\n# Pwned <b>'), link(']( b')];
  const tree = parse(writeLlmsIndex({ title: 'Shop', description: '' }, [{ title: 'A', links }]));
  expect(findTexts(tree, 'heading')).toEqual(['Shop', 'A']);
  expect(findTexts(tree, 'listItem')).toEqual(['a: [x](javascript:y) # Pwned <b>', ']( b']);
  expect(listNodes(tree).filter(({ type }) => type === 'link')).toHaveLength(2);
});

test('the full text contains page after page, each under its address', () => {
  const text = writeLlmsFull(site, [
    { ...link('buy'), readText: () => '# Buy\n\nA book.\n' },
    { ...link('sell'), readText: () => '# Sell\n' },
  ]);
  expect(text).toContain(
    '---\n\nPage: /buy.md\n\n# Buy\n\nA book.\n\n---\n\nPage: /sell.md\n\n# Sell\n',
  );
  expect(text).not.toContain('Other pages');
});

test('once it is full, the remaining pages are listed', () => {
  const read: string[] = [];
  const pages = ['a', 'b', 'c', 'd'].map((name) => ({
    ...link(name, name === 'd' ? undefined : 'Why.'),
    readText: () => {
      read.push(name);
      return 'é'.repeat(100);
    },
  }));
  const text = writeLlmsFull(site, pages, 500);
  expect(read).toEqual(['a', 'b', 'c']);
  expect(text).toContain('Page: /b.md');
  expect(text).not.toContain('Page: /c.md');
  expect(text).toMatch(/## Other pages\n\n- \[c\]\(\/c\.md\): Why\.\n- \[d\]\(\/d\.md\)\n$/);
});
