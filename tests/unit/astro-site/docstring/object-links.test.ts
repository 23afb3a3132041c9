import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import { renderInlineMarkdown } from '../../../../astro-site/src/docstring/markdown.ts';

const KNOWN = new Map([
  ['shop.Client', '/api-docs/shop/#Client'],
  ['Client', '/api-docs/shop/#Client'],
  ['client', '/api-docs/shop/#client'],
  ['run', '/api-docs/shop/#Client.run'],
  ['Client.run', '/api-docs/shop/#Client.run'],
  ['run()', '/api-docs/shop/#Client.run'],
  ['pathlib.Path', 'https://docs.python.org/3/library/pathlib.html#pathlib.Path'],
]);
const render = (text: string): string =>
  renderInlineMarkdown(asMarkdown(text), (name) => KNOWN.get(name));

const client = (inner: string): string => `<a href="/api-docs/shop/#Client">${inner}</a>`;
const run = (inner: string): string => `<a href="/api-docs/shop/#Client.run">${inner}</a>`;

test.each([
  ['see [the client](py:shop.Client)', `see ${client('the client')}`],
  ['see [`Client`](py:shop.Client)', `see ${client('<code>Client</code>')}`],
  ['[a](py:Client) or [b](py:client)', `${client('a')} or <a href="/api-docs/shop/#client">b</a>`],
  ['*see [`Client`](py:Client)*', `<em>see ${client('<code>Client</code>')}</em>`],
  ['`Client` and `run()`', `${client('<code>Client</code>')} and ${run('<code>run()</code>')}`],
  [
    '[`Path`](py:pathlib.Path)',
    '<a href="https://docs.python.org/3/library/pathlib.html#pathlib.Path" rel="nofollow noopener"><code>Path</code></a>',
  ],
])('%s is a link', (text, html) => {
  expect(render(text)).toBe(html);
});

test.each([
  ['[text *more*](py:shop.Nothing)', 'text <em>more</em>'],
  ['[`Nothing`](py:Nothing)', '<code>Nothing</code>'],
  ['a `run` in words', 'a <code>run</code> in words'],
  ['x[0][client_id]', 'x[0][client_id]'],
])('%s is text', (text, html) => {
  expect(render(text)).toBe(html);
});

test('a link written by the author is not changed', () => {
  expect(render('[`Client`](https://elsewhere.test/)')).toContain('href="https://elsewhere.test/"');
});

test('a definition does not bring the scheme into a page', () => {
  expect(render('[x][y]\n\n[y]: py:Client')).not.toContain('py:');
});
