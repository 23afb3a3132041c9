import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finish } from '../../../../astro-site/src/search/steps.ts';
import { packSymbols } from '../../../../astro-site/src/search/symbol-index.ts';
import { SHOP } from './symbols.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function load(base: string) {
  const module = await import('../../../../astro-site/src/search/load-symbols.ts');
  return module.loadSymbols(base);
}

test('fetches the index below the base, once', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(packSymbols(SHOP))));
  const { symbols, search } = await load('/docs');
  await load('/docs');
  expect(fetched.mock.calls).toEqual([['/docs/symbols.json']]);
  expect(symbols).toEqual(SHOP);
  expect(finish(search('create_order'))[0]?.symbol.name).toBe('create_order');
});

test('a failure is reported, and the next try fetches again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(load('/')).rejects.toThrow('/symbols.json answered 404.');
  fetched.mockResolvedValueOnce(Response.json(packSymbols(SHOP)));
  expect((await load('/')).symbols).toHaveLength(SHOP.length);
});

test.each([
  ['/guide/', ['create_order', 'Orders', 'Fees']],
  ['/de/guide/', ['create_order', 'Bestellungen']],
])('on %s, only the narrative pages in its language are found', async (pathname, expected) => {
  vi.stubGlobal('location', { pathname });
  const index = packSymbols(
    [
      ...SHOP.filter(({ name }) => name === 'create_order'),
      { kind: 'page', name: 'Orders', href: '/orders/', summary: '' },
      { kind: 'heading', name: 'Fees', href: '/orders/#fees', owner: 'Orders' },
      { kind: 'page', name: 'Bestellungen', href: '/de/orders/', summary: '' },
    ],
    ['de'],
  );
  fetched.mockResolvedValueOnce(Response.json(index));
  expect((await load('/')).symbols.map(({ name }) => name)).toEqual(expected);
});
