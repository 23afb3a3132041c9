import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTypos, getAllowedTypos } from '../../../../astro-site/src/search/typo.ts';

test.each([
  ['connector', 'connector', 0],
  ['conector', 'connector', 1],
  ['connetcor', 'connector', 1],
  ['connnector', 'connector', 1],
  ['conector', 'connectors', 1],
  ['conecto', 'connectors', 1],
  ['usr', 'user', 1],
  ['webhook', 'connector', 3],
])('from %s to %s', (typed, word, typos) => {
  expect(countTypos(typed, word, 2)).toBe(typos);
});

test('short words allow none', () => {
  expect(['id', 'usr', 'webhook', 'connector'].map((word) => getAllowedTypos(word.length))).toEqual(
    [0, 1, 1, 2],
  );
});

test('one letter dropped is at most one slip, and never more than the limit is counted', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.nat(2), word, (text, at, limit, other) => {
      const index = at % text.length;
      const dropped = text.slice(0, index) + text.slice(index + 1);
      expect(countTypos(dropped, text, 2)).toBeLessThanOrEqual(1);
      expect(countTypos(text, other, limit)).toBeLessThanOrEqual(limit + 1);
    }),
  );
});
