import { expect, test } from 'vitest';
import type { ClassItem } from '../../../../../extractor/contract/class.ts';
import type { Operation, Response } from '../../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { getServerType } from '../../../../../extractor/contract/view/server-type.ts';
import {
  makeClientOperation,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../support/contract.ts';

const source = { file: 'shop/main.py', line: 1 };
const JSON_FLAVORS = ['pydantic', 'typedDict', 'enum'];
const makeFlavor = (flavor: string): ClassItem => ({
  ...makeModel(`shop.${flavor}`),
  model: {
    flavor,
    ...(JSON_FLAVORS.includes(flavor) ? { describesJson: true as const } : {}),
  },
});
const flavors = ['pydantic', 'typedDict', 'dataclass', 'attrs', 'namedTuple', 'enum'] as const;
const plain: ClassItem = { kind: 'class', id: 'shop.Plain', name: 'Plain', bases: [], source };
const alias = {
  kind: 'attribute' as const,
  id: 'shop.Alias',
  name: 'Alias',
  aliasOf: makeList(makeName('shop.pydantic')),
  source,
};
const view = createPackageView(
  makePackage([makeModule('shop', [...flavors.map(makeFlavor), plain, alias])]),
);

function find(
  type: TypeExpression,
  {
    returns = type,
    ...response
  }: Partial<Response> & { returns?: TypeExpression | undefined } = {},
  make: (id: string, parts: Partial<Operation>) => Operation = makeClientOperation,
): TypeExpression | undefined {
  const operation = make('shop.run', { signature: { parameters: [], returns } });
  return getServerType({ status: '2XX', origin: 'inferred', type, ...response }, operation, view);
}

const generic = (name: string, ...types: TypeExpression[]): TypeExpression => ({
  kind: 'generic',
  origin: { kind: 'name', name },
  arguments: types,
});
const model = makeName('shop.pydantic');
const none: TypeExpression = { kind: 'name', name: 'None' };
const str: TypeExpression = { kind: 'name', name: 'str' };

test.each([
  ['a pydantic model', model],
  ['a TypedDict', makeName('shop.typedDict')],
  ['an alias', makeName('shop.Alias')],
  ['a list', makeList(model)],
  ['a dict', generic('dict', str, model)],
  ['one that may be missing', { kind: 'union', members: [model, none] }],
  ['one of two', generic('Union', model, makeName('shop.typedDict'))],
  ['a generic model', { kind: 'generic', origin: model, arguments: [str] }],
] as [string, TypeExpression][])('%s describes what the server sends', (_, type) => {
  expect(find(type)).toEqual(type);
});

test.each([
  ['a dataclass', makeName('shop.dataclass')],
  ['a class of attrs', makeName('shop.attrs')],
  ['a named tuple', makeName('shop.namedTuple')],
  ['a class without fields', makeName('shop.Plain')],
  ['a class of another package', makeName('requests.Response')],
  ['a flag', { kind: 'name', name: 'bool' }],
  ['an iterator', generic('Iterator', model)],
  ['a tuple', generic('tuple', model, str)],
  ['a model or something else', generic('Union', model, makeName('shop.Plain'))],
  ['a generic class', { kind: 'generic', origin: makeName('shop.Plain'), arguments: [model] }],
] as [string, TypeExpression][])('%s is what Python makes of it', (_, type) => {
  expect(find(type)).toBeUndefined();
});

test('a type that the call names is what the server sends', () => {
  const type = makeName('shop.dataclass');
  expect(find(type, { wireType: model })).toEqual(model);
  expect(find(type, { returns: generic('Union', type, makeName('shop.Stream')) })).toEqual(type);
});

test('what a server declares is what it sends', () => {
  const type = makeName('shop.dataclass');
  expect(find(type, {}, makeOperation)).toEqual(type);
});
