import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JSONSchema } from 'zod/v4/core';
import { makeJsonSchema } from '../../../../../extractor/contract/generate/json-schema.ts';
import { makeTypedDicts } from '../../../../../extractor/contract/generate/typed-dicts.ts';

type Schema = JSONSchema.BaseSchema;

const file = new URL(
  '../../../../../extractor/python/wrapdocs_introspect/contract.py',
  import.meta.url,
);

/** Writes one definition and returns what follows the imports. */
function write(name: string, schema: Schema): string {
  return (
    makeTypedDicts({ $defs: { [name]: schema } })
      .split('import NotRequired\n')[1]
      ?.trim() ?? ''
  );
}

test('the committed types of Python are those of the zod schemas (npm run contract)', () => {
  expect(readFileSync(file, 'utf8')).toBe(makeTypedDicts(makeJsonSchema()));
});

test('an object is a TypedDict that says which keys may be missing', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      sizes: { type: 'array', items: { $ref: '#/$defs/Size' } },
      labels: { type: 'object', additionalProperties: { type: 'integer' } },
      hidden: { type: 'boolean', const: true },
    },
    required: ['name', 'labels'],
  };
  expect(write('Box', schema)).toBe(
    [
      'class Box(TypedDict):',
      '    name: str',
      '    sizes: NotRequired[list[Size]]',
      '    labels: dict[str, int]',
      '    hidden: NotRequired[Literal[True]]',
    ].join('\n'),
  );
});

test('a key that is a keyword of Python needs the functional syntax', () => {
  const schema: Schema = { type: 'object', properties: { async: { type: 'boolean' } } };
  expect(write('Call', schema)).toBe(
    [
      'Call = TypedDict(',
      '    "Call",',
      '    {',
      '        "async": "NotRequired[bool]",',
      '    },',
      ')',
    ].join('\n'),
  );
});

test('an enumeration is a Literal, over several lines if it is long', () => {
  expect(write('Size', { enum: ['s', 'm'] })).toBe('Size: TypeAlias = Literal["s", "m"]');
  const long = ['a'.repeat(50), 'b'.repeat(50)];
  expect(write('Size', { enum: long })).toBe(
    `Size: TypeAlias = Literal[\n    "${long[0]}",\n    "${long[1]}",\n]`,
  );
});

test('a union may name itself, and None comes last', () => {
  const array: Schema = { type: 'array', items: { $ref: '#/$defs/Tree' } };
  const anyOf: Schema[] = [{ type: 'null' }, { type: 'number' }, array];
  expect(write('Tree', { anyOf })).toBe('Tree: TypeAlias = float | list["Tree"] | None');
});

test('an object without a name is refused', () => {
  const inner: Schema = { type: 'object', properties: { a: { type: 'string' } } };
  expect(() => write('Box', { type: 'object', properties: { inner } })).toThrow('Name this schema');
});
