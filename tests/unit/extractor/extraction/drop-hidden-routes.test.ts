import { expect, test } from 'vitest';
import { dropHiddenRoutes } from '../../../../extractor/extraction/drop-hidden-routes.ts';
import { makeModel, makeModule, makeOperation } from '../support/contract.ts';

const parameter = { location: 'query', origin: 'inferred', required: false } as const;

test('hidden operations, their findings and hidden parameters are left out', () => {
  const module = makeModule('shop', [
    makeOperation('shop.secret', { includeInSchema: false }),
    makeOperation('shop.listed', {
      parameters: [
        { ...parameter, pythonName: 'debug', wireName: 'debug', includeInSchema: false },
        { ...parameter, pythonName: 'page', wireName: 'page' },
      ],
    }),
    { ...makeModel('shop.View'), members: ['shop.View.seen', 'shop.View.unseen'] },
    makeOperation('shop.View.seen'),
    makeOperation('shop.View.unseen', { includeInSchema: false }),
  ]);
  const finding = {
    code: 'WD401',
    rule: 'undocumented-operation',
    severity: 'note',
    hint: '',
  } as const;
  const findings = ['shop.secret', 'shop.listed'].map((item) => ({
    ...finding,
    message: `${item} has no docstring.`,
    item,
  }));
  const left = dropHiddenRoutes([module], findings);
  expect(left.map(({ item }) => item)).toEqual(['shop.listed']);
  expect(module.items.map(({ id }) => id)).toEqual(['shop.listed', 'shop.View', 'shop.View.seen']);
  expect(module.items[0]).toMatchObject({ parameters: [{ wireName: 'page' }] });
  expect(module.items[1]).toMatchObject({ members: ['shop.View.seen'] });
});

test('hidden parameters are in no signature', () => {
  const operation = makeOperation('shop.listed', {
    parameters: [
      { ...parameter, pythonName: 'debug', wireName: 'debug', includeInSchema: false },
      { ...parameter, pythonName: 'page', wireName: 'page' },
      {
        ...parameter,
        ...{ pythonName: 'limit', wireName: 'limit', dependency: 'shop.paging' },
        includeInSchema: false,
      },
    ],
    signature: {
      parameters: ['debug', 'page', 'limit'].map((name) => ({
        name,
        kind: 'positionalOrKeyword' as const,
      })),
    },
  });
  dropHiddenRoutes([makeModule('shop', [operation])], []);
  expect(operation.signature.parameters.map(({ name }) => name)).toEqual(['page', 'limit']);
});
