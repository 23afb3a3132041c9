/** Compares documents of ours with those that FastAPI writes. */
import { expect } from 'vitest';
import type { PackageView } from '../../extractor/contract/view/package-view.ts';
import type { JsonObject } from '../../extractor/exports/json.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import type { FastApiOperation } from './fastapi.ts';

interface Operation extends FastApiOperation {
  operationId: string;
  deprecated?: boolean;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject> };
}

/** Our own document of a package. */
export function exportDocument(view: PackageView): Document {
  return makeOpenApi(view) as unknown as Document;
}

type Schema = Record<string, unknown>;

/** The keywords that FastAPI adds or that mean the same in both versions of Pydantic. */
const MADE = new Set([
  'title',
  'description',
  'deprecated',
  'examples',
  'example',
  'x-enum-varnames',
]);

/**
 * Returns a function that normalizes a schema: without `null` (Pydantic 1 does not have it, 3.1
 * writes it differently), with unwrapped references, and with a reference that the other document
 * does not know (an alias, a form, a generic) replaced by its target.
 */
export function createNormalise(own: Document, other: Document): (schema: unknown) => unknown {
  const normalise = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(normalise);
    if (typeof value !== 'object' || value === null) return value;
    const { type, ...rest } = unwrap(resolve(value as Schema));
    // Pydantic 1 derives the type of an enum from its values.
    const isValued = 'enum' in rest || 'const' in rest || type === undefined;
    const entries = Object.entries(isValued ? rest : { ...rest, type })
      .filter(([key, inner]) => !isMade(key) && !isNothing(key, inner))
      .map(([key, inner]): [string, unknown] => [key, normaliseWord(key, inner)]);
    return Object.fromEntries(entries);
  };

  function resolve(schema: Schema): Schema {
    const { $ref, ...rest } = schema;
    const name = typeof $ref === 'string' ? $ref.replace(/.*\//, '') : '';
    if ($ref === undefined || Object.hasOwn(other.components.schemas, name)) return schema;
    return resolve({ ...own.components.schemas[name], ...rest });
  }

  function unwrap({ allOf, anyOf, ...rest }: Schema): Schema {
    const parts = ((anyOf ?? allOf ?? []) as Schema[]).filter(({ type }) => type !== 'null');
    if (parts.length === 1) return resolve({ ...parts[0], ...rest });
    const types = parts.flatMap((part) =>
      Object.keys(part).join() === 'type' ? part['type'] : [],
    );
    if (parts.length > 1 && types.length === parts.length) return { ...rest, type: types };
    return { ...rest, ...(parts.length > 1 ? { anyOf: parts } : {}) };
  }

  function normaliseWord(key: string, value: unknown): unknown {
    if (key === 'type' && Array.isArray(value)) {
      const types = value.filter((type) => type !== 'null');
      return types.length === 1 ? types[0] : types;
    }
    if (key === 'properties') {
      const entries = Object.entries(value as Schema);
      return Object.fromEntries(entries.map(([name, one]) => [name, normalise(one)]));
    }
    return key === 'default' || key === 'enum' || key === 'required' ? value : normalise(value);
  }

  return normalise;
}

function isMade(key: string): boolean {
  return MADE.has(key) || key.startsWith('x-wrapdocs');
}

function isNothing(key: string, value: unknown): boolean {
  switch (key) {
    case 'default':
      return value === null || value === COMPUTED;
    case 'additionalProperties':
      return value === true;
    // FastAPI marks two fields of its login form in this way; the contract does not say it.
    case 'format':
      return value === 'password';
    case 'properties':
      return Object.keys(value as object).length === 0;
    default:
      return false;
  }
}

/** The app `shop` computes this default (`"x" * 8`), so we give its text instead. */
const COMPUTED = 'xxxxxxxx';

type Normalise = ReturnType<typeof createNormalise>;

function describeOperation(operation: Operation, normalise: Normalise): unknown {
  const { parameters = [], requestBody, responses } = operation;
  const describeContent = (content: Content = {}) =>
    Object.entries(content).map(([type, media]) => [type, normalise(media?.schema ?? {})]);
  return {
    parameters: parameters
      .filter((parameter) => !('x-wrapdocs-undeclared' in parameter))
      .filter(({ name }) => name !== WITHOUT_PLACE)
      .map((parameter) => [getPlace(parameter), parameter.required, normalise(parameter.schema)])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    body: describeContent(requestBody?.content),
    bodyRequired: requestBody?.required ?? false,
    responses: Object.entries(responses)
      .filter(([status]) => status !== '422')
      .map(([status, { content }]) => [status, describeContent(content)])
      // `response_model=None` with another response: FastAPI still lists an empty 200.
      .filter(([status, content]) => status !== '200' || JSON.stringify(content) !== EMPTY),
  };
}

type Content = NonNullable<FastApiOperation['responses'][string]['content']>;

const EMPTY = '[["application/json",{}]]';

/** FastAPI lists this path parameter of the app `library`, although no path has its placeholder. */
const WITHOUT_PLACE = 'shelf2';

/** The names of placeholders are compared with the paths. */
function getPlace({ in: place, name }: { in: string; name: string }): string {
  return place === 'path' ? place : `${place} ${name}`;
}

/** To OpenAPI, `/users/{id}` and `/users/{user_id}` are one path; FastAPI lists both. */
export function listOperations({ paths }: Document): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, Operation] => [
        `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
        operation,
      ]),
    ),
  );
}

/** Compares every operation of FastAPI's document with ours, and returns their number. */
export function compareOperations(ours: Document, theirs: Document): number {
  const operations = listOperations(ours);
  const expected = listOperations(theirs);
  for (const [request, operation] of expected) {
    const own = operations.get(request);
    if (own === undefined) throw new Error(`${request} is missing`);
    const described = describeOperation(own, createNormalise(ours, theirs));
    expect(described, request).toEqual(describeOperation(operation, createNormalise(theirs, ours)));
  }
  return expected.size;
}
