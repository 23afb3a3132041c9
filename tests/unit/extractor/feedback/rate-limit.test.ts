import { expect, test } from 'vitest';
import { createRateLimit } from '../../../../extractor/feedback/rate-limit.ts';

test('any minute counts, not that of the clock', () => {
  const count = createRateLimit(2);
  expect([count('a', 59_000), count('a', 60_000), count('a', 61_000)]).toEqual([0, 0, 58_000]);
  expect([count('a', 119_000), count('a', 119_001), count('a', 120_000)]).toEqual([0, 999, 0]);
});

test('keys are counted apart, also after the old ones were swept away', () => {
  const count = createRateLimit(1);
  expect([count('a', 1000), count('b', 50_000)]).toEqual([0, 0]);
  expect([count('c', 70_000), count('b', 70_000), count('a', 70_000)]).toEqual([0, 40_000, 0]);
});

test('an infinite limit allows everything', () => {
  const count = createRateLimit(Infinity);
  expect(Array.from({ length: 5000 }, () => count('a', 1)).some((wait) => wait > 0)).toBe(false);
});
