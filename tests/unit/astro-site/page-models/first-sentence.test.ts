import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import { getFirstSentence } from '../../../../astro-site/src/page-models/first-sentence.ts';

const REST = `This sentence is so long that no list of requests should show it. ${'And more. '.repeat(9)}`;

test.each([
  ['Short. It stays.', 'Short. It stays.'],
  [`Creates a customer. ${REST}`, 'Creates a customer.'],
  [`Pass it, e.g. Visa or U.S. Bank, to pay. ${REST}`, 'Pass it, e.g. Visa or U.S. Bank, to pay.'],
  [`See [the guide. It helps](/x) first. ${REST}`, 'See [the guide. It helps](/x) first.'],
  [`Set \`Name. Like This\` first. ${REST}`, 'Set `Name. Like This` first.'],
])('%j', (summary, sentence) => {
  expect(getFirstSentence(asMarkdown(summary))).toBe(sentence);
});
