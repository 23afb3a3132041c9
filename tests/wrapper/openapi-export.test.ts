import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeExample, toJson } from '../../astro-site/src/code/example.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import type { JsonObject } from '../../extractor/exports/json.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { extractPath } from '../golden/extraction.ts';
import { listGoldens, readExpected } from '../golden/goldens.ts';
import { readFastApiDocument, type FastApiOperation } from './fastapi.ts';
import { findOpenApiFaults } from './openapi-validity.ts';
import { extractWrapper, MAIN } from './wrapper.ts';

const APPS = fileURLToPath(new URL('../python/fastapi_apps', import.meta.url));
/** FastAPI refuses this one as declared: status 204 with a body type. */
const SET_ASIDE = 'delete_webhook';

interface Operation extends FastApiOperation {
  operationId: string;
  deprecated?: boolean;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject> };
}

function exportDocument(view: PackageView): Document {
  return makeOpenApi(view) as unknown as Document;
}

let wrapper: PackageView;
beforeAll(async () => {
  wrapper = createPackageView(await extractWrapper());
}, 300_000);

describe('a validator of OpenAPI 3.1 accepts', () => {
  test('the document of the wrapper', async () => {
    expect(await findOpenApiFaults([exportDocument(wrapper)])).toEqual([[]]);
  });

  test('the documents of all goldens', async () => {
    const names = listGoldens();
    const documents = await Promise.all(
      names.map(async (name) => makeOpenApi(createPackageView(await readGolden(name)))),
    );
    const faults = await findOpenApiFaults(documents);
    expect(names.length).toBeGreaterThan(50);
    // A default of `[]` although the source itself requires at least one item.
    expect(faults[names.indexOf('parameter-constraints')]).toEqual(['[]: [] should be non-empty']);
    faults[names.indexOf('parameter-constraints')] = [];
    expect(Object.fromEntries(names.map((name, index) => [name, faults[index]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, []])),
    );
  }, 120_000);

  test('and it does refuse invalid documents', async () => {
    const [faults = []] = await findOpenApiFaults([
      { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/{a}': { get: {} } } },
    ]);
    expect(faults.join()).toContain("Path parameter 'a'");
  });
});

async function readGolden(name: string): Promise<Package> {
  return JSON.parse(await readExpected(name)) as Package;
}

describe('JSON Schema 2020-12', () => {
  test('compiles all 188 models of the wrapper, and their examples fit', () => {
    const { components } = exportDocument(wrapper);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'wrapper', components });
    expect(Object.keys(components.schemas)).toHaveLength(188);
    for (const [name, schema] of Object.entries(components.schemas)) {
      const id = schema['x-wrapdocs-python'] as string;
      const example = toJson(makeExample({ kind: 'name', name, id }, wrapper));
      const validate = ajv.compile({ $ref: `wrapper#/components/schemas/${name}` });
      validate(example);
      expect(validate.errors, name).toBeNull();
    }
  });
});

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
function createNormalise(own: Document, other: Document): (schema: unknown) => unknown {
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
function listOperations({ paths }: Document): Map<string, Operation> {
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
function compareOperations(ours: Document, theirs: Document): number {
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

describe('FastAPI itself writes the same document', () => {
  test('of the 93 operations and 188 models of the wrapper', async () => {
    const theirs = (await readFastApiDocument(MAIN, [SET_ASIDE])) as unknown as Document;
    const ours = exportDocument(wrapper);
    expect(compareOperations(ours, theirs)).toBe(93);
    for (const [name, schema] of Object.entries(ours.components.schemas)) {
      const expected = createNormalise(theirs, ours)(theirs.components.schemas[name]);
      expect(createNormalise(ours, theirs)(schema), name).toEqual(expected);
    }
  });

  test.each([
    ['shop', 12],
    ['library', 5],
  ])('of the operations of the app %s', async (name, count) => {
    const place = { root: APPS, requirements: 'tests/python/fastapi.txt' };
    const theirs = (await readFastApiDocument(name, [], place)) as unknown as Document;
    const ours = exportDocument(createPackageView(await extractPath(`${APPS}/${name}`)));
    expect(compareOperations(ours, theirs)).toBeGreaterThanOrEqual(count);
  });
});

test('the operation ids are the names in Python, each once', () => {
  const operations = [...listOperations(exportDocument(wrapper)).values()];
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(wrapper.operations.map(({ name }) => name).toSorted());
  expect(ids).toHaveLength(94);
});

test('paths that differ in the names of placeholders alone are one', () => {
  const { paths } = exportDocument(wrapper);
  expect(paths['/v1/users/{user_id}']).toBeUndefined();
  expect(Object.keys(paths['/v1/users/{id}'] ?? {}).toSorted()).toEqual(['delete', 'get', 'patch']);
});

test('the same package gives the same bytes', () => {
  const write = () => JSON.stringify(makeOpenApi(wrapper));
  expect(write()).toBe(write());
});
