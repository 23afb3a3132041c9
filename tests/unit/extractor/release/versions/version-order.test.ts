import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareVersions,
  isPrereleaseLabel,
} from '../../../../../extractor/release/versions/version-order.ts';

/** PEP 440's own order, and labels outside of it. */
const ORDERED = [
  'canary',
  'nightly-2',
  'nightly-10',
  '0.9',
  '1.dev1',
  '1.0a1.dev1',
  '1.0a1',
  '1.0.0-alpha.2',
  '1.0b1',
  '1.0rc1',
  '1.0',
  '1.0+abc',
  '1.0+1',
  '1.0+1.2',
  '1.0.post1.dev1',
  '1.0.post1',
  'v1.0.1',
  '1.2',
  '1.10',
  '1!0.1',
];

describe('compareVersions', () => {
  test('orders versions as PEP 440 does, and other labels before them', () => {
    const shuffled = fc.shuffledSubarray(ORDERED, { minLength: ORDERED.length });
    fc.assert(
      fc.property(shuffled, (labels) => {
        expect(labels.toSorted(compareVersions)).toEqual(ORDERED);
      }),
    );
  });

  test.each([
    ['1.0', '1.0.0'],
    ['v1.0', '1.0'],
    ['1.0-1', '1.0.post1'],
    ['1.0RC1', '1.0-c-1'],
  ])('%s and %s differ only by their spelling', (a, b) => {
    expect(Math.sign(compareVersions(a, b))).toBe(a < b ? -1 : 1);
    expect(compareVersions(a, '0.9')).toBeGreaterThan(0);
    expect(compareVersions(b, '1.0.1')).toBeLessThan(0);
  });

  test('is an order: of any three labels', () => {
    const label = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,8}$/),
      fc.stringMatching(/^\d{1,2}(\.\d){0,2}((a|rc)\d)?(\.post\d)?(\.dev\d)?$/),
    );
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
        expect(compareVersions(a, b) === 0).toBe(a === b);
        const [x = '', y = '', z = ''] = [a, b, c].toSorted(compareVersions);
        expect(compareVersions(x, z)).toBeLessThanOrEqual(0);
        expect(compareVersions(y, z)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ['1.0', false],
  ['1.0.post1', false],
  ['1.0-1', false],
  ['1.0+rc', false],
  ['nightly', false],
  ['1.0rc1', true],
  ['1.0.0-beta.1', true],
  ['1.0.dev3', true],
  ['1.0.0-canary.3', true],
])('%s is a pre-release: %s', (label, expected) => {
  expect(isPrereleaseLabel(label)).toBe(expected);
});
