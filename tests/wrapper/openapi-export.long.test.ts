import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Package } from '../../extractor/contract/package.ts';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { extractPath } from '../golden/extraction.ts';
import { listGoldens, readExpected } from '../golden/goldens.ts';
import { readFastApiDocument } from './fastapi.ts';
import { compareOperations, exportDocument, type Document } from './openapi-comparison.ts';
import { findOpenApiFaults } from './openapi-validity.ts';

const APPS = fileURLToPath(new URL('../python/fastapi_apps', import.meta.url));

test('a validator of OpenAPI 3.1 accepts the documents of all goldens', async () => {
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

async function readGolden(name: string): Promise<Package> {
  return JSON.parse(await readExpected(name)) as Package;
}

test.each([
  ['shop', 12],
  ['library', 5],
])(
  'FastAPI itself writes the same document of the operations of the app %s',
  async (name, count) => {
    const place = { root: APPS, requirements: 'tests/python/fastapi.txt' };
    const theirs = (await readFastApiDocument(name, [], place)) as unknown as Document;
    const ours = exportDocument(createPackageView(await extractPath(`${APPS}/${name}`)));
    expect(compareOperations(ours, theirs)).toBeGreaterThanOrEqual(count);
  },
);
