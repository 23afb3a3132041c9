import { expect, test } from 'vitest';
import { filterChanges } from '../../../../extractor/changes/filter-changes.ts';
import type { Change } from '../../../../extractor/contract/change.ts';

function makeChange(item: string, module = item.slice(0, item.lastIndexOf('.'))): Change {
  const message = `\`${item}\` was removed.`;
  return {
    code: 'python-object-removed',
    severity: 'breaking',
    message,
    kind: 'class',
    item,
    module,
  };
}

const CHANGES = [
  makeChange('shop.Client'),
  makeChange('shop.test.run.main'),
  makeChange('shop.tests.main'),
  makeChange('shop.api.proto.Message'),
  makeChange('shop._inner.Order', 'shop.orders'),
];

function keep(include: string[], exclude: string[]) {
  const { kept, leftOut } = filterChanges(CHANGES, { include, exclude });
  return [kept.map(({ item }) => item), leftOut];
}

test('what is off is left out; a rule goes before its severity', () => {
  const filter = { include: ['shop.Client'], exclude: [] };
  const keepAt = (severity: Record<string, 'off' | 'note'>) =>
    filterChanges(CHANGES, { ...filter, severity }).kept.length;
  expect(keepAt({ breaking: 'off' })).toBe(0);
  expect(keepAt({ breaking: 'off', 'python-object-removed': 'note' })).toBe(1);
  expect(keepAt({ 'possibly-breaking': 'off' })).toBe(1);
});

test('without patterns everything is kept', () => {
  expect(keep([], [])).toEqual([CHANGES.map(({ item }) => item), 0]);
});

test('a name stands for everything below it, and for no longer name', () => {
  expect(keep(['shop.test'], [])).toEqual([['shop.test.run.main'], 4]);
});

test('a star is one part of a name, two are any number', () => {
  expect(keep(['shop.*.proto'], [])).toEqual([['shop.api.proto.Message'], 4]);
  expect(keep(['**.main'], [])).toEqual([['shop.test.run.main', 'shop.tests.main'], 3]);
  expect(keep(['shop.*.main'], [])).toEqual([['shop.tests.main'], 4]);
});

test('what is excluded is left out even if it is included', () => {
  expect(keep(['shop.test*'], ['shop.test.run'])).toEqual([['shop.tests.main'], 4]);
});

test('the module that shows an item counts as its name', () => {
  expect(keep(['shop.orders'], [])).toEqual([['shop._inner.Order'], 4]);
});

test('a dot is a dot', () => {
  expect(keep(['shop.Clien.'], [])).toEqual([[], 5]);
});
