import { expect, test } from 'vitest';
import {
  findNestedModel,
  makeNestedFields,
} from '../../../../../astro-site/src/page-models/fields/nested-fields.ts';
import type { ClassItem } from '../../../../../extractor/contract/class.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../../extractor/support/contract.ts';

const color: ClassItem = {
  ...makeModel('shop.Color'),
  model: {
    flavor: 'enum',
    shape: 'enum',
    describesJson: true,
    members: [
      { name: 'RED', value: { text: '"red"', value: 'red' } },
      { name: 'ANY', value: { text: 'auto()' } },
    ],
  },
};
const owner = makeModel('shop.Owner', [], [makeField('name', makeName('str'))]);
const pet = makeModel(
  'shop.Pet',
  [],
  [
    makeField('owners', makeList(makeName('shop.Owner'))),
    makeField('color', makeName('shop.Color')),
    makeField('parent', makeName('shop.Pet')),
  ],
);
const view = createPackageView(makePackage([makeModule('shop', [color, owner, pet])]));

test('a field names the model that it holds, or the values of its enum', () => {
  const fields = makeNestedFields(makeName('shop.Pet'), 'list.200', view);
  expect(fields?.map(({ anchor, nested, values }) => ({ anchor, nested, values }))).toEqual([
    {
      anchor: 'list.200.owners',
      nested: { id: 'shop.Owner', name: 'Owner', count: 1 },
      values: undefined,
    },
    { anchor: 'list.200.color', nested: undefined, values: ['red', 'auto()'] },
    {
      anchor: 'list.200.parent',
      nested: { id: 'shop.Pet', name: 'Pet', count: 3 },
      values: undefined,
    },
  ]);
});

test('types without a model, or with several, have no fields', () => {
  const several = {
    kind: 'union',
    members: [makeName('shop.Pet'), makeName('shop.Owner')],
  } as const;
  expect(makeNestedFields(makeName('str'), 'x', view)).toBeUndefined();
  expect(
    makeNestedFields({ ...several, members: [...several.members] }, 'x', view),
  ).toBeUndefined();
  expect(findNestedModel(undefined, view)).toBeUndefined();
});
