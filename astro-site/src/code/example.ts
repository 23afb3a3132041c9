import type { ClassItem, Field } from '../../../extractor/contract/class.ts';
import { findContainer } from '../../../extractor/contract/types/container.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { makeBuiltin, makeString, type Hint, type Json } from './builtin-example.ts';
import { getGivenValue, type ExampleSource } from './example-source.ts';
import { pickRequestFields } from './request-fields.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import { isNone, parseLiteral } from './type-shape.ts';

/** An example value, before it is written as JSON or as Python. */
export type Example =
  | { kind: 'value'; value: Json }
  | { kind: 'list'; items: Example[] }
  | { kind: 'dict'; entries: [Example, Example][] }
  | { kind: 'enum'; item: ClassItem; member: string; value: Json }
  | { kind: 'model'; item: ClassItem; fields: [Field, Example][] }
  | { kind: 'root'; item: ClassItem; value: Example };

/**
 * `all` fields of a model, or what a request needs: the `required` fields, with values that change as
 * little as possible on the server.
 */
export type ExampleExtent = 'all' | 'required';

interface Context {
  source: ExampleSource;
  extent: ExampleExtent;
  /** Models that contain the current value. */
  path: string[];
  /** The number of values that may still be made: nested models can grow without bound. */
  budget: { left: number };
}

const MAX_VALUES = 400;
const MAX_DEPTH = 8;

/**
 * Makes up a value of a type; the same type gives the same value. `name` is the name of the value.
 */
export function makeExample(
  type: TypeExpression | undefined,
  source: ExampleSource,
  { extent = 'all', name = '' }: { extent?: ExampleExtent; name?: string } = {},
): Example {
  const context = { source, extent, path: [], budget: { left: MAX_VALUES } };
  return makeTyped(type, { name }, context) ?? { kind: 'value', value: null };
}

/** Returns undefined if the value could only be a model inside itself. */
function makeTyped(
  type: TypeExpression | undefined,
  hint: Hint,
  context: Context,
): Example | undefined {
  context.budget.left -= 1;
  switch (type?.kind) {
    case 'name':
      return makeNamed(type.name, type.id, hint, context);
    case 'generic':
      return makeGeneric(type.origin, type.arguments, hint, context);
    case 'union':
      return makeFirst(type.members, hint, context);
    case 'literal':
      return toValue(type.value ?? parseLiteral(type.text));
    case 'list':
    case 'text':
    case undefined:
      return toValue(makeString(hint));
  }
}

function makeFirst(types: TypeExpression[], hint: Hint, context: Context): Example | undefined {
  for (const type of types.filter((member) => !isNone(member))) {
    const example = makeTyped(type, hint, context);
    if (example !== undefined) return example;
  }
  return types.some(isNone) ? toValue(null) : undefined;
}

function makeNamed(
  name: string,
  id: string | undefined,
  hint: Hint,
  context: Context,
): Example | undefined {
  const item = id === undefined ? undefined : context.source.item(id);
  if (item?.kind === 'class') return makeClass(item, hint, context);
  const target = item?.kind === 'attribute' ? (item.aliasOf ?? item.bound) : undefined;
  if (item !== undefined && target !== undefined) {
    return enter(item.id, context, (inner) => makeTyped(target, hint, inner));
  }
  if (getLastName(name) === 'bool' && context.extent === 'required') return toValue(false);
  return toValue(makeBuiltin(getLastName(name), hint));
}

function makeGeneric(
  origin: TypeExpression,
  args: TypeExpression[],
  hint: Hint,
  context: Context,
): Example | undefined {
  const name = origin.kind === 'name' ? getLastName(origin.name) : '';
  switch (findContainer(name)?.kind) {
    case 'optional':
    case 'union':
      return makeFirst(args, hint, context);
    case 'wrapper':
    case 'literal':
      return makeTyped(args[0], hint, context);
    case 'array':
    case 'set':
      return makeList(args[0], hint, context);
    case 'tuple':
      return makeTuple(args, hint, context);
    case 'mapping':
      return makeDict(args, context);
    case undefined:
      return makeTyped(origin, hint, context);
  }
}

function makeList(item: TypeExpression | undefined, hint: Hint, context: Context): Example {
  const example = makeTyped(item, { name: toSingular(hint.name) }, context);
  return { kind: 'list', items: example === undefined ? [] : [example] };
}

function makeTuple(items: TypeExpression[], hint: Hint, context: Context): Example {
  const typed = items.filter((item) => !(item.kind === 'text' || formatsEllipsis(item)));
  return { kind: 'list', items: typed.flatMap((item) => makeTyped(item, hint, context) ?? []) };
}

function formatsEllipsis(type: TypeExpression): boolean {
  return (
    (type.kind === 'literal' && type.text === '...') ||
    (type.kind === 'name' && type.name === '...')
  );
}

function makeDict([key, value]: TypeExpression[], context: Context): Example {
  const keyExample = makeTyped(key, { name: 'key' }, context);
  const valueExample = makeTyped(value, { name: 'value' }, context);
  return {
    kind: 'dict',
    entries:
      keyExample === undefined || valueExample === undefined ? [] : [[keyExample, valueExample]],
  };
}

function makeClass(item: ClassItem, hint: Hint, context: Context): Example | undefined {
  return enter(item.id, context, (inner) => {
    const { model } = item;
    const member = model?.members?.[0];
    if (member !== undefined) {
      const value = member.value.value ?? member.value.text;
      return { kind: 'enum', item, member: member.name, value };
    }
    if (model?.root !== undefined) {
      const value = makeTyped(model.root, hint, inner);
      return value === undefined ? undefined : { kind: 'root', item, value };
    }
    if (model === undefined) return toValue(makeString(hint));
    return makeModel(item, hint, inner);
  });
}

function makeModel(item: ClassItem, hint: Hint, context: Context): Example | undefined {
  const fields = context.source.fields(item.id);
  const subtype = context.source.subtypes(item.id)[0];
  // A base without fields is represented by one of its subclasses.
  if (fields.length === 0 && subtype !== undefined) return makeClass(subtype, hint, context);
  const shown = context.extent === 'all' ? fields : pickRequestFields(fields, context.source);
  const made = shown.flatMap((field): [Field, Example][] => {
    const example = makeField(field, context);
    return example === undefined ? [] : [[field, example]];
  });
  return { kind: 'model', item, fields: made };
}

function makeField(field: Field, context: Context): Example | undefined {
  const given = getGivenValue(field.example) ?? getGivenValue(field.default);
  if (given !== undefined) return toValue(given);
  return makeTyped(field.type, { name: field.wireName, constraints: field.constraints }, context);
}

function enter<Result>(
  id: string,
  context: Context,
  make: (inner: Context) => Result | undefined,
): Result | undefined {
  const { path, budget } = context;
  if (path.includes(id) || path.length >= MAX_DEPTH || budget.left <= 0) return undefined;
  return make({ ...context, path: [...path, id] });
}

function toValue(value: Json): Example {
  return { kind: 'value', value };
}

function toSingular(name: string): string {
  return name.length > 3 && /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}

/** The example as it is sent: with the field names of the request. */
export function toJson(example: Example): Json {
  switch (example.kind) {
    case 'value':
    case 'enum':
      return example.value;
    case 'list':
      return example.items.map(toJson);
    case 'root':
      return toJson(example.value);
    case 'dict':
      return fromEntries(
        example.entries.map(([key, value]) => [toKey(toJson(key)), toJson(value)]),
      );
    case 'model':
      return fromEntries(example.fields.map(([field, value]) => [field.wireName, toJson(value)]));
  }
}

function toKey(json: Json): string {
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** `Object.fromEntries` defines properties, so that `__proto__` is an ordinary key. */
function fromEntries(entries: [string, Json][]): Json {
  return Object.fromEntries(entries);
}
