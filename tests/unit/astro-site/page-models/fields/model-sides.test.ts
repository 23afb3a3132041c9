import { expect, test } from 'vitest';
import { getOutputSource } from '../../../../../astro-site/src/code/example-source.ts';
import { makeExample, toJson } from '../../../../../astro-site/src/code/example.ts';
import {
  describeReturned,
  getReturnedSource,
} from '../../../../../astro-site/src/page-models/fields/returned-fields.ts';
import { makeFieldRow } from '../../../../../astro-site/src/page-models/fields/rows.ts';
import { createScope } from '../../../../../astro-site/src/reference/scope.ts';
import { createRouteTable } from '../../../../../astro-site/src/routing/route-table.ts';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../../extractor/support/contract.ts';

const user = {
  ...makeModel('shop.User'),
  model: {
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

test('a model says what only travels one way', () => {
  const { packages } = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
  });
  const [settings] = packages;
  if (settings === undefined) throw new Error('The configuration has a package.');
  const scope = createScope(view, settings, createRouteTable([content]));
  const computed = view.outputFields('shop.User').filter(({ isComputed }) => isComputed);
  const rows = [...view.fields('shop.User'), ...computed].map((field) =>
    makeFieldRow(field, 'shop.User', scope),
  );
  expect(rows.map(({ name, sending, isSet }) => [name, sending, isSet])).toEqual([
    ['password', [['only in requests: it is never returned']], undefined],
    ['age', [['returned as ', { code: 'years' }]], undefined],
    [
      'size',
      [
        ['in requests as ', { code: 'str' }],
        ['returned as ', { code: 'int' }],
      ],
      undefined,
    ],
    // Whether it is required says nothing to callers.
    ['label', [['only in responses: the model computes it']], true],
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
