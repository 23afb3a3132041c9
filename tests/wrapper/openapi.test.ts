import { beforeAll, describe, expect, test } from 'vitest';
import type { EnumMember, Field } from '../../extractor/contract/class.ts';
import type { Operation, Response } from '../../extractor/contract/operation.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import type { Parameter } from '../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../extractor/contract/type-expression.ts';
import { readFastApiDocument, type FastApiOperation } from './fastapi.ts';
import { extractWrapper, MAIN, MODELS } from './wrapper.ts';

/** FastAPI refuses this one as declared: status 204 with a body type. */
const SET_ASIDE = 'delete_webhook';
/** FastAPI adds these models for its own 422 answer. */
const FASTAPI_MODELS = ['HTTPValidationError', 'ValidationError'];

type Schema = Record<string, unknown>;

let view: PackageView;
let document: Awaited<ReturnType<typeof readFastApiDocument>>;
beforeAll(async () => {
  [view, document] = await Promise.all([
    extractWrapper().then(createPackageView),
    readFastApiDocument(MAIN, [SET_ASIDE]),
  ]);
}, 300_000);

/** The schema that Pydantic 1 gives a type of the wrapper. */
function toSchema(type: TypeExpression | undefined): Schema {
  if (type === undefined) return {};
  if (type.kind === 'generic') return toGenericSchema(type.origin, type.arguments);
  if (type.kind !== 'name') throw new Error(`unexpected type ${JSON.stringify(type)}`);
  if (type.id?.startsWith(MODELS)) return { $ref: `#/components/schemas/${type.name}` };
  const schema = SIMPLE.get(type.name);
  if (schema === undefined) throw new Error(`unexpected type ${type.name}`);
  return schema;
}

const SIMPLE = new Map<string, Schema>([
  ['str', { type: 'string' }],
  ['int', { type: 'integer' }],
  ['bool', { type: 'boolean' }],
  ['float', { type: 'number' }],
  ['Any', {}],
  ['datetime', { type: 'string', format: 'date-time' }],
]);

function toGenericSchema(origin: TypeExpression, [first, second]: TypeExpression[]): Schema {
  const name = origin.kind === 'name' ? origin.name : '';
  if (name === 'Optional') return toSchema(first);
  if (name === 'List') return { type: 'array', items: toSchema(first) };
  if (name === 'Dict') {
    const values = toSchema(second);
    // Pydantic leaves `additionalProperties` out where any value goes.
    return {
      type: 'object',
      ...(Object.keys(values).length > 0 && { additionalProperties: values }),
    };
  }
  throw new Error(`unexpected generic ${name}`);
}

/** Drops what only FastAPI makes up (titles) and undoes its wrapping of references. */
function normalise(schema: Schema): Schema {
  const wrapped = Array.isArray(schema['allOf']) ? (schema['allOf'][0] as Schema) : {};
  const made = ['title', 'description', 'allOf'];
  return Object.fromEntries(
    Object.entries({ ...wrapped, ...schema }).filter(([key]) => !made.includes(key)),
  );
}

/** Pydantic 1 says nothing of a default of None. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function describeParameter({ wireName, location, required, type, ...rest }: Parameter): unknown {
  const value = rest.default?.value;
  return {
    name: wireName,
    in: location,
    required,
    schema: { ...toSchema(type), ...(isGiven(value) && { default: value }) },
  };
}

function describeResponses(responses: Response[]): Record<string, Schema> {
  return Object.fromEntries(responses.map(({ status, type }) => [status, toSchema(type)]));
}

function describeOurs(operation: Operation): unknown {
  return {
    parameters: operation.parameters
      .filter(({ declared }) => declared !== false)
      .map(describeParameter),
    body: operation.body === undefined ? undefined : toSchema(operation.body.type),
    bodyRequired: operation.body?.required ?? false,
    responses: describeResponses(operation.responses),
  };
}

function describeTheirs(theirs: FastApiOperation): unknown {
  const responses = Object.entries(theirs.responses)
    .filter(([status]) => status !== '422')
    .map(([status, { content }]) => [status, content?.['application/json']?.schema ?? {}] as const)
    // `response_model=None` beside `responses={201: ...}`: FastAPI still lists an empty 200.
    .filter(([status, schema]) => status !== '200' || Object.keys(schema).length > 0);
  return {
    parameters: (theirs.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: normalise(schema),
    })),
    body:
      theirs.requestBody && normalise(theirs.requestBody.content['application/json']?.schema ?? {}),
    bodyRequired: theirs.requestBody?.required ?? false,
    responses: Object.fromEntries(responses),
  };
}

function describeField({ type, constraints, description, default: value }: Field): Schema {
  return {
    ...toSchema(type),
    ...(constraints?.uniqueItems && { uniqueItems: true }),
    ...(description !== undefined && { description }),
    ...(isGiven(value?.value) && { default: value?.value }),
  };
}

function describeEnum(members: EnumMember[]): Schema {
  return { enum: members.map(({ value }) => value.value) };
}

describe('FastAPI itself says the same', () => {
  test('of which operations there are', () => {
    const theirs = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ours = view.operations.filter(({ name }) => name !== SET_ASIDE);
    expect(ours.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(theirs.sort());
    expect(ours).toHaveLength(93);
  });

  test('of the parameters, bodies and responses of all 93', () => {
    let compared = 0;
    for (const operation of view.operations) {
      if (operation.name === SET_ASIDE) continue;
      const theirs = document.paths[operation.path]?.[operation.method.toLowerCase()];
      if (theirs === undefined) throw new Error(`FastAPI has no ${operation.name}`);
      expect(describeOurs(operation), operation.name).toEqual(describeTheirs(theirs));
      expect(theirs.description?.startsWith(operation.summary ?? '?'), operation.name).toBe(true);
      compared += 1;
    }
    expect(compared).toBe(93);
  });

  test('of the 188 models', () => {
    const { schemas } = document.components;
    const names = Object.keys(schemas).filter((name) => !FASTAPI_MODELS.includes(name));
    expect(names).toHaveLength(188);
    for (const name of names) {
      const item = view.item(`${MODELS}.${name}`);
      if (item?.kind !== 'class' || !item.model) throw new Error(`${name} is no model`);
      const { properties = {}, required = [], ...theirs } = schemas[name] ?? {};
      const { fields = [], members } = item.model;
      if (members) expect(describeEnum(members), name).toEqual({ enum: theirs['enum'] });
      const described = fields.map((field) => [field.wireName, describeField(field)]);
      expect(Object.fromEntries(described), name).toEqual(untitled(properties));
      const demanded = fields.filter((field) => field.required).map(({ wireName }) => wireName);
      expect(demanded, name).toEqual(required);
      expect(item.docstring?.summary, name).toBeTruthy();
    }
  });
});

function untitled(properties: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(properties).map(([name, schema]): [string, Schema] => {
    const { description } = schema;
    return [name, { ...normalise(schema), ...(description === undefined ? {} : { description }) }];
  });
  return Object.fromEntries(entries);
}
