import { expect, test } from 'vitest';
import { writeReferencePage } from '../../../../../astro-site/src/render/markdown/page.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makePages } from '../pages.ts';

test('a field says that it is only a keyword argument, and that it cannot be changed', () => {
  const fields = [
    makeField('title'),
    { ...makeField('pages'), keywordOnly: true as const, constraints: { ge: 1 } },
    { ...makeField('isbn'), frozen: true as const },
  ];
  const pages = makePages(makePackage([makeModule('shop', [makeModel('shop.Book', [], fields)])]));
  const page = pages.find(([{ title }]) => title === 'Book');
  const text = page === undefined ? '' : writeReferencePage(...page, '/');
  const getLine = (name: string): string =>
    text.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  expect(getLine('pages')).toContain('≥ 1, only as a keyword argument');
  expect(getLine('isbn')).toContain('Cannot be changed');
  expect(getLine('title')).toBe('| `title` | required |  |');
});
