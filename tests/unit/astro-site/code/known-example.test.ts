import { expect, test } from 'vitest';
import { makeKnownExample } from '../../../../astro-site/src/code/known-example.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../extractor/support/contract.ts';

const source = { file: 'shop/main.py', line: 1 };
const str: TypeExpression = { kind: 'name', name: 'str' };
const any: TypeExpression = { kind: 'name', name: 'Any', id: 'typing.Any' };
const unknown: TypeExpression = { kind: 'name', name: 'Response', id: 'requests.Response' };

const plain: ClassItem = {
  kind: 'class',
  id: 'shop.Plain',
  name: 'Plain',
  bases: [],
  source,
};
const book = makeModel(
  'shop.Book',
  [],
  [
    makeField('title', str),
    makeField('untyped'),
    makeField('meta', any),
    makeField('raw', unknown),
    makeField('owner', makeName('shop.Plain')),
    makeField('tags', makeList(any)),
    { ...makeField('kind'), default: { text: '"book"', value: 'book' } },
  ],
);
const variable: Item = {
  kind: 'attribute',
  id: 'shop.T',
  name: 'T',
  value: { text: 'TypeVar("T")' },
  source,
};
const page: ClassItem = {
  ...makeModel('shop.Page', [], [makeField('data', makeList(makeName('shop.T')))]),
  bases: [
    {
      kind: 'generic',
      origin: { kind: 'name', name: 'Generic', id: 'typing.Generic' },
      arguments: [makeName('shop.T')],
    },
  ],
};
const alias: Item = {
  kind: 'attribute',
  id: 'shop.Books',
  name: 'Books',
  aliasOf: makeList(makeName('shop.Book')),
  source,
};
const view = createPackageView(
  makePackage([makeModule('shop', [plain, book, variable, page, alias, makeModel('shop.Empty')])]),
);

const make = (type: TypeExpression | undefined) => makeKnownExample(type, view);
const generic = (name: string, ...types: TypeExpression[]): TypeExpression => ({
  kind: 'generic',
  origin: { kind: 'name', name },
  arguments: types,
});
const shown = { title: 'title', tags: [], kind: 'book' };
const leftOut = ['untyped', 'meta', 'raw', 'owner'];

test('a model has its known fields, and the names of the others', () => {
  expect(make(makeName('shop.Book'))).toEqual({ json: shown, leftOut });
});

test.each([
  ['a list', makeList(makeName('shop.Book')), [shown]],
  ['an alias', makeName('shop.Books'), [shown]],
  ['one of several', generic('Union', makeName('shop.Book'), unknown), shown],
  ['a value that may be missing', generic('Optional', makeName('shop.Book')), shown],
  ['a dict', generic('dict', str, makeName('shop.Book')), { key: shown }],
  [
    'a generic model with its argument',
    generic2('shop.Page', makeName('shop.Book')),
    { data: [shown] },
  ],
])('%s of a model contains it', (_, type, json) => {
  expect(make(type)).toEqual({ json, leftOut });
});

function generic2(id: string, argument: TypeExpression): TypeExpression {
  return { kind: 'generic', origin: makeName(id), arguments: [argument] };
}

test.each([
  ['str', str, 'text'],
  ['int', { kind: 'name', name: 'int' }, 1],
  ['a list of str', makeList(str), ['text']],
  ['a literal', { kind: 'literal', text: "'a'", value: 'a' }, 'a'],
] as const)('a declared %s has a value', (_, type, json) => {
  expect(make(type as TypeExpression)).toEqual({ json, leftOut: [] });
});

test.each([
  ['no type', undefined],
  ['Any', any],
  ['a class of another package', unknown],
  ['a class without fields', makeName('shop.Plain')],
  ['an empty model', makeName('shop.Empty')],
  ['a type variable', makeName('shop.T')],
  ['a list of Any', makeList(any)],
  ['a bare dict', { kind: 'name', name: 'dict' }],
  ['a dict of Any', generic('dict', str, any)],
  ['None', { kind: 'name', name: 'None' }],
  ['a generic model without its argument', makeName('shop.Page')],
  ['a text that is not a type', { kind: 'text', text: 'some object' }],
] as const)('%s has no example', (_, type) => {
  expect(make(type as TypeExpression | undefined)).toBeUndefined();
});

test('a recursive alias ends', () => {
  const loop: Item = { ...alias, id: 'shop.Loop', aliasOf: makeList(makeName('shop.Loop')) };
  const looping = createPackageView(makePackage([makeModule('shop', [loop])]));
  expect(makeKnownExample(makeName('shop.Loop'), looping)).toBeUndefined();
});
