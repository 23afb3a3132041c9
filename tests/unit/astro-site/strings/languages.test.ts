import { expect, test } from 'vitest';
import { getStrings } from '../../../../astro-site/src/navigation/page-strings.ts';
import * as de from '../../../../astro-site/src/strings/de.ts';
import * as en from '../../../../astro-site/src/strings/en.ts';
import { LANGUAGES } from '../../../../extractor/config/site-choices.ts';

/** The texts of a language by their paths; functions are called with their own parameters' count. */
function listTexts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') {
    const words = Array.from({ length: value.length }, (_, index) => `word${index}`);
    return new Map([[path, String((value as (...all: string[]) => unknown)(...words))]]);
  }
  return new Map(
    Object.entries(value as object).flatMap(([key, each]) => [
      ...listTexts(each, `${path}.${key}`),
    ]),
  );
}

const english = listTexts(en);

test('each language of the settings has all texts', () => {
  expect(LANGUAGES).toEqual(['en', 'de']);
  expect([...listTexts(de).keys()].sort()).toEqual([...english.keys()].sort());
});

test('sentences are translated, with everything that they are given', () => {
  const german = listTexts(de);
  expect(german.size).toBeGreaterThan(100);
  for (const [path, text] of german) {
    const original = english.get(path) ?? '';
    if (original.split(' ').length > 3) expect(text, path).not.toBe(original);
    for (const word of original.match(/word\d/gu) ?? []) expect(text, path).toContain(word);
  }
});

test('a page has the texts of its language, or those of the site', () => {
  const getEditLabel = (tag: string) => getStrings(tag).footer.edit;
  expect(['de', 'de-AT', 'fr'].map(getEditLabel)).toEqual([
    'Diese Seite bearbeiten',
    'Diese Seite bearbeiten',
    'Edit this page',
  ]);
});
