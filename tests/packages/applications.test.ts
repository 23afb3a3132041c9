import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../extractor/exports/openapi.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolveSource } from '../../extractor/sources/resolve-source.ts';
import { compareDocuments } from './applications/comparison.ts';
import { createFindRule, createIsForeign } from './applications/findings.ts';
import { classify, makePage, readUnexplained, type Result } from './applications/results.ts';
import { asDocument } from './applications/schemas.ts';
import { readApplications, readTruth, type Application } from './applications/truth.ts';

const LIMIT_MS = 600_000;
const RESULTS = fileURLToPath(new URL('applications.md', import.meta.url));
/** With `WRAPDOCS_APPLICATIONS=all` those that take long, too, and the page is written. */
const isWhole = process.env['WRAPDOCS_APPLICATIONS'] === 'all';
const all = readApplications();
const chosen = all.filter(({ isQuick }) => isWhole || isQuick === true);
const committed = readFileSync(RESULTS, 'utf8');
const results: Result[] = [];

test.for(chosen)('$name is what it says of itself', { timeout: LIMIT_MS }, async (application) => {
  const result = await compareApplication(application);
  results.push(result);
  expect(result.compared.operations).toBeGreaterThan(0);
  expect(result.unexplained.length).toBeLessThanOrEqual(readUnexplained(committed, application));
});

afterAll(async () => {
  if (results.length < all.length) return;
  await writeFile(RESULTS, makePage(results));
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
  console.log(await readFile(RESULTS, 'utf8'));
});

async function compareApplication(application: Application): Promise<Result> {
  const { release, package: name } = application;
  const { env } = process;
  const source = await resolveSource(`pypi:${release}#${name}`, { cwd: '.', env });
  const { origin } = source;
  const settings = { docstringStyle: 'auto', timeoutMs: LIMIT_MS } as const;
  const extracted = await extract({ source, origin, env, ...settings, idioms: ['fastapi'] });
  const view = createPackageView(extracted);
  const document = asDocument(makeOpenApi(view, { application: application.id }));
  const comparison = compareDocuments(readTruth(application), document);
  return classify(application, comparison, {
    findRule: createFindRule(extracted),
    isForeign: createIsForeign(extracted),
  });
}
