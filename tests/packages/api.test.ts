import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiComparison, compareWithApi } from '../../extractor/api/compare-with-api.ts';
import { parseApiDocument } from '../../extractor/api/document/read-document.ts';
import { createProcessPool } from '../../extractor/introspection/process-pool.ts';
import { type Extraction, extractClient } from './live/extraction.ts';
import { openExtractionCache } from './live/extraction-cache.ts';
import { WHEELS } from './live/files.ts';
import { takeSample } from './sample.ts';
import { unpackWheels } from './wheels.ts';

/**
 * Real clients beside the documents of their APIs, which are committed as facts without texts
 * (`api/reduce.ts`). After a change that is wanted, run it with `UPDATE_API=1` and read the diff.
 */

interface Pair {
  client: string;
  module: string;
  /** Where the document is from, and its version. */
  document: string;
  /** Whether the client was generated from this document, or from one that says as much. */
  isGenerated?: boolean;
}

interface Result {
  sent: number;
  total: number;
  requests: ApiComparison['requests'];
  rules: Record<string, number>;
}

const RESULTS = new URL('api/results.json', import.meta.url);
const isUpdate = process.env['UPDATE_API'] === '1';
const pairs = JSON.parse(readText('api/pairs.json').toString()) as Pair[];
const committed = JSON.parse(readText('api/results.json').toString()) as Record<string, Result>;
const found: Record<string, Result> = {};
const pool = createProcessPool({ env: process.env });
let extraction: Extraction;

beforeAll(async () => {
  const wheels = await unpackWheels(WHEELS);
  extraction = { wheels, introspect: pool.introspect, cache: await openExtractionCache(wheels) };
});

describe('the API of', { timeout: 900_000 }, () => {
  test.for(takeSample(pairs, 4))('$client', async ({ client, module, isGenerated }) => {
    const [view] = await extractClient(client, [module], extraction);
    if (view === undefined) throw new Error(`${client} has no ${module}`);
    const root: unknown = JSON.parse(gunzipSync(readText(`api/${client}.json.gz`)).toString());
    const documents = [parseApiDocument(root)];
    const comparison = compareWithApi(view, { documents, others: [], leaveOut: [] });
    const result = summarize(comparison);
    found[client] = result;
    if (isUpdate) return;
    expect(result).toEqual(committed[client]);
    // Clients that were generated from the document are right, except where their versions differ.
    const warnings = comparison.diagnostics.filter(({ severity }) => severity === 'warning');
    if (isGenerated === true) expect(warnings.length).toBeLessThan(3);
  });
});

afterAll(() => {
  pool.close();
  if (isUpdate) writeFileSync(RESULTS, `${JSON.stringify(found, undefined, 2)}\n`);
});

function summarize({ coverage: { sent, total }, requests, diagnostics }: ApiComparison): Result {
  const groups = Map.groupBy(diagnostics.map(({ code }) => code).toSorted(), (code) => code);
  const rules = Object.fromEntries([...groups].map(([code, all]) => [code, all.length]));
  return { sent, total, requests, rules };
}

function readText(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}
