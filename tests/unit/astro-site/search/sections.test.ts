import { expect, test } from 'vitest';
import {
  getResultKey,
  makeSections,
  mayChange,
  type Section,
} from '../../../../astro-site/src/search/sections.ts';
import type { PageResult } from '../../../../astro-site/src/search/pages.ts';
import { makeField, makeModel, makeOperation } from './symbols.ts';

function makePage(href: string): PageResult {
  return { href, title: 'A page', excerpt: [] };
}

function makeHits(...symbols: ReturnType<typeof makeModel>[]) {
  return symbols.map((symbol, index) => ({ symbol, score: 100 - index }));
}

function getNames(section: Section | undefined): string[] {
  return (section?.results ?? []).map((result) =>
    result.kind === 'symbol' ? result.symbol.name : result.page.title,
  );
}

test('a few results are under their headings, the one with the best first', () => {
  const hits = makeHits(makeField('A', 'a'), makeOperation('b', 'GET /b'), makeModel('C'));
  expect(makeSections(hits, []).map(({ heading }) => heading)).toEqual([
    'Fields & parameters',
    'Operations',
    'Models',
  ]);
});

test('among more results the best of any kind come first, a member only once', () => {
  const hits = makeHits(
    makeField('A', 'id'),
    makeField('B', 'id'),
    makeOperation('b', 'GET /b'),
    makeModel('C'),
    makeModel('D'),
  );
  const [best, ...others] = makeSections(hits, []);
  expect([best?.heading, getNames(best)]).toEqual(['Best matches', ['id', 'b', 'C']]);
  expect(others.map(({ heading }) => heading)).toEqual(['Fields & parameters', 'Models']);
});

test('the text of a narrative page comes before names that hardly match', () => {
  const hits = ['A', 'B', 'C'].map((name) => ({ symbol: makeModel(name), score: 60 }));
  const pages = [makePage('/api-docs/shop/'), makePage('/guide/')];
  const [best] = makeSections(hits, pages.toReversed());
  expect(best?.results[0]).toMatchObject({ page: { href: '/guide/' } });
});

test('a long list is cut, and more of it can be shown', () => {
  const models = Array.from({ length: 60 }, (_, index) => makeModel(`M${String(index)}`));
  const [only] = makeSections(makeHits(...models), []);
  expect([only?.results.length, only?.more?.length, only?.total]).toEqual([8, 40, 60]);
  const mixed = makeSections(makeHits(...models, makeOperation('b', 'GET /')), []);
  expect(mixed.map(({ results, total }) => [results.length, total])).toEqual([
    [3, 3],
    [4, 57],
    [1, 1],
  ]);
});

test('a page that is shown as a symbol is not shown again', () => {
  const model = makeModel('Order');
  const sections = makeSections(makeHits(model), [makePage(model.href), makePage('/else/')]);
  expect(sections.map(({ heading, total }) => [heading, total])).toEqual([
    ['Pages', 1],
    ['Models', 1],
  ]);
});

test('no two results have the same key, even if the name of a page is far down', () => {
  const models = Array.from({ length: 60 }, (_, index) => makeModel(`M${String(index)}`));
  const last = makeModel('Helm');
  const pages = [makePage(last.href), makePage(last.href)];
  const sections = makeSections(makeHits(...models, last, last), pages);
  const results = sections.flatMap(({ results, more = [] }) => [...results, ...more]);
  const keys = results.map(getResultKey);
  expect(keys.filter((key) => key === last.href)).toHaveLength(1);
  expect(new Set(keys).size).toBe(keys.length);
});

test('parameters of an operation are results of their own', () => {
  const operation = makeOperation('list', 'GET /list');
  const [one, other] = ['page', 'page_size'].map((name) => {
    return { ...makeField('list', name), href: operation.href };
  });
  if (one === undefined || other === undefined) throw new Error('no fields');
  const sections = makeSections(makeHits(one, other), []);
  expect(getNames(sections[0])).toEqual(['page', 'page_size']);
});

test('nothing found has no headings', () => {
  expect(makeSections([], [])).toEqual([]);
});

test('the first result stays first when more arrive', () => {
  const hits = ['A', 'B', 'C'].map((name) => ({ symbol: makeModel(name), score: 60 }));
  const first = hits[0] && getResultKey({ kind: 'symbol', symbol: hits[0].symbol });
  expect(mayChange(hits)).toBe(true);
  expect(mayChange([{ symbol: makeModel('A'), score: 900 }])).toBe(false);
  const [best] = makeSections(hits, [makePage('/guide/')], first);
  expect(getNames(best).slice(0, 2)).toEqual(['A', 'A page']);
});

test('a page that is found by its name and by its text has the better place of both', () => {
  const page = { kind: 'page', name: 'Guide', summary: '', href: '/guide/' } as const;
  const hits = [
    { symbol: makeModel('A'), score: 400 },
    { symbol: page, score: 300 },
  ];
  const [first] = makeSections(hits, [makePage('/guide/'), makePage('/other/')]);
  expect(getNames(first)[0]).toBe('Guide');
});
