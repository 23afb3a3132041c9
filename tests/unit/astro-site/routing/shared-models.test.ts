import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listModelNames } from '../../../../astro-site/src/exports/model-names.ts';
import { listInventory } from '../../../../astro-site/src/exports/objects-inv.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { renderMovedPage } from '../../../../astro-site/src/render/moved-page.ts';
import { PageArea } from '../../../../astro-site/src/render/react/Sections.tsx';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { getHref } from '../../../../astro-site/src/routing/route.ts';
import { collectSymbols } from '../../../../astro-site/src/search/collect-symbols.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeField, makeModel, makeModule, makePackage } from '../../extractor/support/contract.ts';
import { listEntries, makePages } from '../page-models/pages.ts';

const makeFields = (count: number) =>
  Array.from({ length: count }, (_, index) => makeField(`f${String(index)}`));

/** A large package: a module with hundreds of models, one with a few, and a large model. */
const CONTENT = makePackage([
  makeModule('shop', []),
  makeModule('shop.generated', [
    ...Array.from({ length: 500 }, (_, index) =>
      makeModel(`shop.generated.Field${String(index)}`, [], makeFields(3)),
    ),
    makeModel('shop.generated.Apple', [], makeFields(2)),
    makeModel('shop.generated.Whale', [], makeFields(90)),
  ]),
  makeModule('shop.few', [makeModel('shop.few.One', [], makeFields(1)), makeModel('shop.few.Two')]),
]);
const PAGES = makePages(CONTENT);
const TABLE = createRouteTable([CONTENT]);
const GENERATED = '/api-docs/shop/generated';

const getPlace = (id: string): string => getHref(TABLE.find(id) ?? { slug: 'nowhere' });
const render = ([page]: (typeof PAGES)[number]): string =>
  page.areas
    .map((sections) => renderToStaticMarkup(createElement(PageArea, { page, sections })))
    .join('');

test('small models of a large package share pages, a large one has its own', () => {
  expect(getPlace('shop.generated.Apple')).toBe(`${GENERATED}/models-from-Apple/#Apple`);
  expect(getPlace('shop.generated.Whale')).toBe(`${GENERATED}/Whale/`);
  expect(getPlace('shop.few.One')).toBe('/api-docs/shop/few/#One');
  const kinds = Object.groupBy(PAGES, ([{ kind }]) => kind);
  expect(kinds.model?.map(([{ title }]) => title)).toEqual(['Whale']);
  expect(kinds.shared?.length).toBeGreaterThan(10);
  expect(kinds.shared?.length).toBeLessThan(60);
});

test('a package with fewer models has a page for each of them', () => {
  const few = makePackage([makeModule('shop', [makeModel('shop.One')])]);
  expect(createRouteTable([few]).find('shop.One')).toEqual({ slug: 'shop/One' });
  expect(createRouteTable([few]).moved).toEqual([]);
});

test('every model and every field is on the page that its address names, once', () => {
  const html = new Map(PAGES.map((each) => [each[1], render(each)]));
  const models = CONTENT.modules.flatMap(({ items }) => items);
  expect(models.length).toBeGreaterThan(100);
  for (const { id, name } of models) {
    for (const field of [undefined, ...TABLE.listFields(id)]) {
      const place = field === undefined ? TABLE.find(id) : TABLE.findField(id, field);
      const [page = '', anchor] = getHref(place ?? { slug: 'nowhere' }).split('#');
      const count = html.get(page)?.split(` id="${anchor ?? ''}"`).length ?? 0;
      expect([name, field, anchor === undefined || count === 2]).toEqual([name, field, true]);
    }
  }
});

test('a page stays below the size that it is meant to have, and links the pages around it', () => {
  const shared = PAGES.filter(([{ kind }]) => kind === 'shared');
  for (const each of shared) expect(render(each).length).toBeLessThan(75_000);
  const [first, second] = shared;
  expect(first?.[0].title).toBe('Models of shop.generated: Apple');
  expect(first?.[0].next).toEqual({ label: 'Field0', link: second?.[1] });
  expect(second?.[0].prev).toEqual({ label: 'Apple', link: first?.[1] });
});

test('the address that a model would have leads to it', () => {
  expect(TABLE.moved).toContainEqual({
    slug: 'shop/generated/Apple',
    to: { slug: 'shop/generated/models-from-Apple', anchor: 'Apple' },
  });
  expect(TABLE.moved).toHaveLength(503);
  const html = renderMovedPage('b', '/docs/a/#b');
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/docs/a/#b">');
  expect(renderMovedPage('<script>', '/"><script>')).not.toContain('<script>');
});

test('search, the inventory, the filter and Markdown know where shared models are', () => {
  const symbols = collectSymbols(listEntries(PAGES));
  expect(symbols).toContainEqual({
    kind: 'model',
    module: 'shop.generated',
    name: 'Field7',
    href: getPlace('shop.generated.Field7'),
    summary: '',
  });
  expect(symbols).toContainEqual(
    expect.objectContaining({ kind: 'field', owner: 'One', href: '/api-docs/shop/few/#One.f0' }),
  );
  const inventory = listInventory(createPackageView(CONTENT), TABLE);
  expect(inventory.find(({ name }) => name === 'shop.generated.Apple')?.uri).toBe(
    'api-docs/shop/generated/models-from-Apple/#Apple',
  );
  const [names] = listModelNames(TABLE);
  expect(names?.names).toContainEqual(['Apple', 'models-from-Apple/#Apple']);
  expect(names?.names).toContain('Whale');
  const page = PAGES.find(([{ title }]) => title === 'Models of shop.generated: Apple');
  expect(page && writeReferencePage(...page, '/')).toContain('## `Apple`');
});
