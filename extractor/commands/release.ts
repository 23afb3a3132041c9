import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import type { History } from '../contract/history.ts';
import type { ReleaseFacts, Versions } from '../contract/versions.ts';
import { formatCount } from '../format-count.ts';
import { HISTORY_FILE, makeHistory } from '../release/history.ts';
import { addVersion, type ReleaseRequest } from '../release/next-versions.ts';
import { publishRelease } from '../release/publish.ts';
import type { ReleaseTarget } from '../release/release-target.ts';
import { TOKEN_BASE } from '../release/relocation.ts';
import { isPrereleaseLabel } from '../release/version-order.ts';
import { computeFingerprint } from '../site/fingerprint.ts';
import { indexSite } from '../site/index-site.ts';
import { makePages } from '../site/make-pages.ts';
import { measureSite } from '../site/measure.ts';
import { writeStamp } from '../site/stamp.ts';
import type { Context } from './context.ts';
import { describeContents } from './describe-contents.ts';
import type { ExtractedPackage } from './extract-packages.ts';
import { withReleaseFolder } from './release-folder.ts';
import { openTarget, type TargetOptions } from './release-target.ts';
import { bringSiteData, extractSite } from './site-data.ts';

export interface ReleaseCommandOptions extends TargetOptions {
  config?: string;
  alias: string[];
  prerelease?: boolean;
  replace?: boolean;
  /** `false` under `--no-default`. */
  default: boolean;
  /** `false` under `--no-strict`. */
  strict: boolean;
  /** `2026-11-21`; today by default. */
  date?: string;
}

/** `wrapdocs release`: builds the site of a version and publishes it among the others. */
export async function runRelease(
  version: string,
  options: ReleaseCommandOptions,
  context: Context,
): Promise<void> {
  const started = performance.now();
  const loaded = await loadConfig(context.cwd, options.config);
  const target = openTarget(options, loaded.folder, context);
  const request = makeRequest(version, options);
  // Whatever the site's versions forbid is said before minutes of work.
  addVersion((await target.look()).versions, request);
  const run = { loaded, target, request, options };
  const { packages, versions } = await withReleaseFolder(loaded.folder, (folder) =>
    release(run, folder, context),
  );
  const seconds = (performance.now() - started) / 1000;
  context.terminal.note(describe(request, versions, { target, packages, seconds }));
}

function makeRequest(version: string, options: ReleaseCommandOptions): ReleaseRequest {
  return {
    version,
    date: options.date ?? new Date().toISOString().slice(0, 10),
    prerelease: options.prerelease === true || isPrereleaseLabel(version),
    aliases: options.alias,
    replace: options.replace === true,
    keepDefault: !options.default,
  };
}

interface Run {
  loaded: LoadedConfig;
  target: ReleaseTarget;
  request: ReleaseRequest;
  options: ReleaseCommandOptions;
}

async function release(
  { loaded, target, request, options }: Run,
  folder: string,
  context: Context,
): Promise<{ packages: ExtractedPackage[]; versions: Versions }> {
  const { strict, python } = options;
  // A package that is out of reach never makes a version that lacks it.
  const wanted = { strict: true, ...(python === undefined ? {} : { python }) };
  const data = await bringSiteData(loaded, wanted, context);
  const api = path.join(folder, 'api');
  const packages = await extractSite(data, api, { ...wanted, strict }, context);
  const documents = packages.map(({ extracted }) => extracted);
  const history = await makeHistory(await target.look(), request, documents);
  const versions = await render({ loaded, target, request, history, packages }, folder, context);
  return { packages, versions };
}

interface Rendering {
  loaded: LoadedConfig;
  target: ReleaseTarget;
  request: ReleaseRequest;
  history: History;
  packages: readonly ExtractedPackage[];
}

/** Renders the site once, for a path that its copies have replaced by their own, and publishes it. */
async function render(
  { loaded, target, request, history, packages }: Rendering,
  folder: string,
  { signal, terminal }: Context,
): Promise<Versions> {
  const root = getBase(loaded.config.site.url);
  const rendered = path.join(folder, 'site');
  await mkdir(rendered);
  await writeJson(folder, 'release.json', makeFacts(request, root));
  await writeJson(folder, HISTORY_FILE, history);
  const progress = terminal.startProgress(`Building ${request.version}`);
  try {
    progress.update('rendering');
    const [api, cache] = [path.join(folder, 'api'), path.join(folder, 'cache')];
    const pages = { loaded, api, cache, base: TOKEN_BASE, isWhole: true, signal };
    const headers = await makePages(rendered, pages);
    await writeJson(rendered, HISTORY_FILE, history);
    const findings = packages.reduce((sum, one) => sum + one.findings.length, 0);
    const fingerprint = await computeFingerprint(request, []);
    const size = await measureSite(rendered);
    await writeStamp(rendered, { fingerprint, findings, headers, ...size });
    progress.update('indexing and publishing');
    const index = indexSite;
    return await publishRelease(
      target,
      { ...request, rendered, root },
      { work: folder, signal, index },
    );
  } finally {
    progress.stop();
  }
}

function makeFacts({ version, date, prerelease }: ReleaseRequest, root: string): ReleaseFacts {
  return { version, date, ...(prerelease ? { prerelease } : {}), base: TOKEN_BASE, root };
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
}

interface Outcome {
  target: ReleaseTarget;
  packages: readonly ExtractedPackage[];
  seconds: number;
}

function describe(
  { version }: ReleaseRequest,
  versions: Versions,
  { target, packages, seconds }: Outcome,
): string {
  const entry = versions.versions.find((one) => one.version === version);
  const contents = describeContents(packages.map(({ extracted }) => extracted));
  const aliases = entry?.aliases.length ? ` (${entry.aliases.join(', ')})` : '';
  const place =
    versions.default === version
      ? 'It stands at the root of the site.'
      : `The root stays ${versions.default}; \`wrapdocs releases set-default ${version}\` changes that.`;
  return [
    `Released ${version}${aliases} to ${target.shown}: ${contents} in ${seconds.toFixed(1)} s.`,
    `${place} It holds ${formatCount(versions.versions.length, 'version')}.`,
  ].join('\n');
}
