import { expect, test } from 'vitest';
import { makeSections } from '../../../../astro-site/src/search/sections.ts';
import type { PageResult } from '../../../../astro-site/src/search/pages.ts';
import { makeField, makeModel, makeOperation } from './symbols.ts';

function makePage(href: string): PageResult {
  return { href, title: 'A page', excerpt: [] };
}

function makeHits(...symbols: ReturnType<typeof makeModel>[]) {
  return symbols.map((symbol, index) => ({ symbol, score: 100 - index }));
}

test('the heading with the best hit comes first, pages last', () => {
  const hits = makeHits(makeField('A', 'a'), makeOperation('b', 'GET /b'), makeModel('C'));
  const headings = makeSections(hits, [makePage('/p/')]).map(({ heading }) => heading);
  expect(headings).toEqual(['Fields & parameters', 'Operations', 'Models', 'Pages']);
});

test('a long list is cut, and the total says so', () => {
  const operations = Array.from({ length: 12 }, (_, index) =>
    makeOperation(`o${String(index)}`, 'GET /'),
  );
  const models = Array.from({ length: 12 }, (_, index) => makeModel(`M${String(index)}`));
  const sections = makeSections(makeHits(...operations, ...models), []);
  expect(sections.map(({ results, total }) => [results.length, total])).toEqual([
    [8, 12],
    [4, 12],
  ]);
});

test('a page that is shown as a symbol is not shown again', () => {
  const model = makeModel('Order');
  const sections = makeSections(makeHits(model), [makePage(model.href), makePage('/else/')]);
  expect(sections.map(({ heading, total }) => [heading, total])).toEqual([
    ['Models', 1],
    ['Pages', 1],
  ]);
});

test('nothing found has no headings', () => {
  expect(makeSections([], [])).toEqual([]);
});
