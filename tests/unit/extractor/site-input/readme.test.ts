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

test('without a repository, links to its files are only text', () => {
  expect(cleanReadme('See [the *guide*](./docs/guide.md).', undefined)).toBe('See the *guide*.');
});
