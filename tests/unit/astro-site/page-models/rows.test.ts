import { expect, test } from 'vitest';
import { describeConstraints } from '../../../../astro-site/src/page-models/rows.ts';

test('limits are said in words', () => {
  expect(
    describeConstraints({ ge: 1, lt: 5, maxLength: 20, pattern: '^a', uniqueItems: true }),
  ).toEqual(['≥ 1', '< 5', '20 characters at most', 'matches ^a', 'items are unique']);
  expect(describeConstraints({ allowInfNan: false })).toEqual(['not: infinity and NaN allowed']);
  expect(describeConstraints()).toEqual([]);
});
