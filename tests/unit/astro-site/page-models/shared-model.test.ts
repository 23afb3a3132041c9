import { expect, test } from 'vitest';
import { makeSharedModel } from '../../../../astro-site/src/page-models/shared-model.ts';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeField,
  makeFunction,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../extractor/support/contract.ts';

const item = makeModel('shop.Item', [], [makeField('sku', { kind: 'name', name: 'str' })]);
const order = makeModel('shop.Order', [], [makeField('item', makeName('shop.Item'))]);
const unused = makeModel('shop.Unused');

function makeSections(model: ClassItem, items: readonly Item[]): Section[] {
  const content = makePackage([makeModule('shop', [...items])]);
  const { packages } = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
  });
  const [settings] = packages;
  if (settings === undefined) throw new Error('The configuration has a package.');
  const scope = createScope(createPackageView(content), settings, createRouteTable([content]));
  return makeSharedModel(model, scope).sections;
}

function listExamples(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'folded') return listExamples(section.sections);
    return section.kind === 'modelExample' ? [section.json] : [];
  });
}

const read = makeClientOperation('shop.Orders.read', {
  responses: [{ status: '200', origin: 'inferred', type: makeName('shop.Order') }],
  client: { certainty: 'exact', evidence: [], access: ['client.orders.read'] },
});

test('a model within others has no example: theirs contain it', () => {
  const items = [item, order, unused, read];
  expect(listExamples(makeSections(order, items))).toEqual([
    JSON.stringify({ item: { sku: 'sku' } }, null, 2),
  ]);
  expect(listExamples(makeSections(item, items))).toEqual([]);
  expect(listExamples(makeSections(unused, items))).toEqual([]);
});

test('a call stands for its variants, and its name says which it is', () => {
  const variant = makeClientOperation('shop.AsyncOrders.read', {
    responses: read.responses,
    client: {
      certainty: 'exact',
      evidence: [],
      variantOf: { id: read.id, kind: 'async' },
    },
  });
  const clients = [makeClient('shop.Orders', {}), makeClient('shop.AsyncOrders', {})];
  const sections = makeSections(order, [order, item, ...clients, read, variant]);
  const usages = sections.flatMap((section) => (section.kind === 'usages' ? section.usages : []));
  expect(usages.map(({ id, name }) => [id, name])).toEqual([['shop.Orders.read', 'orders.read']]);
});

test('what a model inherits is in a line, without a heading', () => {
  const base = { ...makeModel('shop.Base'), members: ['shop.Base.save'] };
  const model = makeModel('shop.Model', ['shop.Base']);
  const sections = makeSections(model, [base, makeFunction('shop.Base.save'), model]);
  const at = sections.findIndex(({ kind }) => kind === 'inherited');
  expect(sections[at]).toMatchObject({ isShort: true, groups: [{ base: { name: 'Base' } }] });
  expect(sections[at - 1]?.kind).not.toBe('label');
});
