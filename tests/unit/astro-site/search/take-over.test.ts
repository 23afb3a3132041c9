import { expect, test } from 'vitest';
import { takeOver } from '../../../../astro-site/src/search/take-over.ts';

/** A part whose first letter says which one it replaces. */
const getKey = (part: string): string => part.charAt(0);

function show(next: string[], shown: string[], taken: number): readonly string[] {
  return takeOver(next, shown, taken, getKey).shown;
}

test('the first parts are replaced, and the others stay', () => {
  expect(show(['a2', 'b2', 'c2'], ['a1', 'b1', 'c1'], 1)).toEqual(['a2', 'b1', 'c1']);
});

test('a part whose turn has come is not shown a second time at its old place', () => {
  expect(show(['a2', 'c2', 'b2'], ['a1', 'b1', 'c1'], 2)).toEqual(['a2', 'c2']);
});

test('in the end, only the new parts are left', () => {
  expect(show(['a2', 'b2'], ['a1', 'b1', 'c1', 'd1'], 2)).toEqual(['a2', 'b2']);
  expect(show([], ['a1', 'b1', 'c1'], 2)).toEqual([]);
});
