import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../../config/base.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { History } from '../../contract/history.ts';
import type { Versions } from '../../contract/versions.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { withRunFolder } from '../../output/run-folder.ts';
import { HISTORY_FILE } from '../../release/history.ts';
import type { ReleaseRequest } from '../../release/versions/next-versions.ts';
import { publishRelease } from '../../release/publish.ts';
import type { ReleaseTarget } from '../../release/release-target.ts';
import { TOKEN_BASE } from '../../release/copies/relocation.ts';
import { computeFingerprint } from '../../site/fingerprint.ts';
import { indexSite } from '../../site/search-index.ts';
import { makePages } from '../../site/make-pages.ts';
import { measureSite } from '../../site/measure-site.ts';
import { writeStamp } from '../../site/stamp.ts';
import type { Interpreter } from '../../site-input/convert-readme.ts';
import type { SiteRelease } from '../../site-input/schema.ts';
import { writeSiteInput } from '../../site-input/write.ts';
import type { SiteFacts } from '../shared/site-data.ts';

/** A version whose packages have been read. */
export interface ReadRelease {
  loaded: LoadedConfig;
  request: ReleaseRequest;
  history: History;
  /** The number of findings in the packages. */
  findings: number;
  /** The folder of the run: `api` with the JSON of the packages, and other temporary files. */
  folder: string;
  /** The `site.json` of the version. */
  siteFile: string;
}

interface Options {
  target: ReleaseTarget;
  /** The folder that findings name files relative to. */
  cwd: string;
  signal: AbortSignal;
  /** Called with what is wrong with the pages; if it throws, nothing is released. */
  onFindings: (findings: Finding[]) => void;
  /** Called with a description of the current step. */
  onProgress?: (detail: string) => void;
  index?: typeof indexSite;
}

/** Makes a folder next to the configuration for this run only, and removes it afterwards. */
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

/** Writes the `site.json` of a version into its folder, next to the JSON of its packages. */
export function writeReleaseInput(
  { loaded, request, history, folder }: Omit<ReadRelease, 'findings' | 'siteFile'>,
  { dates, inventories }: SiteFacts,
  interpreter: Interpreter,
): Promise<string> {
  const { version, date, prerelease } = request;
  const root = getBase(loaded.config.site.url);
  const release: SiteRelease = { version, date, ...(prerelease && { prerelease }), root, history };
  const folders = { packages: getReleaseApi(folder), cache: path.join(folder, 'cache') };
  const facts = { dates, inventories, release, interpreter };
  return writeSiteInput(folder, { loaded, ...facts, base: TOKEN_BASE, folders });
}

/**
 * Renders the site of a version once, for a placeholder path that its copies replace by their own,
 * and publishes it.
 */
export async function releaseSite(
  { loaded, request, history, findings, folder, siteFile }: ReadRelease,
  { target, signal, cwd, onFindings, onProgress, index = indexSite }: Options,
): Promise<Versions> {
  const root = getBase(loaded.config.site.url);
  const rendered = path.join(folder, 'site');
  await mkdir(rendered);
  onProgress?.('rendering');
  const site = { loaded, siteFile, base: TOKEN_BASE, isWhole: true, cwd };
  const { headers } = await makePages(rendered, { ...site, signal, onFindings });
  const historyText = `${JSON.stringify(history, undefined, 2)}\n`;
  await writeFile(path.join(rendered, HISTORY_FILE), historyText);
  const fingerprint = computeFingerprint(request, []);
  const size = measureSite(rendered);
  await writeStamp(rendered, { fingerprint, findings, headers, base: root, ...size });
  onProgress?.('indexing and publishing');
  return publishRelease(target, { ...request, rendered, root }, { work: folder, signal, index });
}
