import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { parsePackageIndex } from '../../contract/load.ts';
import { parseRecordings, RECORDINGS_FILE, type Recordings } from '../../contract/recordings.ts';
import { writeOutput } from '../../output/write-output.ts';
import { computeFingerprint } from '../../site/fingerprint.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import type { Context } from './context.ts';
import { getFindings, type ReadPackage } from './extract-package.ts';

const CountSchema = z.int().nonnegative();
const RequestCountsSchema = z.strictObject({
  determined: CountSchema,
  partial: CountSchema,
  delegates: CountSchema,
  unknown: CountSchema,
});

/** What the folder of a package was made from, a hash of the folder itself, and what is in it. */
const KnownPackageSchema = z.strictObject({
  from: z.string(),
  folder: z.string(),
  requests: RequestCountsSchema,
});
const KnownPackagesSchema = z.record(z.string(), KnownPackageSchema);

/** The packages that an earlier run has read, whose JSON does not have to be made again. */
export interface KnownPackages {
  /** The package as it was read; undefined if it, or its JSON, has changed since then. */
  recall: (configured: ConfiguredPackage, context: Context) => Promise<ReadPackage | undefined>;
  /** Notes that the JSON of some packages is up to date. */
  keep: (packages: readonly Pick<ReadPackage, 'config' | 'requests'>[]) => Promise<void>;
}

/**
 * Reads which packages are known.
 *
 * @param file the file that says so; missing or damaged, it means that no package is known
 * @param api the folder with the JSON of the packages
 * @param fingerprints what each package is made from now, by its name
 */
export async function readKnownPackages(
  file: string,
  api: string,
  fingerprints: ReadonlyMap<string, string>,
): Promise<KnownPackages> {
  const known = new Map(Object.entries(parse(await readFile(file, 'utf8').catch(() => ''))));
  const hashFolder = (name: string): string =>
    computeFingerprint({}, [{ label: 'json', path: path.join(api, name) }]);
  return {
    async recall(configured, context) {
      const { name } = configured.config;
      const present = known.get(name);
      if (present === undefined || present.from !== fingerprints.get(name)) return undefined;
      if (present.folder !== hashFolder(name)) return undefined;
      const index = path.join(api, name, 'index.json');
      const extracted = { index: parsePackageIndex(await readFile(index, 'utf8'), index) };
      const recordings = await readRecordings(path.join(api, name, RECORDINGS_FILE));
      const found = getFindings(configured, { ...extracted, recordings }, context);
      return { ...configured, extracted, ...found, requests: present.requests };
    },
    async keep(packages) {
      const entries = packages.map(({ config: { name }, requests }) => {
        const from = fingerprints.get(name) ?? '';
        return [name, { from, folder: hashFolder(name), requests }] as const;
      });
      await writeOutput(file, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
    },
  };
}

async function readRecordings(file: string): Promise<Recordings | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseRecordings(text, file);
}

function parse(text: string): z.infer<typeof KnownPackagesSchema> {
  try {
    return KnownPackagesSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
