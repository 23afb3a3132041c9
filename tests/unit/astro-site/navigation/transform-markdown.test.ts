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
