import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import { makeHeights } from '../../../../../astro-site/src/components/operation/estimate-height.ts';
import type { Section } from '../../../../../astro-site/src/page-models/sections/section.ts';

const row = { name: 'limit', required: false, type: { kind: 'name' as const, name: 'int' } };
const parameters = (count: number): Section => {
  return { kind: 'parameters', title: 'Query', rows: Array.from({ length: count }, () => row) };
};
const columns = (main: Section[], side: Section[] = []): Section => ({
  kind: 'columns',
  lead: [],
  main,
  side,
});

function estimateHeight(sections: Section[], layout: 'narrow' | 'wide'): number {
  const heights = new Map(Object.entries(makeHeights(sections)));
  return Number.parseInt(String(heights.get(`--${layout}`)), 10);
}

test('rows, lines of text and lines of code add to the height', () => {
  const height = (section: Section): number => estimateHeight([section], 'narrow');
  expect(height(parameters(3)) - height(parameters(2))).toBe(55);
  expect(height({ kind: 'prose', summary: asMarkdown('word '.repeat(40)) })).toBeGreaterThan(
    height({ kind: 'prose', summary: asMarkdown('word') }) + 60,
  );
  const makeCode = (lines: number): Section => {
    const python = 'x = 1\n'.repeat(lines);
    const facts = { api: 'shop', blanks: {} };
    return { kind: 'examples', anchor: 'a', name: 'a', python, curl: '', facts };
  };
  expect(height(makeCode(9))).toBeGreaterThan(height(makeCode(3)) + 120);
  expect(height(makeCode(900))).toBe(height(makeCode(90)));
});

test('columns are beside each other if there is room, otherwise below each other', () => {
  const sections = [columns([parameters(4)], [parameters(4)])];
  expect(estimateHeight(sections, 'wide')).toBe(estimateHeight([columns([parameters(4)])], 'wide'));
  expect(estimateHeight(sections, 'narrow')).toBeGreaterThan(
    estimateHeight(sections, 'wide') + 200,
  );
});

test('an operation has an estimate for each layout', () => {
  expect(makeHeights([columns([parameters(1)])])).toEqual({
    '--narrow': '304px',
    '--wide': '226px',
  });
});

test('a long line of a signature takes several lines on a phone', () => {
  const type = { kind: 'name' as const, name: 'AVeryLongNameOfAModelThatDoesNotFit' };
  const makeSignature = (name: string): Section => ({
    kind: 'signature',
    name: 'call',
    signatures: [{ parameters: [{ name, kind: 'keywordOnly', type }], returns: type }],
  });
  const [short, long] = ['a', 'a_name_that_is_long_itself'].map((name) => [makeSignature(name)]);
  if (short === undefined || long === undefined) throw new Error('There are two signatures.');
  expect(estimateHeight(long, 'narrow')).toBeGreaterThan(estimateHeight(short, 'narrow') + 15);
  expect(estimateHeight(long, 'wide')).toBe(estimateHeight(short, 'wide'));
});
