import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { fillOnce } from '../../output/fill-once.ts';
import { runFetch } from '../run-fetch.ts';
import { findImportPackage } from './import-package.ts';
import { findIndexFolder } from './index-folder.ts';
import { readPipSettings } from './pip-settings.ts';
import type { PypiSpecifier } from '../../config/source-specifier.ts';
import type { Source, SourceOptions } from '../source.ts';

/** What the cache knows about a release, besides its file and its tree. */
const ReleaseSchema = z.object({
  file: z.string(),
  address: z.string(),
  sha256: z.string(),
  files: z.int(),
  released: z.string().optional(),
  warnings: z.array(z.string()),
});
type Release = z.infer<typeof ReleaseSchema>;

const LatestSchema = z.object({ version: z.string() });

/**
 * Downloads a release of the package index into the cache; later runs use the cache without asking
 * the index.
 */
export async function resolvePypiSource(
  specifier: PypiSpecifier,
  options: SourceOptions,
): Promise<Source> {
  const version =
    specifier.version === 'latest' ? await findLatest(specifier, options) : specifier.version;
  const folder = path.join(
    await findIndexFolder(options),
    makeReleaseKey(specifier.project, version),
  );
  await fillOnce(folder, {
    fill: (staging) => fetchRelease({ ...specifier, version }, staging, options),
  });
  const release = await readRelease(folder);
  const label = `pypi:${specifier.project}==${version}`;
  const found = findImportPackage(path.join(folder, 'tree'), {
    label,
    part: specifier.part,
    isWheel: release.file.endsWith('.whl'),
    prefer: options.prefer,
  });
  const released = readDate(release.released);
  return {
    ...found,
    origin: {
      kind: 'pypi',
      locator: `${label}${specifier.part === '' ? '' : `#${specifier.part}`}`,
      version,
      ...(released === undefined ? {} : { released }),
    },
    warnings: release.warnings,
  };
}

async function findLatest({ project }: PypiSpecifier, options: SourceOptions): Promise<string> {
  const settings = await readPipSettings(options);
  const { version } = await runFetch({ job: 'latest', project, settings }, LatestSchema, options);
  return version;
}

/** The cache's folder for a release: `Foo.bar` and `foo-bar` are the same project. */
export function makeReleaseKey(project: string, version: string): string {
  return `${project.toLowerCase().replaceAll(/[-_.]+/g, '-')}==${version.toLowerCase()}`;
}

async function fetchRelease(
  { project, version }: PypiSpecifier,
  target: string,
  options: SourceOptions,
): Promise<void> {
  const settings = await readPipSettings(options);
  const request = { job: 'release', project, version, settings, target } as const;
  const release = await runFetch(request, ReleaseSchema, options);
  await writeFile(path.join(target, 'release.json'), `${JSON.stringify(release, undefined, 2)}\n`);
}

async function readRelease(folder: string): Promise<Release> {
  return ReleaseSchema.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
}

/** An index may send anything; an invalid date is ignored. */
function readDate(text = ''): string | undefined {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text) : undefined;
  return date === undefined || Number.isNaN(date.valueOf()) ? undefined : date.toISOString();
}
