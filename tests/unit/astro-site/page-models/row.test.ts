import { expect, test } from 'vitest';
import { repeatsBase, type Row } from '../../../../astro-site/src/page-models/sections/row.ts';

test('of neighbouring rows with one base, the first links it', () => {
  const rows = ['', 'Base', 'Base', 'Other', '', '', 'Base'].map((name): Row => ({
    name: 'field',
    required: true,
    ...(name === '' ? {} : { inheritedFrom: { name, id: `shop.${name}` } }),
  }));
  const repeated = rows.map((_, index) => repeatsBase(rows, index));
  expect(repeated).toEqual([false, false, true, false, false, false, false]);
});
