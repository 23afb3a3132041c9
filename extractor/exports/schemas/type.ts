import type {
  NameType,
  TypeExpression,
  UnionDiscriminator,
} from '../../contract/type-expression.ts';
import { getConversions } from '../../contract/types/conversions.ts';
import { findContainer } from '../../contract/types/container.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { makeConstraints } from './constraints.ts';
import { findBuiltinSchema, getKnownOrigin, JSON_TEXT } from './builtins.ts';
import type { Json } from '../json.ts';
import type { Schema, SchemaType } from './document.ts';
import { getLiteralValue } from '../../contract/types/python-literal.ts';
import type { Side } from './sides.ts';
import { distinguishMembers, type FindTags } from './union.ts';

/**
 * Returns the reference to the schema of a documented class or alias, undefined for anything else.
 */
type Refer = (id: string | undefined, given?: readonly TypeExpression[]) => Schema | undefined;

/** What the schemas of types depend on. */
export interface TypeContext {
  refer: Refer;
  findTags: FindTags;
  side: Side;
  /** Whether durations are written as seconds. */
  writesSeconds?: boolean;
}

/**
 * The schema of a type. A type that JSON Schema cannot express allows anything and is kept as text.
 */
export function makeTypeSchema(type: TypeExpression | undefined, context: TypeContext): Schema {
  const converted = getConversions(type)[context.side];
  if (converted !== undefined) return makeTypeSchema(converted, context);
  const schema = makeBareSchema(type, context);
  const constraints = type !== undefined && 'constraints' in type ? type.constraints : undefined;
  return { ...schema, ...makeConstraints(constraints) };
}

function makeBareSchema(type: TypeExpression | undefined, context: TypeContext): Schema {
  switch (type?.kind) {
    case 'name':
      if (context.writesSeconds === true && type.id === DURATION) return { type: 'number' };
      return context.refer(type.id) ?? findBuiltinSchema(type) ?? makeUnknown(type);
    case 'generic':
      return makeGeneric(type, context) ?? makeUnknown(type);
    case 'union':
      return makeUnion(type.members, context, type.discriminator);
    case 'literal':
      return makeLiterals([type]) ?? makeUnknown(type);
    case 'text':
    case 'list':
      return makeUnknown(type);
    case undefined:
      return {};
  }
}

const DURATION = 'datetime.timedelta';

function makeUnknown(type: TypeExpression): Schema {
  return { 'x-wrapdocs-type': formatType(type) };
}

function makeGeneric(
  { origin, arguments: given, discriminator }: Extract<TypeExpression, { kind: 'generic' }>,
  context: TypeContext,
): Schema | undefined {
  if (origin.kind !== 'name') return undefined;
  const known = context.refer(origin.id, given);
  if (known !== undefined) return known;
  const name = getKnownOrigin(origin) ?? '';
  const [first] = given;
  if (name === 'RootModel') return makeTypeSchema(first, context);
  // What it writes is the output side of the type.
  if (name === 'Json') return { ...JSON_TEXT, contentSchema: makeTypeSchema(first, context) };
  switch (findContainer(name)?.kind) {
    case 'optional':
      return makeNullable(makeTypeSchema(first, context));
    case 'union':
      return makeUnion(given, context, discriminator);
    case 'literal':
      return makeLiterals(given);
    case 'wrapper':
      return makeTypeSchema(first, context);
    case 'array':
      return makeArray(first, context);
    case 'set':
      return { ...makeArray(first, context), uniqueItems: true };
    case 'tuple':
      return makeTuple(given, context);
    case 'mapping':
      return makeObject(given, context);
    case undefined:
      return undefined;
  }
}

function makeArray(item: TypeExpression | undefined, context: TypeContext): Schema {
  const items = makeTypeSchema(item, context);
  return isAny(items) ? { type: 'array' } : { type: 'array', items };
}

/** `tuple[int, str]` has a fixed length, `tuple[int, ...]` has not. */
function makeTuple(given: TypeExpression[], context: TypeContext): Schema {
  if (given.length === 2 && given[1] !== undefined && formatType(given[1]) === '...') {
    return makeArray(given[0], context);
  }
  const { length } = given;
  return {
    type: 'array',
    prefixItems: given.map((item) => makeTypeSchema(item, context)),
    minItems: length,
    maxItems: length,
  };
}

function makeObject([key, value]: TypeExpression[], context: TypeContext): Schema {
  const names = makeTypeSchema(key, context);
  const values = makeTypeSchema(value, context);
  // JSON keys are always strings, even if Python converts them to numbers.
  const limitsNames = '$ref' in names || 'enum' in names || 'const' in names || 'format' in names;
  return {
    type: 'object',
    ...(limitsNames ? { propertyNames: names } : {}),
    ...(isAny(values) ? {} : { additionalProperties: values }),
  };
}

function makeUnion(
  members: readonly TypeExpression[],
  context: TypeContext,
  discriminator?: UnionDiscriminator,
): Schema {
  const schemas = members.map((member) => makeTypeSchema(member, context));
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const others = [...distinct.values()].filter(({ type }) => type !== 'null');
  if (others.some(isAny)) return {};
  const [first] = others;
  if (first === undefined) return { type: 'null' };
  const alone = others.length === 1 ? first : joinSchemas(others);
  const joined =
    discriminator === undefined
      ? alone
      : distinguishMembers(members, others, discriminator, context);
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
  const values = types.map((type) => (type.kind === 'literal' ? getLiteralValue(type) : undefined));
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
