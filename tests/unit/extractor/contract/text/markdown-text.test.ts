import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import {
  getPlainText,
  unlinkObjects,
} from '../../../../../extractor/contract/text/markdown-text.ts';

test.each([
  ['Create a [`User`](py:shop.User).', 'Create a `User`.'],
  ['[the *user*](py:shop.User) and [`A`](py:A)', 'the *user* and `A`'],
  ['`[x](py:a)` and\n\n```\n[x](py:a)\n```', '`[x](py:a)` and\n\n```\n[x](py:a)\n```'],
  ['- [`A`](py:A): [home](https://a.test/)', '- `A`: [home](https://a.test/)'],
  [String.raw`\[x](py:a)`, String.raw`\[x](py:a)`],
  ['[](py:a)', ''],
])('%j without links to objects', (text, without) => {
  expect(unlinkObjects(asMarkdown(text))).toBe(without);
});

test.each([
  ['Create a [`User`](py:shop.User).', 'Create a User.'],
  [String.raw`Calls \_\_init\_\_ *at* **once**`, 'Calls __init__ at once'],
  ['one\ntwo `x`\n\n- three\n- four', 'one two x three four'],
  ['pass <id> & go', 'pass <id> & go'],
  ['![a chart](https://a.test/x.png)', 'a chart'],
])('%j as plain text', (text, plain) => {
  expect(getPlainText(asMarkdown(text))).toBe(plain);
});
