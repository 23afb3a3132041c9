import { expect, test } from 'vitest';
import {
  getPageFolder,
  getPlainSlug,
  getTranslatedSlug,
} from '../../../../extractor/site-input/page-folder.ts';

test('only a whole first segment is the folder of a language', () => {
  const find = (slug: string) => getPageFolder(slug, ['de', 'pt-br']);
  expect(['de', 'de/guide', 'pt-br/a'].map(find)).toEqual(['de', 'de', 'pt-br']);
  expect(['index', 'design', 'guide/de', 'fr/guide'].map(find)).toEqual(['', '', '', '']);
});

test('a page has a route in each language', () => {
  for (const [plain, translated] of [
    ['index', 'de'],
    ['guide/start', 'de/guide/start'],
  ] as const) {
    expect(getTranslatedSlug(plain, 'de')).toBe(translated);
    expect(getPlainSlug(translated, 'de')).toBe(plain);
    expect(getTranslatedSlug(plain, '')).toBe(plain);
    expect(getPlainSlug(plain, '')).toBe(plain);
  }
});
