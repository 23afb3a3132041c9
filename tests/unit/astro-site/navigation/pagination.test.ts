import { expect, test } from 'vitest';
import { makePagination } from '../../../../astro-site/src/navigation/pagination.ts';

const NEIGHBOURS = [
  { label: 'Start', href: '/de/' },
  { label: 'Orders', href: '/de/orders/' },
  { label: 'Reference', href: '/api-docs/' },
];

type Data = Parameters<typeof makePagination>[1]['data'];

function make(data: Data = {}, path = '/docs/de/orders/') {
  const { prev, next } = makePagination(NEIGHBOURS, { path, base: '/docs/', data });
  return [prev, next].map((link) => link && `${link.label} ${link.href}`);
}

test('links the pages before and after a page', () => {
  expect(make()).toEqual(['Start /docs/de/', 'Reference /docs/api-docs/']);
  expect(make({}, '/docs/de/')).toEqual([undefined, 'Orders /docs/de/orders/']);
  expect(make({}, '/docs/api-docs/')).toEqual(['Orders /docs/de/orders/', undefined]);
  expect(make({}, '/docs/elsewhere/')).toEqual([undefined, undefined]);
});

test('front matter removes, renames or replaces a link', () => {
  expect(make({ prev: false, next: true })).toEqual([undefined, 'Reference /docs/api-docs/']);
  expect(make({ prev: 'Back', next: { label: 'Calls' } })).toEqual([
    'Back /docs/de/',
    'Calls /docs/api-docs/',
  ]);
  const given = { next: { link: '/faq/', label: 'Questions' } };
  expect(make(given)[1]).toBe('Questions /faq/');
  expect(make(given, '/docs/elsewhere/')).toEqual([undefined, 'Questions /faq/']);
  expect(make({ next: { link: '/faq/' } }, '/docs/elsewhere/')[1]).toBeUndefined();
});
