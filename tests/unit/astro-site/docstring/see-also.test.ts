import { expect, test } from 'vitest';
import { formatSeeAlso } from '../../../../astro-site/src/docstring/see-also.ts';

test('entries become a list of references', () => {
  expect(formatSeeAlso('read : Reads\n    all of it.\nwrite, shop.send\n:func:`close`')).toBe(
    '- :obj:`read`: Reads all of it.\n- :obj:`write`, :obj:`shop.send`\n- :func:`close`',
  );
});

test('prose stays as it is', () => {
  expect(formatSeeAlso('The handbook, chapter 3.')).toBe('The handbook, chapter 3.');
});
