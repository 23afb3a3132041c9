import { expect, test } from 'vitest';
import { transformMarkdown } from '../../../../astro-site/src/navigation/transform-markdown.ts';

test.each([
  ['[a](guide.md)', '[a](/docs/guide/)'],
  ['[a](../index.md#start "Home")', '[a](/#start "Home")'],
  ['[a](./deep/index.mdx)', '[a](/docs/deep/)'],
  ['[a]: guide.md#x', '[a]: /docs/guide/#x'],
])('the link %s to a file leads to its page', (text, expected) => {
  expect(transformMarkdown(text, 'docs/page.md')).toBe(expected);
});

test.each([
  '[a](https://example.com/a.md)',
  '[a](/a.md)',
  '[a](../../outside.md)',
  '[a](a.md.txt)',
  '```md\n[a](guide.md)\n> [!NOTE]\n> x\n```\n',
  '~~~\n[a](guide.md)\n',
])('%j stays as it is', (text) => {
  expect(transformMarkdown(text, 'docs/page.md')).toBe(text);
});

test('alerts of GitHub become asides', () => {
  const text =
    'Before.\n\n> [!WARNING]\n> One.\n>\n> - Two\n\nAfter [a](b.md).\n\n> A quotation.\n';
  expect(transformMarkdown(text, 'page.md')).toBe(
    'Before.\n\n:::caution[Warning]\n\nOne.\n\n- Two\n\n:::\n\nAfter [a](/b/).\n\n> A quotation.\n',
  );
});

test.each([
  ['[Client.get][]', '[Client.get](py:Client.get)'],
  ['[`Client`][shop.Client]', '[`Client`](py:shop.Client)'],
  ['[how to get][shop.Client.get()]', '[how to get](py:shop.Client.get)'],
])('the reference %s becomes a link to the object', (text, expected) => {
  expect(transformMarkdown(`See ${text}.`, 'page.md')).toBe(`See ${expected}.`);
});

test.each([
  '`[Client.get][]`',
  '[Guide][guide]\n\n[guide]: https://example.com/',
  'rows[i][j]',
  '![Client][shop.Client]',
  '[a][not a name]',
])('%j is no reference to an object', (text) => {
  expect(transformMarkdown(text, 'page.md')).toBe(text);
});

test('diagrams are drawn, and keep their source', () => {
  const drawn = transformMarkdown('```mermaid\nflowchart LR\n  A --> B\n```\n', 'page.md');
  const source = 'flowchart LR&#10;  A --&#62; B&#10;';
  expect(drawn).toContain(`<figure class="diagram not-content" data-source="${source}"><svg `);
  expect(drawn).toMatch(/^<figure [^\n]*<\/svg><\/figure>\n$/);
  const code = '```mermaid\ngantt\n```\n';
  expect(transformMarkdown(code, 'page.md')).toBe(code);
});
