import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestPython } from '../tools/python.ts';
import { measureSize } from './folder-size.ts';
import { measure, median } from './measure.ts';
import { formatRatio, makeTable } from './report.ts';

const CONFIG = 'tests/e2e/fixtures/bookshop/wrapdocs.config.ts';
const LAST = 50;
/** Releases whose median is taken, at the beginning and at the end. */
const COUNTED = 3;

/**
 * The first releases of a site and those that have many before them.
 *
 * @param pieces how many releases; 50 by default
 */
export async function benchVersions([last = String(LAST)]: string[]): Promise<string> {
  const python = await findTestPython();
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-bench-'));
  const site = join(folder, 'site');
  try {
    const times: number[] = [];
    let before = new Map<string, string>();
    for (let number = 1; number <= Number(last); number += 1) {
      console.error(`  release ${String(number)}`);
      if (number === Number(last)) before = await hashReleases(site);
      const { seconds } = await measure(python, release(number, site), { rounds: 1 });
      times.push(seconds);
    }
    return await describe(times, site, before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function describe(times: number[], site: string, before: Map<string, string>) {
  const first = median(times.slice(0, COUNTED));
  const last = median(times.slice(-COUNTED));
  return makeTable(
    [
      'releases',
      'first',
      'last',
      'last to first',
      'files of earlier releases that changed',
      'site',
    ],
    [
      [
        String(times.length),
        `${first.toFixed(2)} s`,
        `${last.toFixed(2)} s`,
        formatRatio(last, first),
        await countChanged(site, before),
        `${((await measureSize(site)) / 1e6).toFixed(1)} MB`,
      ],
    ],
  );
}

function release(number: number, site: string): string[] {
  const command = ['extractor/bin.mjs', 'release', `0.${String(number)}`, '--quiet'];
  return [process.execPath, ...command, '--config', CONFIG, '--to', site];
}

/** The digest of every file below the folders of the releases, by its path. */
async function hashReleases(site: string): Promise<Map<string, string>> {
  const files = await readdir(site, { recursive: true, withFileTypes: true }).catch(() => []);
  const hashes = new Map<string, string>();
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name).slice(site.length + 1);
    if (!entry.isFile() || !/^\d[^/]*\//.test(path)) continue;
    const bytes = await readFile(join(site, path));
    hashes.set(path, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

/** The number of files of earlier releases that have changed. */
async function countChanged(site: string, before: Map<string, string>): Promise<string> {
  const after = await hashReleases(site);
  const changed = [...before].filter(([path, hash]) => after.get(path) !== hash);
  return `${String(changed.length)} of ${String(before.size)} files`;
}
