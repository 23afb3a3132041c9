import { expect, test } from 'vitest';
import { listModelNames } from '../../../../astro-site/src/exports/model-names.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { divideModels, sortByName } from '../../../../astro-site/src/routing/model-parts.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { makeModel, makeModule, makePackage } from '../../extractor/support/contract.ts';
import { makePages } from '../page-models/pages.ts';

const list = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => makeModel(`shop.${prefix}${String(index)}`));

test('a short list is not divided, a long one by letters and into parts of about the same size', () => {
  expect(divideModels(list(300, 'Field'))).toEqual([]);
  const parts = divideModels([...list(501, 'Field'), ...list(2, '_apple'), makeModel('shop.Ant')]);
  expect(parts.map(({ title, models }) => [title, models.length])).toEqual([
    ['A', 3],
    ['F 1', 167],
    ['F 2', 167],
    ['F 3', 167],
  ]);
  expect(parts.flatMap(({ models }) => models)).toHaveLength(504);
});

test('names are in the order of a dictionary, numbers by their value', () => {
  const names = ['b', 'A10', '_a', 'A9', 'Z', 'a'].map((name) => ({ name }));
  expect(sortByName(names).map(({ name }) => name)).toEqual(['_a', 'a', 'A9', 'A10', 'b', 'Z']);
});

test('the page of a large module links the pages that list its models, and every model is on one', () => {
  const models = [...list(310, 'Field'), makeModel('shop.field1')];
  const content = makePackage([makeModule('shop', models)]);
  const pages = makePages(content);
  const [module] = pages.filter(([{ kind }]) => kind === 'package');
  if (module === undefined) throw new Error('The package has a page.');
  expect(writeReferencePage(...module, '/')).toContain(
    '- [F 1](shop/models-of-F-1.md) · 156 · `Field0` – `Field154`',
  );
  const parts = pages.filter(([{ kind }]) => kind === 'models');
  expect(parts.map(([{ title, prev, next }]) => [title, prev, next])).toEqual([
    [
      'Models of shop: F 1',
      false,
      { label: 'Models of shop: F 2', link: '/api-docs/shop/models-of-F-2/' },
    ],
    [
      'Models of shop: F 2',
      { label: 'Models of shop: F 1', link: '/api-docs/shop/models-of-F-1/' },
      false,
    ],
  ]);
  const text = parts.map(([page, href]) => writeReferencePage(page, href, '/')).join('');
  for (const { name } of models) expect(text).toContain(`[\`${name}\`]`);
});

test('the filter knows the page of every model of a module', () => {
  const models = [...list(310, 'Field'), makeModel('shop.field1')];
  const [found, ...more] = listModelNames(
    createRouteTable([makePackage([makeModule('shop', models)])]),
  );
  expect(more).toEqual([]);
  expect(found?.slug).toBe('shop');
  expect(found?.names).toHaveLength(311);
  expect(found?.names).toContainEqual(['field1', 'field1-2/']);
  expect(found?.names).toContain('Field309');
});
