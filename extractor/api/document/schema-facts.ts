import {
  asObject,
  formatPlace,
  getChild,
  getChildren,
  getItems,
  getOwn,
  getText,
  isTrue,
  type Node,
} from './node.ts';
import type { Resolver } from './references.ts';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
export type Scalar = string | number | boolean | null;

/** A property of an object. */
interface ApiField {
  name: string;
  required: boolean;
  /** Only answers have it. */
  readOnly: boolean;
  deprecated: boolean;
  pointer: string;
  schema: Node;
}

/** What a schema allows, as far as requests are compared with it. */
export interface SchemaFacts {
  /** Undefined if any type is allowed. */
  types: ReadonlySet<JsonType> | undefined;
  /** The only values that are allowed, if they are listed. */
  values: readonly Scalar[] | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  properties: ReadonlyMap<string, ApiField>;
  /** Whether an object has no other properties. */
  isClosed: boolean;
  /** The schema of the items of a list. */
  items: Node | undefined;
}

type Facts = SchemaFacts & {
  /** It says nothing about properties: `{ required: [...] }` beside others. */
  isNeutral: boolean;
};

const ANYTHING: Facts = {
  types: undefined,
  values: undefined,
  minimum: undefined,
  maximum: undefined,
  properties: new Map(),
  isClosed: false,
  items: undefined,
  isNeutral: false,
};

const MAX_DEPTH = 32;
/** Schemas that refer to several others can otherwise take exponential time. */
const MAX_SCHEMAS = 2000;

/** Reads what a schema allows; a schema that is missing, circular or too large allows everything. */
export function readSchema(node: Node | undefined, resolver: Resolver): SchemaFacts {
  const budget = { left: MAX_SCHEMAS };
  const facts = node === undefined ? ANYTHING : read(node, { resolver, budget, depth: 0 });
  return budget.left < 0 ? ANYTHING : facts;
}

interface Reading {
  resolver: Resolver;
  budget: { left: number };
  depth: number;
}

function read(node: Node, reading: Reading): Facts {
  reading.budget.left -= 1;
  if (reading.budget.left < 0 || reading.depth > MAX_DEPTH) return ANYTHING;
  const inner = { ...reading, depth: reading.depth + 1 };
  if (getOwn(node.value, '$ref') !== undefined) return readReference(node, inner);
  if (asObject(node.value) === undefined) return ANYTHING;
  const own = readOwn(node, reading.resolver);
  const all = getItems(getChild(node, 'allOf')).map((part) => read(part, inner));
  const choices = ['oneOf', 'anyOf'].flatMap((key) => {
    const parts = getItems(getChild(node, key)).map((part) => read(part, inner));
    return parts.length === 0 ? [] : [joinChoices(parts)];
  });
  return [...all, ...choices].reduce(combine, own);
}

/** In OpenAPI 3.1, a reference can have other keywords beside it. */
function readReference(node: Node, reading: Reading): Facts {
  const target = reading.resolver.resolve(node);
  return target === undefined
    ? ANYTHING
    : combine(readOwn(node, reading.resolver), read(target, reading));
}

const TYPES = new Set<unknown>([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
] satisfies JsonType[]);

/** Keywords with which an object can have properties that are not listed. */
const OPENING = [
  'patternProperties',
  'unevaluatedProperties',
  'propertyNames',
  'if',
  'dependentSchemas',
  'dependencies',
  '$dynamicRef',
  '$recursiveRef',
  'discriminator',
];

/** Keywords that say what a value is; without any of them, a schema only adds to others. */
const TELLING = ['type', 'properties', 'additionalProperties', 'enum', 'const', 'items', 'format'];

function readOwn(node: Node, resolver: Resolver): Facts {
  const { value } = node;
  const holder = getChild(node, 'properties');
  const listed = isReference(holder) ? resolver.resolve(holder) : holder;
  const properties = readProperties(node, listed);
  const additional = getOwn(value, 'additionalProperties');
  const isLost = holder !== undefined && listed === undefined;
  const isOpening =
    isLost ||
    OPENING.some((key) => {
      if (key === 'discriminator' && hasChoices(value)) return false;
      const found = getOwn(value, key);
      return found !== undefined && found !== false;
    });
  const isClosed =
    !isOpening && (additional === false || (additional === undefined && properties.size > 0));
  return {
    types: readTypes(value, properties.size > 0),
    values: readValues(value),
    minimum: readLimit(value, 'minimum', 'exclusiveMinimum'),
    maximum: readLimit(value, 'maximum', 'exclusiveMaximum'),
    properties,
    isClosed,
    items: getChild(node, 'items'),
    isNeutral: !isOpening && TELLING.every((key) => getOwn(value, key) === undefined),
  };
}

/** A discriminator without choices means that schemas elsewhere extend this one. */
function hasChoices(value: unknown): boolean {
  return getOwn(value, 'oneOf') !== undefined || getOwn(value, 'anyOf') !== undefined;
}

/** Some documents share all properties of an object; a property may also be named `$ref`. */
function isReference(node: Node | undefined): boolean {
  return getText(node?.value, '$ref') !== undefined;
}

function readProperties(node: Node, listed: Node | undefined): Map<string, ApiField> {
  const required = new Set(getItems(getChild(node, 'required')).map(({ value }) => value));
  return new Map(
    getChildren(listed).map(([name, schema]) => [
      name,
      {
        name,
        required: required.has(name),
        readOnly: isTrue(schema.value, 'readOnly'),
        deprecated: isTrue(schema.value, 'deprecated'),
        pointer: formatPlace(schema),
        schema,
      },
    ]),
  );
}

function readTypes(value: unknown, isObject: boolean): ReadonlySet<JsonType> | undefined {
  const type = getOwn(value, 'type');
  const listed = (Array.isArray(type) ? type : [type]).filter((one) => TYPES.has(one));
  const types = new Set(listed as JsonType[]);
  if (types.size === 0) return isObject ? new Set(['object']) : undefined;
  if (isTrue(value, 'nullable') || isTrue(value, 'x-nullable')) types.add('null');
  return types;
}

function readValues(value: unknown): Scalar[] | undefined {
  const listed = getOwn(value, 'enum');
  const constant = getOwn(value, 'const');
  const values: unknown[] | undefined =
    constant === undefined ? (Array.isArray(listed) ? listed : undefined) : [constant];
  return values?.every(isScalar) === true && values.length > 0 ? values : undefined;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function readLimit(value: unknown, key: string, exclusive: string): number | undefined {
  const limits = [getOwn(value, key), getOwn(value, exclusive)];
  const found = limits.filter((limit) => typeof limit === 'number');
  if (found.length === 0) return undefined;
  return key === 'minimum' ? Math.max(...found) : Math.min(...found);
}

/** A value that has to fit both schemas. */
function combine(one: Facts, other: Facts): Facts {
  if (one.isNeutral && other.isNeutral) return addRequired(one, other);
  if (other.isNeutral) return addRequired(one, other);
  if (one.isNeutral) return addRequired(other, one);
  return {
    types: intersect(one.types, other.types),
    values: one.values ?? other.values,
    minimum: pick(Math.max, one.minimum, other.minimum),
    maximum: pick(Math.min, one.maximum, other.maximum),
    properties: uniteProperties(one.properties, other.properties, 'any'),
    isClosed: one.isClosed && other.isClosed,
    items: one.items ?? other.items,
    isNeutral: false,
  };
}

/** What a schema without properties of its own adds to another one. */
function addRequired(facts: Facts, neutral: Facts): Facts {
  return {
    ...facts,
    properties: uniteProperties(facts.properties, neutral.properties, 'any'),
    minimum: pick(Math.max, facts.minimum, neutral.minimum),
    maximum: pick(Math.min, facts.maximum, neutral.maximum),
  };
}

/** A value that fits one of several schemas. */
function joinChoices(parts: readonly Facts[]): Facts {
  if (parts.every(({ isNeutral }) => isNeutral)) return { ...ANYTHING, isNeutral: true };
  const objects = parts.filter(({ types }) => types === undefined || types.has('object'));
  const properties = objects
    .map((part) => part.properties)
    .reduce(
      (one, other) => uniteProperties(one, other, 'all'),
      objects[0]?.properties ?? new Map<string, ApiField>(),
    );
  return {
    types: unite(parts.map(({ types }) => types)),
    values: uniteValues(parts.map(({ values }) => values)),
    minimum: widest(parts, 'minimum'),
    maximum: widest(parts, 'maximum'),
    properties,
    isClosed: objects.length > 0 && objects.every(({ isClosed }) => isClosed),
    items: parts.length === 1 ? parts[0]?.items : undefined,
    isNeutral: false,
  };
}

function uniteProperties(
  one: ReadonlyMap<string, ApiField>,
  other: ReadonlyMap<string, ApiField>,
  requiredBy: 'any' | 'all',
): Map<string, ApiField> {
  const names = new Set([...one.keys(), ...other.keys()]);
  const united = new Map<string, ApiField>();
  for (const name of names) {
    const [first, second] = [one.get(name), other.get(name)];
    const field = first ?? second;
    if (field === undefined) continue;
    const required =
      requiredBy === 'any'
        ? first?.required === true || second?.required === true
        : first?.required === true && second?.required === true;
    const readOnly = field.readOnly && (second?.readOnly ?? true);
    united.set(name, { ...field, required, readOnly });
  }
  return united;
}

function intersect(
  one: ReadonlySet<JsonType> | undefined,
  other: ReadonlySet<JsonType> | undefined,
): ReadonlySet<JsonType> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const both = new Set([...one].filter((type) => other.has(type)));
  // `number` and `integer` are both, and a contradiction is not the client's.
  return both.size === 0 ? new Set([...one, ...other]) : both;
}

function unite(
  all: readonly (ReadonlySet<JsonType> | undefined)[],
): ReadonlySet<JsonType> | undefined {
  const known = all.filter((types) => types !== undefined);
  return known.length < all.length ? undefined : new Set(known.flatMap((types) => [...types]));
}

function uniteValues(all: readonly (readonly Scalar[] | undefined)[]): Scalar[] | undefined {
  const known = all.filter((values) => values !== undefined);
  return known.length < all.length ? undefined : [...new Set(known.flat())];
}

function widest(parts: readonly Facts[], key: 'minimum' | 'maximum'): number | undefined {
  const limits = parts.map((part) => part[key]).filter((limit) => limit !== undefined);
  if (limits.length < parts.length) return undefined;
  return key === 'minimum' ? Math.min(...limits) : Math.max(...limits);
}

function pick(
  choose: (one: number, other: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}
