import { expect, test } from 'vitest';
import { getOutputSource } from '../../../../../astro-site/src/code/example-source.ts';
import { makeExample, toJson } from '../../../../../astro-site/src/code/example.ts';
import {
  describeReturned,
  getReturnedSource,
} from '../../../../../astro-site/src/page-models/fields/returned-fields.ts';
import { makeFieldRow } from '../../../../../astro-site/src/page-models/fields/rows.ts';
import { makeAttribute as makeAttributeModel } from '../../../../../astro-site/src/page-models/member.ts';
import { createScope, type Scope } from '../../../../../astro-site/src/reference/scope.ts';
import { createRouteTable } from '../../../../../astro-site/src/routing/route-table.ts';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import type { AttributeItem } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makeAttribute } from '../../reference/items.ts';

const user = {
  ...makeModel('shop.User'),
  model: {
    describesJson: true as const,
    flavor: 'pydantic' as const,
    fields: [
      { ...makeField('password'), inputOnly: true as const },
      { ...makeField('age'), outputName: 'years' },
      {
        ...makeField('size'),
        type: makeList({
          kind: 'name',
          name: 'Size',
          input: makeName('str'),
          output: makeName('int'),
        }),
      },
    ],
    computed: [makeField('label')],
  },
};
const content = makePackage([makeModule('shop', [user])]);
const view = createPackageView(content);

function makeScope(shown: Package): Scope {
  const { packages } = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
  });
  const [settings] = packages;
  if (settings === undefined) throw new Error('The configuration has a package.');
  return createScope(createPackageView(shown), settings, createRouteTable([shown]));
}

test('a model says what only travels one way', () => {
  const scope = makeScope(content);
  const computed = view.outputFields('shop.User').filter(({ isComputed }) => isComputed);
  const rows = [...view.fields('shop.User'), ...computed].map((field) =>
    makeFieldRow(field, 'shop.User', scope),
  );
  expect(rows.map(({ name, sending, isSet }) => [name, sending, isSet])).toEqual([
    ['password', [['Only in requests: it is never returned']], undefined],
    ['age', [['Returned as ', { code: 'years' }]], undefined],
    [
      'size',
      [
        ['In requests as ', { code: 'str' }],
        ['Returned as ', { code: 'int' }],
      ],
      undefined,
    ],
    // Whether it is required says nothing to callers.
    ['label', [['Only in responses: the model computes it']], true],
  ]);
});

test('an example of a response has what the model writes', () => {
  const read = toJson(makeExample(makeName('shop.User'), view));
  const written = toJson(makeExample(makeName('shop.User'), getOutputSource(view)));
  expect(Object.keys(Object(read) as object)).toEqual(['password', 'age', 'size']);
  expect(Object.keys(Object(written) as object)).toEqual(['years', 'size', 'label']);
});

test('a response says which fields it contains, and its example has them', () => {
  const type = makeName('shop.User');
  const response = {
    ...{ status: '200', origin: 'declared' as const, type },
    exclude: ['label'],
    omits: ['none' as const],
    byName: true as const,
  };
  expect(describeReturned(response)).toEqual([
    'These fields are not returned: label.',
    'Fields without a value are left out.',
    'Fields have their Python names.',
  ]);
  const example = toJson(makeExample(type, getReturnedSource(response, view)));
  expect(Object.keys(Object(example) as object)).toEqual(['age', 'size']);
  expect(describeReturned({ ...response, include: ['age'] })[0]).toBe(
    'Only these fields are returned: age.',
  );
});

test('an alias says its limits and what JSON holds in its place, and so do fields of its type', () => {
  const number = { kind: 'name' as const, name: 'int', constraints: { gt: 0 } };
  const weight = makeAttribute('shop.Weight', {
    aliasOf: { ...number, input: makeName('float'), output: makeName('str') },
  });
  const load = makeAttribute('shop.Load', { aliasOf: makeList(makeName('shop.Weight')) });
  const tree = makeAttribute('shop.Tree', { aliasOf: makeList(makeName('shop.Tree')) });
  const scope = makeScope(makePackage([makeModule('shop', [weight, load, tree])]));
  const getFacts = (alias: AttributeItem) => {
    const { sections } = makeAttributeModel(alias, alias.name, scope);
    return sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  };
  const sides = [
    { title: 'In requests as', value: { kind: 'types', types: [makeName('float')] } },
    { title: 'Returned as', value: { kind: 'types', types: [makeName('str')] } },
  ];
  const limits = { title: 'Limits', value: { kind: 'phrase', phrase: ['int: > 0'] } };
  expect([weight, load, tree].map(getFacts)).toEqual([[limits, ...sides], sides, []]);
  const field = makeField('load', makeName('shop.Load'));
  expect(makeFieldRow(field, 'shop.Parcel', scope).sending).toEqual([
    ['In requests as ', { code: 'float' }],
    ['Returned as ', { code: 'str' }],
  ]);
});
