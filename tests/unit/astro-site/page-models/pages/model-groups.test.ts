import { expect, test } from 'vitest';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { groupModels } from '../../../../../astro-site/src/page-models/pages/model-groups.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../../extractor/support/contract.ts';

test('models are grouped by their role in operations', () => {
  const models = [
    makeModel('shop.Unused'),
    makeModel('shop.Apart'),
    {
      ...makeModel('shop.Color'),
      model: {
        flavor: 'enum' as const,
        shape: 'enum' as const,
        describesJson: true as const,
        members: [],
      },
    },
    makeModel('shop.Item'),
    makeModel('shop.Answer', [], [makeField('item', makeName('shop.Item'))]),
    makeModel('shop.Order'),
  ];
  const create = makeOperation('shop.create', {
    body: {
      mediaType: 'application/json',
      required: true,
      origin: 'inferred',
      type: makeName('shop.Order'),
    },
    responses: [{ status: '200', origin: 'inferred', type: makeName('shop.Answer') }],
  });
  const view = createPackageView(makePackage([makeModule('shop', [...models, create])]));
  const groups = groupModels(models, view).map(({ label, models: members }) => [
    label,
    members.map(({ name }) => name),
  ]);
  expect(groups).toEqual([
    ['Request bodies', ['Order']],
    ['Responses', ['Answer']],
    ['Nested models', ['Item']],
    ['Enums', ['Color']],
    ['Other models', ['Apart', 'Unused']],
  ]);
});
