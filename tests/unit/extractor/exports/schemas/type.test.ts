import { expect, test } from 'vitest';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { makeConstraints } from '../../../../../extractor/exports/schemas/constraints.ts';
import { makeTypeSchema } from '../../../../../extractor/exports/schemas/type.ts';
import { parsePythonLiteral } from '../../../../../extractor/contract/types/python-literal.ts';

const name = (text: string, id?: string): TypeExpression => ({ kind: 'name', name: text, id });
const of = (origin: string, ...given: TypeExpression[]): TypeExpression => ({
  kind: 'generic',
  origin: name(origin, `typing.${origin}`),
  arguments: given,
});
const union = (...members: TypeExpression[]): TypeExpression => ({ kind: 'union', members });
const literal = (text: string): TypeExpression => ({ kind: 'literal', text });

const [str, int, none, any] = [name('str'), name('int'), name('None'), name('Any', 'typing.Any')];
const model = name('Model', 'shop.Model');
const $ref = '#/components/schemas/Model';

test.each([
  ['str', str, { type: 'string' }],
  ['an optional text', of('Optional', str), { type: ['string', 'null'] }],
  ['X | None', union(int, none), { type: ['integer', 'null'] }],
  ['an optional model', of('Optional', model), { anyOf: [{ $ref }, { type: 'null' }] }],
  ['simple types', of('Union', str, int), { type: ['string', 'integer'] }],
  ['a model or a text', union(model, str), { anyOf: [{ $ref }, { type: 'string' }] }],
  ['the same twice', union(str, str), { type: 'string' }],
  ['anything among others', union(str, any), {}],
  ['only None', none, { type: 'null' }],
  ['a version of a UUID', name('UUID4', 'pydantic.UUID4'), { type: 'string', format: 'uuid4' }],
  [
    'an address of HTTP',
    name('HttpUrl', 'pydantic.HttpUrl'),
    { type: 'string', format: 'uri', minLength: 1, maxLength: 2083 },
  ],
  ['a type that is only written as its value', of('SerializeAsAny', model), { $ref }],
  [
    'a text that holds JSON',
    { kind: 'generic', origin: name('Json', 'pydantic.Json'), arguments: [model] },
    { type: 'string', contentMediaType: 'application/json', contentSchema: { $ref } },
  ],
  ['a list', of('List', model), { type: 'array', items: { $ref } }],
  ['a list of anything', of('List', any), { type: 'array' }],
  ['a set', of('Set', int), { type: 'array', items: { type: 'integer' }, uniqueItems: true }],
  ['a list without its items', name('Iterable', 'typing.Iterable'), { type: 'array' }],
  ['a set without its items', name('set'), { type: 'array', uniqueItems: true }],
  ['a dictionary without its types', name('OrderedDict'), { type: 'object' }],
  [
    'a tuple',
    of('Tuple', str, int),
    {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'integer' }],
      minItems: 2,
      maxItems: 2,
    },
  ],
  [
    'a tuple of any length',
    of('Tuple', str, name('...')),
    {
      type: 'array',
      items: { type: 'string' },
    },
  ],
  ['a dictionary', of('Dict', str, model), { type: 'object', additionalProperties: { $ref } }],
  [
    'a dictionary with known keys',
    of('Dict', literal('"a"'), any),
    {
      type: 'object',
      propertyNames: { type: 'string', const: 'a' },
    },
  ],
  ['an annotated type', of('Annotated', int, literal('...')), { type: 'integer' }],
  ['one literal', of('Literal', literal('"a"')), { type: 'string', const: 'a' }],
  [
    'several literals',
    of('Literal', literal('"a"'), literal('1'), literal('None')),
    {
      type: ['string', 'integer', 'null'],
      enum: ['a', 1, null],
    },
  ],
  [
    'a literal without JSON',
    of('Literal', literal('b"x"')),
    {
      'x-wrapdocs-type': 'Literal[b"x"]',
    },
  ],
  [
    'a constant behind a name',
    of('Literal', { kind: 'literal', text: 'Kind.CAT', value: 'cat' }),
    { type: 'string', const: 'cat' },
  ],
  [
    'limits of parts',
    of('List', union({ kind: 'name', name: 'int', constraints: { gt: 0 } }, str)),
    {
      type: 'array',
      items: { anyOf: [{ type: 'integer', exclusiveMinimum: 0 }, { type: 'string' }] },
    },
  ],
  [
    'a union that a function tells apart',
    { kind: 'union', members: [model, str], discriminator: { function: 'get_tag' } },
    { oneOf: [{ $ref }, { type: 'string' }] },
  ],
  [
    'a union that a field tells apart, as far as it is known',
    { kind: 'union', members: [model, str], discriminator: { property: 'kind' } },
    { oneOf: [{ $ref }, { type: 'string' }], discriminator: { propertyName: 'kind' } },
  ],
  ['a date of the library', name('dt.date', 'datetime.date'), { type: 'string', format: 'date' }],
  ['a date of somebody else', name('date', 'other.date'), { 'x-wrapdocs-type': 'date' }],
  [
    'a call',
    of('Callable', { kind: 'list', items: [int] }, str),
    {
      'x-wrapdocs-type': 'Callable[[int], str]',
    },
  ],
] as [string, TypeExpression, object][])('%s', (_, type, expected) => {
  const refer = (id: string | undefined) => (id === 'shop.Model' ? { $ref } : undefined);
  expect(makeTypeSchema(type, { refer, side: 'input', findTags: () => undefined })).toEqual(
    expected,
  );
});

test.each([
  ['"a"', 'a'],
  ["'it\\'s'", "it's"],
  ['"line\\n"', 'line\n'],
  ['-1.5', -1.5],
  ['True', true],
  ['None', null],
  ['0x10', undefined],
  ['b"x"', undefined],
  ['"a" "b"', undefined],
  ['"\\x41"', undefined],
  ['Color.RED', undefined],
])('the literal %s is %j', (text, value) => {
  expect(parsePythonLiteral(text)).toBe(value);
});

test('a pattern that is valid in JavaScript is a pattern, any other is kept as text', () => {
  const translate = (pattern: string) => makeConstraints({ pattern });
  expect(translate(String.raw`\A(?P<year>\d{4})\Z`)).toEqual({
    pattern: String.raw`^(?<year>\d{4})$`,
  });
  expect(translate('(?i)x')).toEqual({ 'x-wrapdocs-pattern': '(?i)x' });
});

test('limits of length keep the names that say what they count', () => {
  expect(makeConstraints({ minItems: 1, ge: 2 })).toEqual({ minItems: 1, minimum: 2 });
  expect(makeConstraints({ minProperties: 1, format: 'password' })).toEqual({
    minProperties: 1,
    format: 'password',
  });
  expect(makeConstraints({ minLength: 1, decimalPlaces: 2 })).toEqual({
    minLength: 1,
    'x-wrapdocs-decimal-places': 2,
  });
});
