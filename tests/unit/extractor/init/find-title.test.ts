import { expect, test } from 'vitest';
import { findTitle } from '../../../../extractor/init/find-title.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test.each([
  [
    'Markdown',
    'README.md',
    '[![Build](b.svg)](b)\n\n# The `shop` [client](x) 🛒\n',
    'The shop client',
  ],
  [
    'HTML',
    'README.md',
    '<h1 align="center">\n  <img src="a.png"> Shop\n</h1>\n\n# Later\n',
    'Shop',
  ],
  [
    'reStructuredText',
    'README.rst',
    '|badge|\n\nShop for Python\n===============\n\nText.\n',
    'Shop for Python',
  ],
  ['an overlined heading', 'README.rst', '====\nShop\n====\n', 'Shop'],
  ['a comment of code', 'README.md', '```sh\n# Install it.\n```\n', undefined],
  ['a picture', 'README.md', '# ![Shop](logo.png)\n', undefined],
  ['a sentence', 'README.md', `# ${'A long sentence about the shop. '.repeat(3)}\n`, undefined],
])('%s', (_, name, text, expected) => {
  expect(findTitle(makeTemporaryFolder({ [name]: text }))).toBe(expected);
});

test('a project without a README', () => {
  expect(findTitle(makeTemporaryFolder({}))).toBeUndefined();
});
