import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeExample, toJson } from '../../astro-site/src/code/example.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { readFastApiDocument } from './fastapi.ts';
import {
  compareOperations,
  createNormalise,
  exportDocument,
  listOperations,
  type Document,
} from './openapi-comparison.ts';
import { findOpenApiFaults } from './openapi-validity.ts';
import { extractWrapper, MAIN } from './wrapper.ts';

/** FastAPI refuses this one as declared: status 204 with a body type. */
const SET_ASIDE = 'delete_webhook';

let wrapper: PackageView;
beforeAll(async () => {
  wrapper = createPackageView(await extractWrapper());
}, 300_000);

describe('a validator of OpenAPI 3.1 accepts', () => {
  test('the document of the wrapper', async () => {
    expect(await findOpenApiFaults([exportDocument(wrapper)])).toEqual([[]]);
  });

  test('and it does refuse invalid documents', async () => {
    const [faults = []] = await findOpenApiFaults([
      { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/{a}': { get: {} } } },
    ]);
    expect(faults.join()).toContain("Path parameter 'a'");
  });
});

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
