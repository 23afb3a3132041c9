import { expect, test } from 'vitest';
import { takeTitle } from '../../../../astro-site/src/navigation/page-title.ts';

test.each([
  ['# Getting *started* with `shop`\n\nText', 'Getting started with shop', '\n\nText'],
  ['Guide\n=====\n\nText', 'Guide', '\n\nText'],
  ['Text first\n\n# Title #\n\n## More', 'Title', 'Text first\n\n\n\n## More'],
])('the first heading is the title: %j', (body, title, rest) => {
  expect(takeTitle(body, 'guide.md')).toEqual({ title, body: rest });
});

test.each([
  ['getting-started.md', 'Getting started'],
  ['guides/first_steps.mdx', 'First steps'],
  ['guides/index.md', 'Guides'],
  ['index.md', 'Home'],
])('a page without a heading is named after its file: %s', (file, title) => {
  const body = '```sh\n# a comment\n```\n\n## Only a second level\n\n#\n';
  expect(takeTitle(body, file)).toEqual({ title, body });
});
