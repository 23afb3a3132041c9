import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createComparison, type Comparison } from '../../../../../extractor/changes/comparison.ts';
import { relateTypes } from '../../../../../extractor/changes/types/relate-types.ts';
import type { ClassItem } from '../../../../../extractor/contract/class.ts';
import type { AttributeItem, Item } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { SCHEMA_VERSION } from '../../../../../extractor/contract/version.ts';

const source = { file: 'shop.py', line: 1 };
const name = (text: string, id?: string): TypeExpression => ({
  kind: 'name',
  name: text,
  ...(id === undefined ? {} : { id }),
});
const typing = (text: string): TypeExpression => name(text, `typing.${text}`);
const generic = (origin: TypeExpression, ...given: TypeExpression[]): TypeExpression => ({
  kind: 'generic',
  origin,
  arguments: given,
});
const union = (...members: TypeExpression[]): TypeExpression => ({ kind: 'union', members });
const literal = (...texts: string[]): TypeExpression =>
  generic(typing('Literal'), ...texts.map((text) => ({ kind: 'literal', text }) as const));
const model = (text: string): TypeExpression => name(text, `shop.${text}`);
const [str, int, float, bool] = ['str', 'int', 'float', 'bool'].map((text) => name(text)) as [
  TypeExpression,
  TypeExpression,
  TypeExpression,
  TypeExpression,
];
const none = name('None');

function makeClass(className: string, ...bases: TypeExpression[]): ClassItem {
  return { kind: 'class', id: `shop.${className}`, name: className, bases, source };
}

function makeAlias(alias: string, aliasOf: TypeExpression): AttributeItem {
  return { kind: 'attribute', id: `shop.${alias}`, name: alias, aliasOf, source };
}

function makeVariable(variable: string): AttributeItem {
  const value = { text: `typing.TypeVar("${variable}")` };
  return { kind: 'attribute', id: `shop.${variable}`, name: variable, value, source };
}

function makePackage(items: Item[]): Package {
  return {
    index: {
      schemaVersion: SCHEMA_VERSION,
      generator: { name: 'wrapdocs', version: '0.0.0' },
      name: 'shop',
      source: { kind: 'path', locator: 'shop', digest: `sha256:${'0'.repeat(64)}` },
      modules: [{ id: 'shop', path: 'shop.json', operations: 0, models: 0 }],
      diagnostics: [],
    },
    modules: [{ id: 'shop', file: 'shop.py', members: items.map(({ id }) => id), items }],
  };
}

const ITEMS = [
  makeClass('Animal'),
  makeClass('Dog', model('Animal')),
  makeClass('Kind', str, name('Enum', 'enum.Enum')),
  makeVariable('T'),
  makeVariable('S'),
  makeAlias('Id', union(int, str)),
  makeAlias('Json', union(str, generic(name('list'), model('Json')))),
  makeAlias('Same', union(generic(name('list'), model('Same')), str)),
];
const comparison = createComparison(makePackage(ITEMS), makePackage(ITEMS));

function relate(before: TypeExpression | undefined, after: TypeExpression | undefined): string {
  return relateTypes(before, after, comparison);
}

describe('types that allow the same', () => {
  test.for<[string, TypeExpression | undefined, TypeExpression | undefined]>([
    ['Optional and None', generic(typing('Optional'), str), union(none, str)],
    ['Union and |', generic(typing('Union'), int, str), union(str, int)],
    ['List and list', generic(typing('List'), str), generic(name('list'), str)],
    ['a doubled member', union(int, str, int), union(int, str)],
    ['nested unions', union(int, union(str, none)), union(int, str, none)],
    ['an alias and its type', model('Id'), union(str, int)],
    ['recursive aliases', model('Json'), model('Same')],
    ['the order of a Literal', literal('"a"', '"b"'), literal("'b'", "'a'")],
    ['Annotated', generic(typing('Annotated'), int, { kind: 'literal', text: '1' }), int],
    ['Any, object and nothing', typing('Any'), undefined],
    ['object', name('object'), typing('Any')],
    ['type variables', generic(name('list'), model('T')), generic(name('list'), model('S'))],
    ['text', { kind: 'text', text: 'f( "a")' }, { kind: 'text', text: "f('a')" }],
    ['another root of typing', name('Sequence', 'collections.abc.Sequence'), typing('Sequence')],
  ])('%s', ([, before, after]) => {
    expect(relate(before, after)).toBe('same');
  });
});

describe('types of which the second allows more', () => {
  test.for<[string, TypeExpression | undefined, TypeExpression | undefined]>([
    ['int and float', int, float],
    ['bool and float', bool, float],
    ['a further member', str, union(str, none)],
    ['a member of an alias', str, model('Id')],
    ['a further literal', literal('"a"'), literal('"a"', '"b"')],
    ['a literal and its type', literal('"a"'), str],
    ['a literal number and float', literal('1'), float],
    ['a derived model', model('Dog'), model('Animal')],
    [
      'a list of derived models',
      generic(name('list'), model('Dog')),
      generic(name('list'), model('Animal')),
    ],
    ['an enum of texts and text', model('Kind'), str],
    ['anything', str, typing('Any')],
    ['a type variable', str, model('T')],
    ['no type', str, undefined],
    ['a bare collection', generic(name('list'), int), name('list')],
    ['a list and a sequence', generic(name('list'), int), generic(typing('Sequence'), float)],
    [
      'a tuple with its length and one of any length',
      generic(name('tuple'), int, int),
      generic(name('tuple'), float, { kind: 'literal', text: '...' }),
    ],
    [
      'the values of a dict',
      generic(name('dict'), str, int),
      generic(typing('Mapping'), str, float),
    ],
  ])('%s', ([, before, after]) => {
    expect(relate(before, after)).toBe('wider');
    expect(relate(after, before)).toBe('narrower');
  });
});

describe('types that allow other values', () => {
  test.for<[string, TypeExpression, TypeExpression]>([
    ['int and str', int, str],
    ['unions that overlap', union(int, str), union(str, none)],
    ['a list and a set', generic(name('list'), int), generic(name('set'), int)],
    ['tuples of other lengths', generic(name('tuple'), int), generic(name('tuple'), int, int)],
    ['models of other names', model('Dog'), model('Kind')],
    ['a number and a text of the same digits', literal('1'), literal('"1"')],
    [
      'recursive aliases of other types',
      model('Json'),
      union(int, generic(name('list'), model('Json'))),
    ],
  ])('%s', ([, before, after]) => {
    expect(relate(before, after)).toBe('different');
  });
});

test('a model that has moved is the same type', () => {
  const dog = makeClass('Dog');
  const package2 = makePackage([]);
  package2.modules.push({ id: 'shop.animals', file: 'shop/animals.py', members: [], items: [] });
  package2.modules[1]?.items.push({ ...dog, id: 'shop.animals.Dog' });
  const moved: Comparison = createComparison(makePackage([dog]), package2);
  const now = generic(name('list'), name('Dog', 'shop.animals.Dog'));
  expect(relateTypes(generic(name('list'), model('Dog')), now, moved)).toBe('same');
  expect(relateTypes(model('Dog'), name('Dog', 'pets.Dog'), moved)).toBe('different');
});

const types = fc.letrec<{ type: TypeExpression }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      ...[str, int, float, bool, none, typing('Any'), name('list'), literal('"a"', '1')],
      ...['Animal', 'Dog', 'Kind', 'Id', 'Json', 'Same'].map(model),
    ),
    fc.array(tie('type'), { minLength: 2, maxLength: 3 }).map((members) => union(...members)),
    fc
      .tuple(
        fc.constantFrom(
          ...['list', 'dict', 'tuple', 'set'].map((text) => name(text)),
          typing('Sequence'),
        ),
        fc.array(tie('type'), { minLength: 1, maxLength: 2 }),
      )
      .map(([origin, given]) => generic(origin, ...given)),
    tie('type').map((type) => generic(typing('Optional'), type)),
  ),
})).type;

test('every type allows itself', () => {
  fc.assert(fc.property(types, (type) => relate(type, type) === 'same'));
});

test('a type that is wider in one direction is narrower in the other', () => {
  const inverse = new Map([
    ['wider', 'narrower'],
    ['narrower', 'wider'],
  ]);
  fc.assert(
    fc.property(types, types, (before, after) => {
      const relation = relate(before, after);
      expect(relate(after, before)).toBe(inverse.get(relation) ?? relation);
    }),
  );
});

test('the order of a union does not matter', () => {
  const members = fc.array(types, { minLength: 2, maxLength: 4 });
  const shuffled = members.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(fc.property(shuffled, ([a, b]) => relate(union(...a), union(...b)) === 'same'));
});

test('another member never makes a type narrower', () => {
  fc.assert(
    fc.property(types, types, (type, more) => {
      expect(['same', 'wider']).toContain(relate(type, union(type, more)));
    }),
  );
});
