import type { OpenApiDocument, Schema } from '../../../extractor/exports/schemas/document.ts';

/** The part of an OpenAPI document that both sides have. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  /** The versions of the libraries that the application ran with. */
  versions?: { fastapi: string; pydantic: string };
  /** Names of schemas that are compared where they are referred to. */
  inPlace?: ReadonlySet<string>;
  components: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, unknown> };
}

export interface Operation {
  /** The names in braces, in the order of the path. */
  placeholders?: readonly string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { content?: Content }>;
  security?: Record<string, string[]>[];
}

/** The part of what wrapdocs exports that is compared. */
export function asDocument({ paths, components }: OpenApiDocument): Document {
  return JSON.parse(JSON.stringify({ paths, components })) as Document;
}

type Content = Record<string, { schema?: Schema }>;
type Json = Record<string, unknown>;

/** What only describes, and what only one side writes. */
const IGNORED = new Set(['title', 'description', 'example', 'examples', 'deprecated', 'summary']);
/** FastAPI makes a model of the parameters of a form. */
const FORM = /^Body_/;

/** A name without its side, its module and what only separates the arguments of generics. */
export function getName(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1).replace(/-(?:Input|Output)$/u, '');
  // The names of modules begin with a small letter; `Page_Union_A__B__` has none.
  const last = name.replaceAll(/\b(?:[a-z]\w*?__)+(?=[A-Z])|\w+\./gu, '');
  return last.replaceAll(/[^A-Za-z0-9]+/gu, '_').replace(/_$/u, '');
}

/** Writes a schema in one way of several that mean the same. */
export function simplify(schema: unknown, document: Document): unknown {
  if (Array.isArray(schema)) return schema.map((one) => simplify(one, document));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Json;
  if (typeof $ref === 'string') {
    const found = document.components.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)];
    const extra = simplifyObject(rest, document);
    if (found !== undefined && isWrittenInPlace($ref, document)) {
      const inner = simplify(found, document);
      return merge(typeof inner === 'string' ? { ref: inner.slice(1) } : (inner as Json), extra);
    }
    return merge({ ref: getName($ref) }, extra);
  }
  return unwrap(withFormatInBranch(withPatternOfNames(simplifyObject(splitTypes(rest), document))));
}

/** A schema with keywords beside it, in one order; only a name is written as one. */
function merge(schema: Json, extra: Json): unknown {
  const entries = sortedBy(Object.entries({ ...schema, ...extra }), ([key]) => key);
  const [first, ...others] = entries;
  if (first?.[0] === 'ref' && others.length === 0) return `@${String(first[1])}`;
  return Object.fromEntries(entries);
}

/** Forms, and what wrapdocs has a schema for and the application has not: aliases of types. */
function isWrittenInPlace(reference: string, { inPlace }: Document): boolean {
  const name = getName(reference);
  return FORM.test(name) || inPlace?.has(name) === true;
}

/** `type: [integer, null]` in the way that Pydantic writes it: limits stand in the branches. */
function splitTypes(schema: Json): Json {
  const { type, default: value, ...limits } = schema;
  if (!Array.isArray(type)) return schema;
  const anyOf = type.map((one: unknown) =>
    one === 'null' ? { type: one } : { type: one, ...limits },
  );
  return { anyOf, ...(value === undefined ? {} : { default: value }) };
}

function simplifyObject(schema: Json, document: Document): Json {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (IGNORED.has(key) || key.startsWith('x-')) return [];
    if (key === 'properties' || key === 'patternProperties')
      return [[key, simplifyProperties(value as Json, document)]];
    // FastAPI wrote it in this way before OpenAPI 3.1's was common.
    if (key === 'contentMediaType' && value === 'application/octet-stream')
      return [['format', 'binary']];
    if (key === 'const') return [['enum', [value]]];
    if (key === 'oneOf' || key === 'anyOf') return [['anyOf', simplifyUnion(value, document)]];
    // The names of one value are one value: `WARN` and `WARNING`.
    if (key === 'enum') return [[key, sorted([...new Set(value as unknown[])])]];
    if (key === 'required') return [[key, sorted(value as unknown[])]];
    if (key === 'discriminator') return [[key, (value as Json)['propertyName']]];
    if (key === 'default') return value === null ? [] : [[key, value]];
    if (key === 'additionalProperties' && value === true) return [];
    if (key === 'propertyNames' && isText(value, document)) return [];
    if (key === 'propertyNames') return [[key, withoutTextType(simplify(value, document))]];
    if (key === 'items' && Object.keys(value as Json).length === 0) return [];
    return [[key, simplify(value, document)]];
  });
  return Object.fromEntries(sortedBy(entries, ([key]) => key));
}

/** Pydantic writes a pattern of the names with the values, wrapdocs with the other limits. */
function withPatternOfNames(schema: Json): Json {
  const { propertyNames, additionalProperties = {}, ...rest } = schema;
  if (typeof propertyNames !== 'object' || propertyNames === null) return schema;
  const { pattern, ...limits } = propertyNames as Json;
  if (typeof pattern !== 'string') return schema;
  const patternProperties = { [pattern]: additionalProperties };
  const names = Object.keys(limits).length === 0 ? {} : { propertyNames: limits };
  return Object.fromEntries(
    sortedBy(Object.entries({ ...rest, ...names, patternProperties }), ([key]) => key),
  );
}

/** The names of properties are texts in any case. */
function withoutTextType(names: unknown): unknown {
  if (typeof names !== 'object' || names === null) return names;
  return Object.fromEntries(
    Object.entries(names).filter(([key, value]) => key !== 'type' || value !== 'string'),
  );
}

/** Whether a schema allows any text, perhaps by the name of an alias. */
function isText(schema: unknown, document: Document): boolean {
  return JSON.stringify(simplify(schema, document)) === '{"type":"string"}';
}

function simplifyProperties(properties: Json, document: Document): Json {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    simplify(value, document),
  ]);
  return Object.fromEntries(sortedBy(entries, ([key]) => String(key))) as Json;
}

function simplifyUnion(members: unknown, document: Document): unknown[] {
  const simple = (members as unknown[]).flatMap((member): Json[] => {
    const one = simplify(member, document) as Json;
    const inner = typeof one === 'object' && Object.keys(one).length === 1 ? one['anyOf'] : null;
    return Array.isArray(inner) ? (inner as Json[]) : [one];
  });
  if (simple.some((one) => Object.keys(one).length === 0)) return [{}];
  // Pydantic 1 does not write that a value may be null.
  const isVersion1 = document.versions?.pydantic.startsWith('1.') === true;
  if (isVersion1) return sorted(simple.filter(({ type }) => type !== 'null'));
  const hasNull = simple.some((one) => one['type'] === 'null');
  const all = hasNull ? simple.map(withoutNull) : simple;
  return sorted(all);
}

/** `None` in a `Literal` beside `| None` says nothing new. */
function withoutNull(schema: Json): Json {
  const { enum: values } = schema;
  return Array.isArray(values) ? { ...schema, enum: values.filter((one) => one !== null) } : schema;
}

/** An `anyOf` of several types, an `allOf` of one part, an enum whose type its values say. */
function unwrap(schema: Json): unknown {
  const { type, allOf, anyOf, ...rest } = withoutRepeated(schema);
  if (JSON.stringify(anyOf) === '[{}]') return rest;
  if (Array.isArray(allOf) && allOf.length === 1 && anyOf === undefined) {
    const [only] = allOf as unknown[];
    if (Object.keys(rest).length === 0) return only;
    if (typeof only === 'string') return merge({ ref: only.slice(1) }, rest);
  }
  // A union of one member is that member, and there is nothing for a discriminator to tell apart.
  const isAlone = Object.keys(rest).every((key) => key === 'discriminator');
  if (Array.isArray(anyOf) && anyOf.length === 1 && isAlone) return anyOf[0];
  if (schema['enum'] !== undefined && type !== undefined) return rest;
  return withoutRepeated(schema);
}

/** Pydantic writes a format beside `anyOf`, wrapdocs in its only branch that is not `null`. */
function withFormatInBranch(schema: Json): Json {
  const { format, anyOf, ...rest } = schema;
  if (format === undefined || !Array.isArray(anyOf)) return schema;
  const branches = anyOf as Json[];
  const own = branches.filter(({ type }) => type !== 'null');
  if (own.length !== 1) return schema;
  const moved = branches.map((one) => (one === own[0] ? sortKeys({ ...one, format }) : one));
  return { ...rest, anyOf: sorted(moved) };
}

function sortKeys(schema: Json): Json {
  return Object.fromEntries(sortedBy(Object.entries(schema), ([key]) => key));
}

/** Limits beside an `anyOf` say nothing new if each branch that is not `null` has them, too. */
function withoutRepeated(schema: Json): Json {
  const branches = ((schema['anyOf'] ?? []) as Json[]).filter(({ type }) => type !== 'null');
  if (branches.length === 0) return schema;
  const isNew = ([key, value]: [string, unknown]) =>
    branches.some((branch) => JSON.stringify(branch[key]) !== JSON.stringify(value));
  return Object.fromEntries(Object.entries(schema).filter(isNew));
}

/** The fields of a model with those of the models that it extends. */
export function getFields(schema: Schema, document: Document, depth = 0): Schema {
  if (schema.allOf === undefined || depth > 20) return schema;
  const parts = schema.allOf.map((part) => {
    const name = part.$ref?.slice(part.$ref.lastIndexOf('/') + 1) ?? '';
    return getFields(document.components.schemas?.[name] ?? part, document, depth + 1);
  });
  const { unevaluatedProperties, ...own } = schema;
  delete own.allOf;
  const all = [...parts, own];
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties ?? {})) as Record<
      string,
      Schema
    >,
    required: getRequired(all),
    ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
  };
}

/** A field that a subclass declares again is required if the subclass says so. */
function getRequired(parts: readonly Schema[]): string[] {
  const required = new Map<string, boolean>();
  for (const part of parts) {
    for (const name of Object.keys(part.properties ?? {})) {
      required.set(name, part.required?.includes(name) ?? false);
    }
  }
  return [...required].filter(([, is]) => is).map(([name]) => name);
}

function sorted(values: readonly unknown[]): unknown[] {
  return sortedBy(values, (value) => JSON.stringify(value));
}

function sortedBy<Value>(values: readonly Value[], getKey: (value: Value) => string): Value[] {
  return values.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
}
