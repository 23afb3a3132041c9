import type { ApiBody, ApiDocument, ApiOperation, ApiParameter } from '../document/api-document.ts';
import type { Node } from '../document/node.ts';
import type { Resolver } from '../document/references.ts';
import { readSchema } from '../document/schema-facts.ts';

/** A parameter or field of the API. */
export interface AcceptedInput {
  name: string;
  required: boolean;
  deprecated: boolean;
  readOnly: boolean;
  pointer: string;
  schema: Node | undefined;
}

/** What a part of a request can contain. */
export interface AcceptedInputs {
  /** By their names, those of lists without `[]`. */
  inputs: ReadonlyMap<string, AcceptedInput>;
  /** Whether it can contain nothing else. */
  isClosed: boolean;
}

/** `filter` of `filter[name]` and `filter[]`. */
export function getHead(name: string): string {
  const index = name.indexOf('[');
  return index > 0 ? name.slice(0, index) : name;
}

/** What an operation takes in its query. */
export function getAcceptedQuery(
  { parameters, fixedQuery, path }: ApiOperation,
  { credentials, resolver }: ApiDocument,
): AcceptedInputs {
  const inputs = new Map<string, AcceptedInput>();
  let isClosed = true;
  for (const name of [...credentials, ...fixedQuery.keys()]) {
    inputs.set(
      getHead(name),
      makeInput({ name, required: false, deprecated: false, pointer: '', schema: undefined }),
    );
  }
  for (const parameter of parameters) {
    // A path parameter that is not in the path is a mistake of the document.
    const isMisplaced = parameter.location === 'path' && !path.includes(`{${parameter.name}}`);
    if (parameter.location !== 'query' && !isMisplaced) continue;
    inputs.set(getHead(parameter.name), makeInput(parameter));
    if (!parameter.isExploded) continue;
    const facts = readSchema(parameter.schema, resolver);
    for (const field of facts.properties.values()) {
      if (!inputs.has(field.name)) inputs.set(field.name, { ...field, required: false });
    }
    isClosed &&= facts.isClosed;
  }
  return { inputs, isClosed };
}

function makeInput({
  name,
  required,
  deprecated,
  pointer,
  schema,
}: Pick<ApiParameter, 'name' | 'required' | 'deprecated' | 'pointer' | 'schema'>): AcceptedInput {
  return { name, required, deprecated, readOnly: false, pointer, schema };
}

const NOTHING_KNOWN: AcceptedInputs = { inputs: new Map(), isClosed: false };

/** The fields that a body can have in any of its media types. */
export function getAcceptedFields(body: ApiBody | undefined, resolver: Resolver): AcceptedInputs {
  const all = (body?.contents ?? []).map(({ fields, schema }) =>
    fields === undefined ? readFields(schema, resolver) : makeForm(fields),
  );
  if (all.length === 0) return NOTHING_KNOWN;
  const inputs = new Map<string, AcceptedInput>();
  for (const input of all.flatMap((one) => [...one.inputs.values()])) {
    const name = getHead(input.name);
    const others = all.map((one) => one.inputs.get(name));
    const required = others.every((other) => other?.required === true);
    if (!inputs.has(name)) inputs.set(name, { ...input, required });
  }
  return { inputs, isClosed: all.every(({ isClosed }) => isClosed) };
}

/** The fields of an object. */
export function readFields(schema: Node | undefined, resolver: Resolver): AcceptedInputs {
  const { types, properties, isClosed } = readSchema(schema, resolver);
  const isObject = types === undefined || types.has('object');
  const inputs = [...properties.values()].map((field) => [getHead(field.name), field] as const);
  return { inputs: new Map(inputs), isClosed: isClosed && isObject && !types?.has('array') };
}

function makeForm(fields: readonly ApiParameter[]): AcceptedInputs {
  return {
    inputs: new Map(fields.map((field) => [getHead(field.name), makeInput(field)])),
    isClosed: true,
  };
}
