import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Package } from '../../../extractor/contract/package.ts';
import { getCacheFolder } from '../../../extractor/system/cache-folder.ts';
import { WRAPDOCS_ROOT } from '../../../extractor/version.ts';

/** Everything that decides what is read of a package. */
const SOURCES = [
  'extractor/python/**/*.{py,txt}',
  'extractor/{contract,extraction,introspection}/**/*.ts',
];

/** Keeps what was extracted, as long as neither wrapdocs nor the pinned wheels change. */
export interface ExtractionCache {
  /** Returns what was extracted of a module before, or extracts it. */
  get: (module: string, make: () => Promise<Package>) => Promise<Package>;
}

/**
 * Opens the cache of this state of the code, and removes those of others.
 *
 * @param wheels the folder of the unpacked wheels, which is named after the file that pins them
 */
export async function openExtractionCache(wheels: string): Promise<ExtractionCache> {
  const parent = join(getCacheFolder(process.env), 'test-live');
  const own = `${basename(wheels)}-${hashSources()}`;
  await mkdir(join(parent, own), { recursive: true });
  const others = (await readdir(parent)).filter((name) => name !== own);
  await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return {
    async get(module, make) {
      const file = join(parent, own, `${module}.json`);
      if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Package;
      const made = await make();
      await writeFile(`${file}.new`, JSON.stringify(made));
      await rename(`${file}.new`, file);
      return made;
    },
  };
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: WRAPDOCS_ROOT }).toSorted())
    hash.update(file).update(readFileSync(join(WRAPDOCS_ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
