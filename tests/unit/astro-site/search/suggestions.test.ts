import { expect, test } from 'vitest';
import { suggestGroups, suggestModules } from '../../../../astro-site/src/search/suggestions.ts';
import { makeOperation, SHOP } from './symbols.ts';

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

test('modules are listed with their summary', () => {
  expect(suggestModules(SHOP)).toEqual([
    { title: 'shop.api', detail: 'Calls of the shop.', href: '/api-docs/shop/api/' },
  ]);
});
