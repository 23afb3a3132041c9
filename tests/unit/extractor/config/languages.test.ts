import { expect, test } from 'vitest';
import {
  getLanguageTag,
  isLanguage,
  nameLanguage,
} from '../../../../extractor/config/languages.ts';

test('the code of a language is the name of a folder', () => {
  expect(['de', 'fr', 'pt-br', 'zh-hans', 'es-419'].filter((code) => !isLanguage(code))).toEqual(
    [],
  );
  const others = ['', 'DE', 'pt-BR', 'guide', 'api-docs', 'xx', 'de-de-de', '../de', 'constructor'];
  expect(others.filter(isLanguage)).toEqual([]);
});

test('a language has a tag for HTML, and a name that its readers know', () => {
  expect(['de', 'pt-br'].map(getLanguageTag)).toEqual(['de', 'pt-BR']);
  expect(['en', 'de', 'fr'].map(nameLanguage)).toEqual(['English', 'Deutsch', 'Français']);
});
