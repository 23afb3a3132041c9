import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  writePlainProse,
  writeProse,
} from '../../../../../astro-site/src/render/markdown/prose.ts';
import { findTexts, getText, listNodes, parse, PAYLOADS } from './parse.ts';

const resolve = (name: string) =>
  name.startsWith('shop.Item') ? '/api-docs/shop/Item/' : undefined;
const toMarkdownPath = (href: string) => href.replace(/\/$/, '.md');
const write = (text: string): string => writeProse(asMarkdown(text), { resolve, toMarkdownPath });

test('Markdown stays, with headings below those of the page', () => {
  expect(write('*Read* **all** `rows`:\n\n* one\n* two')).toBe(
    '_Read_ **all** `rows`:\n\n- one\n- two',
  );
  expect(write('# Title')).toBe('##### Title');
  expect(write('###### Title')).toBe('###### Title');
  expect(write('*a*  \nb')).toBe('_a_\nb');
});

test('names link to the Markdown files of their pages, in backticks and in links', () => {
  const link = '[`shop.Item`](/api-docs/shop/Item.md)';
  expect(write('See `shop.Item`.')).toBe(`See ${link}.`);
  expect(write('* See `shop.Item`')).toBe(`- See ${link}`);
  expect(write('See [`shop.Item`](py:shop.Item).')).toBe(`See ${link}.`);
  expect(write('See [the item](py:shop.Item).')).toBe('See [the item](/api-docs/shop/Item.md).');
  expect(write('See [the item](py:shop.None).')).toBe('See the item.');
});

test('HTML without a mark in Markdown is text, an image is its alternative text', () => {
  const text = write('<b>bold</b> ![a chart](https://evil.test/t.png)\n\n<script>\nx\n</script>');
  const tree = parse(text);
  expect(listNodes(tree).map(({ type }) => type)).not.toContain('html');
  expect(getText(tree)).toBe('bold a chart<script>\nx\n</script>');
});

test('links lead to the web and to this site only', () => {
  const urls = ['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'other.md', 'vbscript:x'];
  expect(urls.map((url) => write(`[x](${url}) *y*`))).toEqual(urls.map(() => 'x _y_'));
  expect(write('[x](https://a.test) [y](/guide/)')).toBe('[x](https://a.test) [y](/guide.md)');
});

test('definitions in a text do not affect the texts around it', () => {
  const text = write('[Other]\n\n[Other]: https://evil.test\n[other]: https://second.test');
  expect(text).toBe('[Other](https://evil.test)');
  expect(write('[x]: https://evil.test\n\n*y*')).toBe('_y_');
  const notes = parse(`${write('As said[^1].\n\n[^1]: By *whom*.')}\n\n[^1] [Other]`);
  const types = listNodes(notes).map(({ type }) => type);
  expect(types).not.toContain('footnoteReference');
  expect(types).not.toContain('linkReference');
  expect(getText(notes)).toBe('As said[1].[1]By whom.[^1] [Other]');
});

test.each(PAYLOADS)('%j does not break out of its place', (text) => {
  const tree = parse(`## Before\n\n${write(text)}\n\n## After\n\n[Signature] [^1]`);
  const headings = listNodes(tree).filter((node) => node.type === 'heading' && node.depth < 5);
  expect(headings.map(getText)).toEqual(['Before', 'After']);
  for (const node of listNodes(tree)) {
    expect(['html', 'image', 'definition', 'footnoteReference', 'linkReference']).not.toContain(
      node.type,
    );
    if (node.type === 'link') expect(node.url).toMatch(/^(https?:|mailto:|\/)/);
  }
  expect(findTexts(tree, 'paragraph').at(-1)).toBe('[Signature] [^1]');
});

test('the fast path for plain text writes the same as the parser', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'ab1 _`.:,-(\n"\\*'.split(''), 'shop.Item', '`x`', 'a_b'),
    maxLength: 24,
  });
  let count = 0;
  fc.assert(
    fc.property(words, (text) => {
      const plain = writePlainProse(text.trim(), { resolve, toMarkdownPath });
      if (plain === undefined) return;
      count += 1;
      // Leading markup makes it more than plain text.
      const parsed = getText(parse(write(`*x* ${text.trim()}`)));
      expect(`x ${getText(parse(plain))}`).toBe(parsed);
    }),
    { numRuns: 1000 },
  );
  expect(count).toBeGreaterThan(30);
});
