import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { compareWithApi } from '../../extractor/api/compare-with-api.ts';
import { parseApiDocument } from '../../extractor/api/document/read-document.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolveSource } from '../../extractor/sources/resolve-source.ts';
import { compareDocuments } from './applications/comparison.ts';
import { createFindRule, createIsForeignOperation } from './applications/findings.ts';
import { References } from './applications/reached.ts';
import {
  classify,
  describeResult,
  makePage,
  readDescription,
  type Result,
} from './applications/results.ts';
import { asDocument } from './applications/schemas.ts';
import { readApplications, readTruth, type Application } from './applications/truth.ts';

const LIMIT_MS = 600_000;
const RESULTS = fileURLToPath(new URL('applications.md', import.meta.url));
/** With `WRAPDOCS_APPLICATIONS=all` those that take long, too, and the page is written. */
const { WRAPDOCS_APPLICATIONS: named = '' } = process.env;
const isWhole = named === 'all';
const all = readApplications();
const chosen = all.filter(({ name, isQuick }) =>
  named === '' ? isQuick === true : isWhole || named.split(',').includes(name),
);
const committed = readFileSync(RESULTS, 'utf8');
const results: Result[] = [];

test.for(chosen)('$name is what it says of itself', { timeout: LIMIT_MS }, async (application) => {
  const result = await compareApplication(application);
  results.push(result);
  expect(result.compared.operations).toBeGreaterThan(0);
  expect(result.unexplained).toHaveLength(application.unexplained ?? 0);
  if (!isWhole) expect(describeResult(result)).toBe(readDescription(committed, application));
});

afterAll(async () => {
  if (results.length < all.length) return;
  await writeFile(RESULTS, makePage(results));
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
  console.log(await readFile(RESULTS, 'utf8'));
});

async function compareApplication(application: Application): Promise<Result> {
  const { release, package: name, others = [] } = application;
  const extracted = await extractRelease(`${release}#${name}`);
  const included = await Promise.all(others.map(extractRelease));
  const view = createPackageView(extracted);
  const document = asDocument(makeOpenApi(view, { application: application.id }));
  const truth = readTruth(application);
  expect(findDrift(extracted, truth)).toEqual([]);
  return classify(application, compareDocuments(truth, document), {
    findRule: createFindRule(extracted),
    isForeignOperation: createIsForeignOperation(included),
    references: new References(truth),
    rules: new Set(extracted.index.diagnostics.map(({ rule }) => rule)),
    versions: truth.versions,
  });
}

/** The warnings of a comparison with what the application says of itself, which is what it is. */
function findDrift(extracted: Package, truth: object): string[] {
  const document = parseApiDocument({ openapi: '3.1.0', ...truth });
  const { diagnostics } = compareWithApi(extracted, {
    documents: [document],
    others: [],
    leaveOut: [],
  });
  return diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
}

async function extractRelease(release: string): Promise<Package> {
  const { env } = process;
  const source = await resolveSource(`pypi:${release}`, { cwd: '.', env });
  const { origin } = source;
  const settings = { docstringStyle: 'auto', timeoutMs: LIMIT_MS } as const;
  return extract({ source, origin, env, ...settings, idioms: ['fastapi'] });
}
