import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packSymbols } from '../../../../astro-site/src/search/symbol-index.ts';
import { SHOP } from './symbols.ts';

const ENTRIES = ['5', '4', '3', '2', '1'].map((version) => ({
  version,
  date: '2026-11-21',
  aliases: [],
}));
const VERSIONS = { schemaVersion: 1, default: '3', versions: ENTRIES };

const fetched = vi.fn((address: string) =>
  Promise.resolve(
    address === '/versions.json'
      ? Response.json(VERSIONS)
      : address === '/5/symbols.json'
        ? Response.json({ format: 99 })
        : Response.json(packSymbols(address === '/symbols.json' ? [] : SHOP)),
  ),
);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['1', ['3', '5', '4']],
  ['3', ['5', '4']],
  ['5', ['3', '4', '2']],
])('beside version %s the default one is searched first, then the newest: %j', async (own, all) => {
  const { listOthers } = await import('../../../../astro-site/src/search/other-versions.ts');
  expect(listOthers(own, VERSIONS)).toEqual(all);
});

test('a version whose index this page cannot read, or that has nothing, is left out', async () => {
  const { searchOtherVersions } =
    await import('../../../../astro-site/src/search/other-versions.ts');
  const sections = await searchOtherVersions('create_order', { version: '1', root: '/' });
  expect(sections.map(({ heading }) => heading)).toEqual(['In version 4']);
  expect(sections[0]?.results[0]).toMatchObject({ symbol: { name: 'create_order' } });
  expect(fetched.mock.calls.map(([address]) => address).toSorted()).toEqual([
    '/4/symbols.json',
    '/5/symbols.json',
    '/symbols.json',
    '/versions.json',
  ]);
});
