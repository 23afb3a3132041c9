import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countEdits,
  countPrefixEdits,
} from '../../../../../extractor/contract/text/edit-distance.ts';

test.each([
  ['connector', 'connector', 0],
  ['conector', 'connector', 1],
  ['connetcor', 'connector', 1],
  ['connnector', 'connector', 1],
  ['conector', 'connectors', 1],
  ['conecto', 'connectors', 1],
  ['usr', 'user', 1],
  ['webhook', 'connector', 3],
])('from %s to %s', (typed, word, edits) => {
  expect(countPrefixEdits(typed, word, 2)).toBe(edits);
});

test('a swap is one edit, and letters at the end count in whole words', () => {
  expect(countEdits('packgaes', 'packages', 2)).toBe(1);
  expect(countEdits('package', 'packages', 2)).toBe(1);
  expect(countEdits('title', 'packages', 2)).toBe(3);
});

test('dropping a letter is at most one edit, and the count stops above the limit', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.nat(2), word, (text, at, limit, other) => {
      const index = at % text.length;
      const dropped = text.slice(0, index) + text.slice(index + 1);
      expect(countPrefixEdits(dropped, text, 2)).toBeLessThanOrEqual(1);
      expect(countPrefixEdits(text, other, limit)).toBeLessThanOrEqual(limit + 1);
    }),
  );
});
