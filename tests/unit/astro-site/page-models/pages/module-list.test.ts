import { expect, test } from 'vitest';
import { makeModule, makePackage } from '../../../extractor/support/contract.ts';
import { makePages } from '../pages.ts';

function listModules(count: number): Record<string, [string, string | undefined][]> {
  const names = Array.from({ length: count }, (_, index) => `shop.types.t${String(index)}`);
  const technical = ['shop.__main__', 'shop.__version__'];
  const ids = ['shop', ...technical, 'shop.types', ...names, 'shop.api'];
  const modules = ids.map((id) => makeModule(id, []));
  const pages = makePages(makePackage(modules));
  return Object.fromEntries<[string, string | undefined][]>(
    pages.flatMap(([{ owner, areas }]) =>
      areas.flat().flatMap((part) => {
        if (part.kind !== 'part' || part.id !== 'package-modules') return [];
        const entries = part.sections.flatMap((each) =>
          each.kind === 'index' ? each.entries : [],
        );
        return [
          [
            owner ?? '',
            entries.map(({ name, note }): [string, string | undefined] => [name, note]),
          ],
        ];
      }),
    ),
  );
}

test('the page of a package lists its modules without technical ones, that of a module those directly below', () => {
  const listed = listModules(3);
  expect(Object.keys(listed)).toEqual(['shop', 'shop.types']);
  expect(listed['shop.types']?.map(([name]) => name)).toEqual(['t0', 't1', 't2']);
  expect(listed['shop']?.map(([name]) => name)).toEqual([
    'types',
    'types.t0',
    'types.t1',
    'types.t2',
    'api',
  ]);
});

test('in a package with very many modules, each page lists those directly below', () => {
  const listed = listModules(120);
  expect(listed['shop']).toEqual([
    ['types', '120 modules'],
    ['api', undefined],
  ]);
  expect(listed['shop.types']).toHaveLength(120);
});
