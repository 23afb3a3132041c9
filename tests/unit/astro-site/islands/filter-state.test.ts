import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changesPage,
  isFiltered,
  NO_FILTER,
  readFilter,
  toggleMethod,
  writeFilter,
} from '../../../../astro-site/src/islands/filter/filter-state.ts';

const CHOICES = { methods: ['GET', 'POST', 'PATCH'], groups: ['dbt', 'a & b', '__proto__'] };

test('reads the state from the address', () => {
  expect(readFilter('?method=post&method=GET&group=dbt&q=a+b', CHOICES)).toEqual({
    methods: ['GET', 'POST'],
    group: 'dbt',
    text: 'a b',
  });
});

test('values that the page does not offer are left out', () => {
  expect(readFilter('?method=BREW&group=nothing', CHOICES)).toEqual(NO_FILTER);
});

test('other parameters stay', () => {
  const state = { methods: ['GET'], group: '', text: ' x ' };
  expect(writeFilter('?utm=1&method=PUT&q=old', state)).toBe('?utm=1&method=GET&q=x');
  expect(writeFilter('?method=GET', NO_FILTER)).toBe('');
});

test('written and read, the state is the same', () => {
  const anyState = fc.record({
    methods: fc.subarray(CHOICES.methods),
    group: fc.constantFrom('', ...CHOICES.groups),
    text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(
      anyState,
      fc.constantFrom('', 'a=1', 'group=x&q=y&method=PUT&b'),
      (state, others) => {
        const search = writeFilter(`?${others}`, state);
        expect(readFilter(search, CHOICES)).toEqual(state);
        expect(changesPage(search)).toBe(isFiltered(state));
      },
    ),
  );
});

test('an address with another arrangement changes the page', () => {
  expect([changesPage('?view=path'), changesPage('?a=1')]).toEqual([true, false]);
});

test('no address throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const { methods } = readFilter(search, CHOICES);
      expect(CHOICES.methods).toEqual(expect.arrayContaining([...methods]));
    }),
  );
});

test('a method is added and removed', () => {
  const once = toggleMethod(NO_FILTER, 'GET');
  expect(once.methods).toEqual(['GET']);
  expect(toggleMethod(once, 'GET')).toEqual(NO_FILTER);
});

test('blank text does not filter', () => {
  expect(isFiltered({ ...NO_FILTER, text: '  ' })).toBe(false);
  expect(isFiltered({ ...NO_FILTER, group: 'dbt' })).toBe(true);
});

test('an index may be arranged by path', () => {
  expect(readFilter('?view=path', CHOICES)).toEqual({ ...NO_FILTER, isByPath: true });
  expect(writeFilter('?view=path', { ...NO_FILTER, isByPath: true })).toBe('?view=path');
  expect(writeFilter('?view=path', NO_FILTER)).toBe('');
  expect(isFiltered({ ...NO_FILTER, isByPath: true })).toBe(false);
});
