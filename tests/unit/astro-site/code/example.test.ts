import { expect, test } from 'vitest';
import type { ClassItem, Field } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import {
  makeExample,
  toJson,
  type ExampleExtent,
} from '../../../../astro-site/src/code/example.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makePackage,
} from '../../extractor/support/contract.ts';

const str: TypeExpression = { kind: 'name', name: 'str' };
const int: TypeExpression = { kind: 'name', name: 'int' };
const none: TypeExpression = { kind: 'name', name: 'None' };

function generic(name: string, ...args: TypeExpression[]): TypeExpression {
  return { kind: 'generic', origin: { kind: 'name', name }, arguments: args };
}

function getJson(
  type: TypeExpression | undefined,
  items: Item[] = [],
  extent: ExampleExtent = 'all',
) {
  const view = createPackageView(makePackage([makeModule('shop', items)]));
  return toJson(makeExample(type, view, { name: 'value', extent }));
}

const optional = (name: string, type: TypeExpression): Field => ({
  ...makeField(name, generic('Optional', type)),
  required: false,
});

test.each<[string, TypeExpression | undefined, unknown]>([
  ['str', str, 'value'],
  ['int', int, 1],
  ['no type', undefined, 'value'],
  ['Optional[int]', generic('Optional', int), 1],
  ['typing.Optional[int]', generic('typing.Optional', int), 1],
  ['None | int', { kind: 'union', members: [none, int] }, 1],
  ['None', none, null],
  ['List[int]', generic('List', int), [1]],
  ['Dict[str, int]', generic('Dict', str, int), { key: 1 }],
  ['Tuple[int, ...]', generic('Tuple', int, { kind: 'text', text: '...' }), [1]],
  ['set', makeName('set'), []],
  ['Mapping', makeName('typing.Mapping'), {}],
  ['Literal["auto"]', generic('Literal', { kind: 'literal', text: '"auto"' }), 'auto'],
  ['Literal[3]', generic('Literal', { kind: 'literal', text: '3' }), 3],
  ['Annotated[int, x]', generic('Annotated', int, str), 1],
  ['datetime', makeName('datetime.datetime'), '2024-01-15T09:30:00Z'],
  ['Any', makeName('typing.Any'), {}],
  ['an unknown generic', generic('Page', int), 'value'],
])('%s', (_name, type, json) => {
  expect(getJson(type)).toEqual(json);
});

test('names and limits shape the value, and values from the source come first', () => {
  const fields: Field[] = [
    makeField('email', str),
    makeField('callback_url', str),
    { ...makeField('size', int), constraints: { ge: 10, multipleOf: 4 } },
    { ...makeField('code', str), constraints: { maxLength: 2 } },
    { ...makeField('color', str), default: { text: '"red"', value: 'red' } },
    { ...makeField('shape', str), example: { text: '"round"', value: 'round' } },
  ];
  expect(getJson(makeName('shop.Item'), [makeModel('shop.Item', [], fields)])).toEqual({
    email: 'user@example.com',
    callback_url: 'https://example.com',
    size: 12,
    code: 'co',
    color: 'red',
    shape: 'round',
  });
});

test('a model that contains itself ends', () => {
  const node = makeModel(
    'shop.Node',
    [],
    [
      makeField('name', str),
      optional('parent', makeName('shop.Node')),
      makeField('children', makeList(makeName('shop.Node'))),
    ],
  );
  expect(getJson(makeName('shop.Node'), [node])).toEqual({ name: 'name', children: [] });
});

test('models that contain each other many times end soon', () => {
  const models = Array.from({ length: 30 }, (_, index) =>
    makeModel(
      `shop.M${String(index)}`,
      [],
      Array.from({ length: 10 }, (__, field) =>
        makeField(`f${String(field)}`, makeName(`shop.M${String((index + field + 1) % 30)}`)),
      ),
    ),
  );
  expect(JSON.stringify(getJson(makeName('shop.M0'), models)).length).toBeLessThan(40_000);
});

test('an enum gives its first value, a root model its root, an alias its target', () => {
  const color: ClassItem = {
    ...makeModel('shop.Color'),
    model: {
      flavor: 'enum',
      shape: 'enum',
      describesJson: true,
      members: [{ name: 'RED', value: { text: '"red"', value: 'red' } }],
    },
  };
  const colors: ClassItem = {
    ...makeModel('shop.Colors'),
    model: { flavor: 'pydantic', root: makeList(makeName('shop.Color')) },
  };
  const alias: Item = {
    kind: 'attribute',
    id: 'shop.Palette',
    name: 'Palette',
    aliasOf: makeName('shop.Colors'),
    source: color.source,
  };
  expect(getJson(makeName('shop.Palette'), [color, colors, alias])).toEqual(['red']);
});

test('an alias of itself ends', () => {
  const alias: Item = {
    kind: 'attribute',
    id: 'shop.Json',
    name: 'Json',
    aliasOf: makeList(makeName('shop.Json')),
    source: { file: 'shop.py', line: 1 },
  };
  expect(getJson(makeName('shop.Json'), [alias])).toEqual([]);
});

test('a base without fields is replaced by a subclass', () => {
  const models = [
    makeModel('shop.Pet'),
    makeModel('shop.Dog', ['shop.Pet'], [makeField('name', str)]),
  ];
  expect(getJson(makeName('shop.Pet'), models)).toEqual({ name: 'name' });
});

test('what a request needs are its required fields, with values that turn nothing on', () => {
  const pet = makeModel(
    'shop.Pet',
    [],
    [optional('a', str), makeField('name', str), makeField('isSold', makeName('bool'))],
  );
  expect(getJson(makeName('shop.Pet'), [pet], 'required')).toEqual({ name: 'name', isSold: false });
});

test('a request without required fields shows one that is simple and turns nothing on', () => {
  const owner = makeModel('shop.Owner', [], [makeField('name', str)]);
  const fields = [
    optional('owner', makeName('shop.Owner')),
    optional('isSold', makeName('bool')),
    { ...optional('old', str), deprecated: true as const },
    optional('a', str),
  ];
  const makePet = (more: Field[]) =>
    getJson(
      makeName('shop.Pet'),
      [owner, makeModel('shop.Pet', [], [...fields, ...more])],
      'required',
    );
  expect(makePet([])).toEqual({ a: 'a' });
  const shown = { ...optional('b', str), example: { text: '"Rex"', value: 'Rex' } };
  expect(makePet([shown])).toEqual({ b: 'Rex' });
});

test('a request without required fields shows the first few that are documented, and nothing empty', () => {
  const documented = (name: string, type: TypeExpression): Field => ({
    ...optional(name, type),
    description: asMarkdown('What it is.'),
  });
  const fields = [
    documented('config', makeName('Any')),
    documented('labels', generic('Dict', str, str)),
    optional('plain', str),
    documented('group_id', str),
    documented('paused', makeName('bool')),
    documented('size', int),
    documented('email', str),
    documented('more', str),
  ];
  const change = makeModel('shop.Change', [], fields);
  expect(getJson(makeName('shop.Change'), [change], 'required')).toEqual({
    group_id: 'abc123',
    size: 1,
    email: 'user@example.com',
  });
  const open = makeModel('shop.Open', [], [documented('config', makeName('Any'))]);
  expect(getJson(makeName('shop.Open'), [open], 'required')).toEqual({ config: {} });
});

test('keys with a meaning in JavaScript are plain keys', () => {
  const json = getJson(makeName('shop.X'), [
    makeModel('shop.X', [], [makeField('__proto__', int)]),
  ]);
  expect(JSON.stringify(json)).toBe('{"__proto__":1}');
});
