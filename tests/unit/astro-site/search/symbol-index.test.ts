import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSymbols } from '../../../../astro-site/src/search/symbol-index.ts';
import type { SearchSymbol } from '../../../../astro-site/src/search/symbol.ts';
import { anySymbols, makeModel, SHOP } from './symbols.ts';
import { readSymbols } from '../../../tools/search.ts';

test('packed, sent and unpacked, the symbols are the same', () => {
  fc.assert(
    fc.property(anySymbols, (symbols) => {
      const sent: unknown = JSON.parse(JSON.stringify(packSymbols(symbols)));
      expect(readSymbols(sent as ReturnType<typeof packSymbols>)).toEqual(symbols);
    }),
  );
});

test('variants stay variants', () => {
  const href = '/api-docs/shop/api/AsyncBook/';
  const variant: SearchSymbol = {
    ...{ kind: 'class', module: 'shop.api', name: 'AsyncBook', href, summary: '' },
    isVariant: true,
  };
  const symbols = [...SHOP, variant];
  expect(readSymbols(packSymbols(symbols))).toEqual(symbols);
  expect(packSymbols(symbols).kinds.at(-1)).toBe('C');
});

test('pages and their headings come back whole', () => {
  const symbols: SearchSymbol[] = [
    { kind: 'page', name: 'Orders', href: '/orders/', summary: 'What an order is.' },
    { kind: 'heading', name: 'Add a line', owner: 'Orders', href: '/orders/#add-a-line' },
    ...SHOP,
  ];
  expect(readSymbols(packSymbols(symbols))).toEqual(symbols);
});

test('usual addresses take no room', () => {
  const { links } = packSymbols(SHOP);
  expect(links.filter((link) => link !== 0)).toEqual(['/api-docs/shop/api/']);
});

test('an address that lies elsewhere is kept whole', () => {
  const symbols = [...SHOP, { ...makeModel('Far'), href: '/api-docs/other/Far-2/' }];
  expect(readSymbols(packSymbols(symbols))).toEqual(symbols);
});

test('an index of another format says what to do', () => {
  const index = { ...packSymbols(SHOP), format: 2 };
  expect(() => readSymbols(index)).toThrow(
    'The symbol index has format 2, this page reads 1: reload the page.',
  );
});
