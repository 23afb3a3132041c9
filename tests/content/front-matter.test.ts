import { expect, test } from 'vitest';
import { readPages } from './pages.ts';

const pages = readPages();

test.each(pages)('$file has a title, a description of its own, and no second h1', (page) => {
  const { title, description } = page.frontMatter as Record<string, string | undefined>;
  expect(title).toBeTruthy();
  expect(description?.length).toBeGreaterThanOrEqual(50);
  expect(description?.length).toBeLessThanOrEqual(160);
  const twins = pages.filter(({ frontMatter }) => frontMatter['description'] === description);
  expect(twins.map(({ file }) => file)).toEqual([page.file]);
  expect(page.headings.filter(({ depth }) => depth === 1)).toEqual([]);
});
