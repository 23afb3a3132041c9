import { expect, test } from 'vitest';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { makeSchemaName } from '../../../../extractor/exports/schemas/schema-name.ts';

const name = (text: string): TypeExpression => ({ kind: 'name', name: text });
const generic = (origin: string, ...types: TypeExpression[]): TypeExpression => ({
  kind: 'generic',
  origin: name(origin),
  arguments: types,
});
const union = (...members: TypeExpression[]): TypeExpression => ({ kind: 'union', members });

// The names are those that Pydantic 2 gives the schemas.
test.each<[string, TypeExpression[]]>([
  ['Page', []],
  ['Page_Item_', [name('Item')]],
  ['Page_Item_', [name('models.Item')]],
  ['Page_Union_Item__NoneType__', [union(name('Item'), name('None'))]],
  ['Page_Union_Item__NoneType__', [generic('Optional', name('Item'))]],
  [
    'Page_Union_A__B__NoneType__',
    [generic('t.Optional', generic('Union', name('A'), union(name('B'), name('A'))))],
  ],
  ['Page_Page_Item__', [generic('Page', name('Item'))]],
  ['Page_int_list_Item__', [name('int'), generic('list', name('Item'))]],
  [
    'Page_dict_str__int__Union_Item__str__',
    [generic('dict', name('str'), name('int')), union(name('Item'), name('str'))],
  ],
])('%s', (expected, given) => {
  expect(makeSchemaName('Page', given)).toBe(expected);
});
