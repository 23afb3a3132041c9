import type { NameType, TypeExpression } from '../../contract/type-expression.ts';
import { findContainer } from '../../contract/types/container.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { findBuiltinSchema, getKnownOrigin } from './builtins.ts';
import type { Json } from '../json.ts';
import type { Schema, SchemaType } from './document.ts';
import { parsePythonLiteral } from '../../contract/types/python-literal.ts';

/**
 * Returns the reference to the schema of a documented class or alias, undefined for anything else.
 */
export type Refer = (
  id: string | undefined,
  given?: readonly TypeExpression[],
) => Schema | undefined;

/**
 * The schema of a type. A type that JSON Schema cannot express allows anything and is kept as text.
 */
export function makeTypeSchema(type: TypeExpression | undefined, refer: Refer): Schema {
  switch (type?.kind) {
    case 'name':
      return refer(type.id) ?? findBuiltinSchema(type) ?? makeUnknown(type);
    case 'generic':
      return makeGeneric(type.origin, type.arguments, refer) ?? makeUnknown(type);
    case 'union':
      return makeUnion(type.members, refer);
    case 'literal':
      return makeLiterals([type]) ?? makeUnknown(type);
    case 'text':
    case 'list':
      return makeUnknown(type);
    case undefined:
      return {};
  }
}

function makeUnknown(type: TypeExpression): Schema {
  return { 'x-wrapdocs-type': formatType(type) };
}

function makeGeneric(
  origin: TypeExpression,
  given: TypeExpression[],
  refer: Refer,
): Schema | undefined {
  if (origin.kind !== 'name') return undefined;
  const known = refer(origin.id, given);
  if (known !== undefined) return known;
  const name = getKnownOrigin(origin) ?? '';
  const [first] = given;
  if (name === 'RootModel') return makeTypeSchema(first, refer);
  switch (findContainer(name)?.kind) {
    case 'optional':
      return makeNullable(makeTypeSchema(first, refer));
    case 'union':
      return makeUnion(given, refer);
    case 'literal':
      return makeLiterals(given);
    case 'wrapper':
      return makeTypeSchema(first, refer);
    case 'array':
      return makeArray(first, refer);
    case 'set':
      return { ...makeArray(first, refer), uniqueItems: true };
    case 'tuple':
      return makeTuple(given, refer);
    case 'mapping':
      return makeObject(given, refer);
    case undefined:
      return undefined;
  }
}

function makeArray(item: TypeExpression | undefined, refer: Refer): Schema {
  const items = makeTypeSchema(item, refer);
  return isAny(items) ? { type: 'array' } : { type: 'array', items };
}

/** `tuple[int, str]` has a fixed length, `tuple[int, ...]` has not. */
function makeTuple(given: TypeExpression[], refer: Refer): Schema {
  if (given.length === 2 && given[1] !== undefined && formatType(given[1]) === '...') {
    return makeArray(given[0], refer);
  }
  const { length } = given;
  return {
    type: 'array',
    prefixItems: given.map((item) => makeTypeSchema(item, refer)),
    minItems: length,
    maxItems: length,
  };
}

function makeObject([key, value]: TypeExpression[], refer: Refer): Schema {
  const names = makeTypeSchema(key, refer);
  const values = makeTypeSchema(value, refer);
  // JSON keys are always strings, even if Python converts them to numbers.
  const limitsNames = '$ref' in names || 'enum' in names || 'const' in names || 'format' in names;
  return {
    type: 'object',
    ...(limitsNames ? { propertyNames: names } : {}),
    ...(isAny(values) ? {} : { additionalProperties: values }),
  };
}

function makeUnion(members: readonly TypeExpression[], refer: Refer): Schema {
  const schemas = members.map((member) => makeTypeSchema(member, refer));
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const others = [...distinct.values()].filter(({ type }) => type !== 'null');
  if (others.some(isAny)) return {};
  const [first] = others;
  if (first === undefined) return { type: 'null' };
  const joined = others.length === 1 ? first : joinSchemas(others);
  return others.length < distinct.size ? makeNullable(joined) : joined;
}

function joinSchemas(schemas: Schema[]): Schema {
  const types = schemas.flatMap((schema) => getBareType(schema) ?? []);
  return types.length === schemas.length ? { type: types } : { anyOf: schemas };
}

/** The type of a schema that contains only a type. */
function getBareType(schema: Schema): SchemaType | undefined {
  const { type, ...rest } = schema;
  return typeof type === 'string' && isAny(rest) ? type : undefined;
}

/** The schema that also allows `null`. */
function makeNullable(schema: Schema): Schema {
  const { type, anyOf } = schema;
  if (isAny(schema) || type === 'null') return schema;
  if (anyOf !== undefined) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (type === undefined || 'const' in schema) return { anyOf: [schema, { type: 'null' }] };
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('null')) return schema;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return { ...schema, type: [...types, 'null'], ...values };
}

/** Undefined if a value cannot be written as JSON, for example bytes or an enum member. */
function makeLiterals(types: readonly TypeExpression[]): Schema | undefined {
  const values = types.map((type) =>
    type.kind === 'literal' ? parsePythonLiteral(type.text) : undefined,
  );
  return values.every((value) => value !== undefined) ? makeEnum(values) : undefined;
}

/** The schema of one of several values. */
export function makeEnum(values: readonly Json[]): Schema {
  const [first, ...others] = new Set(values);
  if (first === undefined) return {};
  const all = [first, ...others];
  const types = [...new Set(all.map(getJsonType))];
  const type = types.length === 1 ? getJsonType(first) : types;
  return others.length === 0 ? { type, const: first } : { type, enum: all };
}

function getJsonType(value: Json): SchemaType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

function isAny(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

/** The id of the class that a type names, without its arguments. */
export function getNamedClass(type: TypeExpression): NameType | undefined {
  if (type.kind === 'generic') return getNamedClass(type.origin);
  return type.kind === 'name' ? type : undefined;
}
