import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../../config/base.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { History } from '../../contract/history.ts';
import type { ReleaseFacts, Versions } from '../../contract/versions.ts';
import { withRunFolder } from '../../output/run-folder.ts';
import { HISTORY_FILE } from '../../release/history.ts';
import type { ReleaseRequest } from '../../release/versions/next-versions.ts';
import { publishRelease } from '../../release/publish.ts';
import type { ReleaseTarget } from '../../release/release-target.ts';
import { TOKEN_BASE } from '../../release/copies/relocation.ts';
import { computeFingerprint } from '../../site/fingerprint.ts';
import { indexSite } from '../../site/index-site.ts';
import { makePages } from '../../site/make-pages.ts';
import { measureSite } from '../../site/measure-site.ts';
import { writeStamp } from '../../site/stamp.ts';

/** A version whose packages have been read. */
export interface ReadRelease {
  loaded: LoadedConfig;
  request: ReleaseRequest;
  history: History;
  /** How many findings the packages have. */
  findings: number;
  /** The folder of the run: `api` with the JSON of the packages, and room for the rest. */
  folder: string;
}

interface Options {
  target: ReleaseTarget;
  signal: AbortSignal;
  /** Told what is being done. */
  onProgress?: (detail: string) => void;
  index?: typeof indexSite;
}

/** Makes a folder beside the configuration for what only one run needs, and removes it again. */
export function withReleaseFolder<Result>(
  { folder }: LoadedConfig,
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  return withRunFolder(path.join(folder, '.wrapdocs'), 'release-', action);
}

/** The folder with the JSON of a release's packages. */
export function getReleaseApi(folder: string): string {
  return path.join(folder, 'api');
}

/**
 * Renders the site of a version once, for a path that its copies have replaced by their own, and
 * publishes it.
 */
export async function releaseSite(
  { loaded, request, history, findings, folder }: ReadRelease,
  { target, signal, onProgress, index = indexSite }: Options,
): Promise<Versions> {
  const root = getBase(loaded.config.site.url);
  const rendered = path.join(folder, 'site');
  await mkdir(rendered);
  await writeJson(folder, 'release.json', makeFacts(request, root));
  await writeJson(folder, HISTORY_FILE, history);
  onProgress?.('rendering');
  const cache = path.join(folder, 'cache');
  const place = { api: getReleaseApi(folder), cache, base: TOKEN_BASE, isWhole: true };
  const headers = await makePages(rendered, { loaded, ...place, signal });
  await writeJson(rendered, HISTORY_FILE, history);
  const fingerprint = await computeFingerprint(request, []);
  const size = await measureSite(rendered);
  await writeStamp(rendered, { fingerprint, findings, headers, ...size });
  onProgress?.('indexing and publishing');
  return publishRelease(target, { ...request, rendered, root }, { work: folder, signal, index });
}

function makeFacts({ version, date, prerelease }: ReleaseRequest, root: string): ReleaseFacts {
  return { version, date, ...(prerelease ? { prerelease } : {}), base: TOKEN_BASE, root };
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
}
