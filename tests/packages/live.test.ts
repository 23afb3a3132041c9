import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProcessPool } from '../../extractor/introspection/process-pool.ts';
import { compareRecorded, type Compared, type Recorded } from './live/compare.ts';
import type { Extraction } from './live/extraction.ts';
import { openExtractionCache } from './live/extraction-cache.ts';
import { findChanges, listDisagreements } from './live/expectations.ts';
import { readClients, readFacts } from './live/facts.ts';
import { readExpectations, readResults, WHEELS, writeResults } from './live/files.ts';
import { takeSample } from './sample.ts';
import { unpackWheels } from './wheels.ts';

const LIMIT_MS = 900_000;
const HINT = 'After a change that is wanted, run `UPDATE_LIVE=1 npm run test:packages -- live`.';
const isUpdate = process.env['UPDATE_LIVE'] === '1';
/** No rule may be tuned to the clients kept aside, so that they are only compared on demand. */
const isWithAside = process.env['WRAPDOCS_LIVE_ASIDE'] === '1';

const expected = readExpectations();
const committed = readResults();
const recorded = listRecorded();
const sample = takeSample(recorded, 4);
const compared = new Map<string, Compared>();
const pool = createProcessPool({ env: process.env });
let extraction: Extraction;

beforeAll(async () => {
  const wheels = await unpackWheels(WHEELS);
  const { introspect } = pool;
  extraction = { wheels, introspect, cache: await openExtractionCache(wheels) };
});

describe('what wrapdocs says of', { concurrent: true, timeout: LIMIT_MS }, () => {
  test.for(sample)('$client.name is as expected', async ({ client, facts }, { expect }) => {
    const found = await compareRecorded({ client, facts }, extraction);
    compared.set(client.name, found);
    if (isUpdate) return;
    const disagreements = listDisagreements(found.verdicts);
    if (client.group !== 'aside')
      expect(findChanges(expected[client.name] ?? {}, disagreements), HINT).toEqual([]);
    expect(found.result, HINT).toEqual(committed.find(({ name }) => name === client.name));
  });
});

test('the results are those of the clients that were recorded', () => {
  const names = recorded.map(({ client }) => client.name);
  const rows = committed.filter(({ group }) => isWithAside || group !== 'aside');
  expect(names).not.toEqual([]);
  if (!isUpdate) expect(rows.map(({ name }) => name)).toEqual(names);
});

afterAll(async () => {
  pool.close();
  if (isUpdate) await update();
});

function listRecorded(): Recorded[] {
  return readClients().flatMap((client) => {
    const facts = readFacts(client.name);
    const isRead = client.group !== 'aside' || isWithAside;
    return facts === undefined || !isRead ? [] : [{ client, facts }];
  });
}

/** Writes what was found; clients kept aside that were not compared keep their rows. */
async function update(): Promise<void> {
  const names = readClients().map(({ name }) => name);
  const rows = names.flatMap(
    (name) =>
      compared.get(name)?.result ??
      committed.find((one) => one.name === name && one.group === 'aside') ??
      [],
  );
  const known = names.flatMap((name) => {
    const found = compared.get(name);
    const isKept = found === undefined || found.result.group === 'aside';
    return isKept ? [] : [[name, listDisagreements(found.verdicts)] as const];
  });
  await writeResults(Object.fromEntries(known), rows);
}
