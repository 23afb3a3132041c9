import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSymbols, unpackSymbols } from '../../../../astro-site/src/search/symbol-index.ts';
import { anySymbols, makeModel, SHOP } from './symbols.ts';

test('packed, sent and unpacked, the symbols are the same', () => {
  fc.assert(
    fc.property(anySymbols, (symbols) => {
      const sent: unknown = JSON.parse(JSON.stringify(packSymbols(symbols)));
      expect(unpackSymbols(sent as ReturnType<typeof packSymbols>)).toEqual(symbols);
    }),
  );
});

test('usual addresses take no room', () => {
  const { links } = packSymbols(SHOP);
  expect(links.filter((link) => link !== 0)).toEqual(['/api-docs/shop/api/']);
});

test('an address that lies elsewhere is kept whole', () => {
  const symbols = [...SHOP, { ...makeModel('Far'), href: '/api-docs/other/Far-2/' }];
  expect(unpackSymbols(packSymbols(symbols))).toEqual(symbols);
});

test('an index of another format says what to do', () => {
  const index = { ...packSymbols(SHOP), format: 2 };
  expect(() => unpackSymbols(index)).toThrow(
    'The symbol index has format 2, this page reads 1: reload the page.',
  );
});
