import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnchors } from '../../../../astro-site/src/routing/anchors.ts';

test('a Python name is its own anchor', () => {
  const makeAnchor = createAnchors();
  expect(makeAnchor('create_connector')).toBe('create_connector');
  expect(makeAnchor('__proto__')).toBe('__proto__');
  expect(makeAnchor('größe')).toBe('größe');
});

test('a taken name gets a number, also if Starlight uses it', () => {
  const makeAnchor = createAnchors();
  expect([makeAnchor('get'), makeAnchor('get'), makeAnchor('get')]).toEqual([
    'get',
    'get-2',
    'get-3',
  ]);
  expect(makeAnchor('_top')).toBe('_top-2');
});

test('any names give ids that are unique, not empty and without white space', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'a-2'))),
      (names) => {
        const anchors = names.map(createAnchors());
        expect(new Set(anchors).size).toBe(names.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{N}_.-]+$/u);
      },
    ),
  );
});
