import { readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseModuleFile, parsePackageIndex } from '../../extractor/contract/load.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { checkReferences } from '../../extractor/contract/view/references.ts';
import { createPathExtractor } from './extraction.ts';
import { extractGolden, listGoldens, readExpected, writeExpected } from './goldens.ts';

const SCHEMA = new URL('../../extractor/contract/contract.schema.json', import.meta.url);
const goldens = listGoldens();
const isUpdate = process.env['UPDATE_GOLDENS'] === '1';

if (isUpdate && process.env['CI']) {
  throw new Error('Goldens are compared in CI, never written: run `npm run goldens` on your machine.');
}

describe(isUpdate ? 'writes what it extracts' : 'extracts what is expected', () => {
  // One Python process reads all of them; tests/python proves that its answers equal those of fresh
  // processes.
  const ending = new AbortController();
  const extractPath = createPathExtractor(ending.signal);
  afterAll(() => ending.abort());

  test.for(goldens)('%s', async (name) => {
    const text = await extractGolden(name, extractPath);
    if (isUpdate) await writeExpected(name, text);
    const expected = await readExpected(name);
    expect(JSON.parse(text)).toEqual(JSON.parse(expected));
    // The same facts in another order would be a different document.
    expect(text).toBe(expected);
  });
});

describe('every golden is a valid document of the contract', () => {
  let isValid: ValidateFunction;
  beforeAll(async () => {
    const schema = JSON.parse(await readFile(SCHEMA, 'utf8')) as object;
    isValid = new Ajv2020({ allErrors: true }).compile(schema);
  });

  test.for(goldens)('%s', async (name) => {
    const { index, modules } = JSON.parse(await readExpected(name)) as Package;
    const { schemaVersion, generator } = index;
    const files = modules.map((module) => ({ schemaVersion, generator, module }));

    for (const document of [index, ...files]) {
      isValid(document);
      expect(isValid.errors ?? []).toEqual([]);
    }
    expect(parsePackageIndex(JSON.stringify(index))).toEqual(index);
    for (const file of files) expect(parseModuleFile(JSON.stringify(file))).toEqual(file);
    expect(checkReferences({ index, modules })).toEqual([]);
    expect(index.modules.map(({ id }) => id)).toEqual(modules.map(({ id }) => id));
  });
});
