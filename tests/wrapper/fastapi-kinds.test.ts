import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { createPathExtractor } from '../golden/extraction.ts';
import { compareDocuments, type Difference } from '../packages/applications/comparison.ts';
import { createFindRule } from '../packages/applications/findings.ts';
import { References } from '../packages/applications/reached.ts';
import { asDocument, type Document } from '../packages/applications/schemas.ts';
import { readFastApiDocuments } from './fastapi.ts';

const APPS = fileURLToPath(new URL('../python/fastapi_apps', import.meta.url));
const KINDS = readdirSync(path.join(APPS, 'kinds'))
  .map((file) => path.parse(file))
  .filter(({ name, ext }) => ext === '.py' && name !== '__init__')
  .map(({ name }) => name);

/** What wrapdocs leaves open and names: how many facts differ, by the finding. */
const NAMED: Record<string, Record<string, number>> = {
  local_models: { 'type-not-read': 3 },
  made_limits: { 'limit-not-read': 2, 'json-schema-not-read': 1 },
};

const ending = new AbortController();
const extractPath = createPathExtractor(ending.signal);
const documents = new Map<string, Document>();

beforeAll(async () => {
  const place = { root: APPS, requirements: 'tests/python/fastapi.txt' };
  const modules = KINDS.map((name) => `kinds.${name}`);
  const read = await readFastApiDocuments(modules, [], place);
  KINDS.forEach((name, index) => documents.set(name, withoutValidation(read[index] ?? {})));
});
afterAll(() => ending.abort());

test.for(KINDS)('FastAPI itself says the same of %s', async (name) => {
  const extracted = await extractPath(path.join(APPS, 'kinds', `${name}.py`));
  const truth = documents.get(name);
  if (truth === undefined) throw new Error(`no document of ${name}`);
  const ours = asDocument(makeOpenApi(createPackageView(extracted)));
  const { compared, differences } = compareDocuments(truth, ours);
  const rules = Map.groupBy(differences.filter(isDifferent), createFindRule(extracted));
  const unnamed = rules.get(undefined) ?? [];
  rules.delete(undefined);
  const named = [...rules.values()].flat();
  // A model that is only a part of what is named is named by that.
  const referred = new References(truth).selectOnlyReferred(named, unnamed);
  expect(compared.operations).toBeGreaterThan(1);
  expect(unnamed.filter((one) => !referred.includes(one))).toEqual([]);
  const counts = [...rules].map(([rule = '', all]) => [rule, all.length] as const);
  expect(Object.fromEntries(counts)).toEqual(NAMED[name] ?? {});
});

/** FastAPI writes no schema for `content={"text/csv": {}}`, and wrapdocs says that it is text. */
function isDifferent({ truth, ours = '' }: Difference): boolean {
  return ours.replaceAll(/(?<=\btext\/\S+ )\{"type":"string"\}/gu, '{}') !== truth;
}

/** Leaves out what FastAPI adds to each operation that can refuse its input. */
function withoutValidation(document: object): Document {
  const copy = structuredClone(document) as Document;
  for (const operations of Object.values(copy.paths)) {
    for (const { responses } of Object.values(operations)) delete responses?.['422'];
  }
  delete copy.components.schemas?.['HTTPValidationError'];
  delete copy.components.schemas?.['ValidationError'];
  return copy;
}
