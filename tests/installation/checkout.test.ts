import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { STAMP_FILE } from '../../extractor/site/stamp.ts';
import { makeTemporaryFolder } from '../faults/site.ts';
import { getBin, runWrapdocs } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Operations, models, narrative pages in two languages: all kinds of pages but those of releases. */
const PROJECT = join(ROOT, 'tests/e2e/fixtures/bookshop');

/** Makes a release, so that readers can choose a version, and returns the files of the site. */
async function makeRelease(bin: string): Promise<Map<string, Buffer>> {
  const folder = makeTemporaryFolder();
  cpSync(PROJECT, folder, { recursive: true });
  const file = join(folder, 'wrapdocs.config.ts');
  const config = readFileSync(file, 'utf8')
    .replace(/from '.*define-config\.ts'/, "from 'wrapdocs'")
    .replace('packages:', "feedback: { endpoint: '/feedback' },\n  packages:");
  writeFileSync(file, config);
  await runWrapdocs(folder, ['release', '1.0.0', '--to', 'public'], bin);
  const site = join(folder, 'public');
  return new Map(listFiles(site).map((name) => [name, readFileSync(join(site, name))]));
}

test('the package makes the same site as a checkout', async () => {
  const expected = await makeRelease(join(ROOT, 'extractor/bin.mjs'));
  const site = await makeRelease(getBin());
  expect([...site.keys()]).toEqual([...expected.keys()]);
  expect([...expected.keys()].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20);
  const different = [...site.keys()].filter(
    (name) => !expected.get(name)?.equals(site.get(name) ?? Buffer.of()),
  );
  // The record of a build identifies what the site was made with.
  expect(different.filter((name) => !name.endsWith(STAMP_FILE))).toEqual([]);
}, 300_000);
