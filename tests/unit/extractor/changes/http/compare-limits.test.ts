import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeLimits,
  relateLimits,
} from '../../../../../extractor/changes/http/compare-limits.ts';
import type { Constraints } from '../../../../../extractor/contract/value.ts';

describe('limits that allow fewer values', () => {
  test.for<[Constraints, Constraints]>([
    [{}, { ge: 0 }],
    [{ ge: 0 }, { ge: 1 }],
    [{ ge: 0 }, { gt: 0 }],
    [{ lt: 10 }, { lt: 9 }],
    [{ le: 10 }, { lt: 10 }],
    [{ minLength: 1 }, { minLength: 2 }],
    [{ maxItems: 9 }, { maxItems: 8 }],
    [{}, { pattern: 'a' }],
    [{}, { uniqueItems: true }],
    [{}, { allowInfNan: false }],
    [{ multipleOf: 2 }, { multipleOf: 4 }],
    [{ maxDigits: 5 }, { maxDigits: 4 }],
    [{}, { decimalPlaces: 2 }],
    [
      { ge: 0, le: 10 },
      { ge: 1, le: 9 },
    ],
  ])('%j, then %j', ([before, after]) => {
    expect(relateLimits(before, after)).toBe('tightened');
    expect(relateLimits(after, before)).toBe('loosened');
  });
});

test.for<[Constraints, Constraints]>([
  [
    { ge: 0, le: 10 },
    { ge: 1, le: 11 },
  ],
  [{ pattern: 'a' }, { pattern: 'b' }],
  [{ multipleOf: 2 }, { multipleOf: 3 }],
])('%j and %j allow other values', ([before, after]) => {
  expect(relateLimits(before, after)).toBe('changed');
  expect(relateLimits(after, before)).toBe('changed');
});

test.for<[Constraints, Constraints]>([
  [{}, {}],
  [{ minItems: 2 }, { minLength: 2 }],
  [{}, { uniqueItems: false }],
  [{}, { minLength: 0 }],
])('%j and %j allow the same', ([before, after]) => {
  expect(relateLimits(before, after)).toBe('same');
});

const limits: fc.Arbitrary<Constraints> = fc.record(
  {
    ge: fc.integer({ min: -5, max: 5 }),
    gt: fc.double({ min: -5, max: 5, noNaN: true }),
    le: fc.integer({ min: -5, max: 5 }),
    lt: fc.integer({ min: -5, max: 5 }),
    maxLength: fc.nat(5),
    minLength: fc.nat(5),
    multipleOf: fc.integer({ min: 1, max: 9 }),
    pattern: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: [] },
);

test('a change that tightens in one direction loosens in the other', () => {
  const inverse = new Map([
    ['tightened', 'loosened'],
    ['loosened', 'tightened'],
  ]);
  fc.assert(
    fc.property(limits, limits, (before, after) => {
      const relation = relateLimits(before, after);
      expect(relateLimits(after, before)).toBe(inverse.get(relation) ?? relation);
      expect(relateLimits(before, { ...before })).toBe('same');
    }),
  );
});

test('limits are written like in Pydantic', () => {
  expect(
    describeLimits({}, { constraints: { ge: 1, maxLength: 5, pattern: '^a$' } }, 'x').after,
  ).toBe('ge=1, max_length=5, pattern="^a$"');
  expect(describeLimits({}, {}, 'x').after).toBeUndefined();
});
