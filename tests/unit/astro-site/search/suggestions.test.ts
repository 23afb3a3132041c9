import { describe, expect, test } from 'vitest';
import { suggestGroups, suggestPackages } from '../../../../astro-site/src/search/suggestions.ts';
import { makeModel, makeOperation, SHOP } from './symbols.ts';

test('groups lead to their page with the filter set', () => {
  expect(suggestGroups(SHOP)).toEqual([
    { title: 'Orders', detail: '4 operations', href: '/api-docs/shop/api/?group=Orders' },
  ]);
});

test('a group of any name is one parameter of the address', () => {
  const [group] = suggestGroups([makeOperation('a', 'GET /a', { group: 'a & b=c#<d>' })]);
  const address = new URL(group?.href ?? '', 'https://example.com');
  expect([...address.searchParams]).toEqual([['group', 'a & b=c#<d>']]);
  expect(group?.detail).toBe('1 operation');
});

test('the modules of a single package are listed with their summary', () => {
  expect(suggestPackages(SHOP)).toEqual([
    { title: 'shop.api', detail: 'Calls of the shop.', href: '/api-docs/shop/api/' },
  ]);
});

describe('of several packages', () => {
  const make = (name: string, page: string, group = '') =>
    makeOperation(name, 'GET /a', { group, href: `/docs/api-docs/${page}#${name}` });
  const symbols = [
    make('list', 'bank/api/', 'Accounts'),
    make('pay', 'shop/Client/pay/', 'Orders'),
    make('ship', 'shop/Client/ship/', 'Orders'),
    { ...makeModel('Note'), href: '/docs/api-docs/notes/Note/' },
  ];

  test('those with most operations come first', () => {
    expect(suggestPackages(symbols)).toEqual([
      { title: 'shop', detail: '2 operations', href: '/docs/api-docs/shop/' },
      { title: 'bank', detail: '1 operation', href: '/docs/api-docs/bank/' },
      { title: 'notes', detail: '1 name', href: '/docs/api-docs/notes/' },
    ]);
  });

  test('groups name their package, and lead to its index if they have several pages', () => {
    expect(suggestGroups(symbols)).toEqual([
      { title: 'Orders', detail: 'shop · 2 operations', href: '/docs/api-docs/shop/operations/' },
      {
        title: 'Accounts',
        detail: 'bank · 1 operation',
        href: '/docs/api-docs/bank/api/?group=Accounts',
      },
    ]);
  });
});
