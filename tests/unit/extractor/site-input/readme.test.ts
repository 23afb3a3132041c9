import { expect, test } from 'vitest';
import { cleanReadme } from '../../../../extractor/site-input/readme.ts';

const README = `<p align="center"><img src="logo.png"></p>

# Shop

[![Tests](https://ci.example.com/badge.svg)](https://ci.example.com)

A client for the [shop](https://shop.example.com). See [the guide](docs/guide.md#start)
and [below](#use).<br>

## Use

\`\`\`python
Shop().list_books()
\`\`\`
`;

test('a README becomes a page without its title, badges and HTML', () => {
  expect(cleanReadme(README, 'https://github.com/acme/shop/')).toBe(
    `A client for the [shop](https://shop.example.com). See [the guide](https://github.com/acme/shop/blob/HEAD/docs/guide.md#start)
and [below](#use).

## Use

\`\`\`python
Shop().list_books()
\`\`\``,
  );
});

test('links that could run code are only text', () => {
  const text =
    'A [*link*](javascript:alert%281%29), [one](VBScript:x), <javascript:alert(1)>, [an address](mailto:a@b.example).';
  const cleaned = 'A *link*, one, javascript:alert(1), [an address](mailto:a@b.example).';
  expect(cleanReadme(text, undefined)).toBe(cleaned);
  expect(cleanReadme(text, 'https://github.com/acme/shop')).toBe(cleaned);
});

test('without a repository, links to its files are only text', () => {
  expect(cleanReadme('See [the *guide*](./docs/guide.md).', undefined)).toBe('See the *guide*.');
});

test.each([
  ['nested links', '['.repeat(3000)],
  ['nested quotes', `${'> '.repeat(1500)}deep`],
  ['open emphasis', '*a_ '.repeat(16_000)],
])('a README that would take too long to render is a block of code: %s', (_, text) => {
  const started = performance.now();
  expect(cleanReadme(text, undefined).slice(0, 8)).toBe('```text\n');
  expect(performance.now() - started).toBeLessThan(2000);
});
