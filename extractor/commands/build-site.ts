import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describeAdjustment } from '../config/accent-style.ts';
import { getBase } from '../config/base.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { getWorst } from '../diagnostics/strictness.ts';
import { describeContents } from '../extraction/describe-contents.ts';
import { removeFolder, replaceFolder } from '../output/replace-folder.ts';
import { computeFingerprint } from '../site/fingerprint.ts';
import { makePages, type CacheUse, type MadePages } from '../site/make-pages.ts';
import { measureBytes, measureSite, type SiteSize } from '../site/measure-site.ts';
import type { EarlierSite } from '../site/rebuild/rebuild-cache.ts';
import { storePrevious } from '../site/rebuild/previous-site.ts';
import { openCache } from '../site/rebuild/open-cache.ts';
import type { SiteFingerprints } from '../site/site-fingerprints.ts';
import { updateSiteState, type SiteState } from '../site/site-state.ts';
import { writeStamp, type Stamp } from '../site/stamp.ts';
import type { Interpreter } from '../site-input/convert-readme.ts';
import { needsPackages } from '../site-input/find-readme.ts';
import { writeSiteInput } from '../site-input/write.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Progress } from '../terminal/terminal.ts';
import type { BuildOptions } from './basic-commands.ts';
import { getCommandName } from './shared/command-name.ts';
import type { Context } from './shared/context.ts';
import type { ReadPackage } from './shared/extract-package.ts';
import { formatPath } from './shared/format-path.ts';
import { readKnownPackages } from './shared/known-packages.ts';
import { listUnparsed, requireParsedFiles } from './shared/require-parsed-files.ts';
import { showFindings, updateSite } from './shared/read-site.ts';
import type { SiteData, SiteFacts } from './shared/site-data.ts';

/** In place of the fingerprint of a site that lacks a package which could not be read. */
const INCOMPLETE = 'incomplete';

interface Build {
  loaded: LoadedConfig;
  data: SiteData;
  /** What the site is made of, with the imports of the last build. */
  state: SiteState;
  /** The folder of the site. */
  out: string;
  /** When the command was started, in milliseconds. */
  started: number;
}

/** Builds a site whose sources are on this machine, and replaces the old one. */
export async function buildSite(
  { loaded, data, state, out, started }: Build,
  options: BuildOptions,
  context: Context,
): Promise<void> {
  const reading = readPackages(data, { loaded, fingerprints: state.known }, options, context);
  // `replaceSite` awaits it, too, and reports its failure.
  reading.catch(() => undefined);
  if (needsPackages(loaded)) await reading;
  const siteFile = await writeInput(loaded, data, { ...context, python: options.python });
  const cache = await openCache(getCachePlace(loaded, data, out), {
    surroundings: getSurroundings(loaded, state.fingerprints),
    isFresh: options.force === true,
  });
  const hasAll = hasAllPackages(loaded, data);
  const isWhole = reading.then(({ length }) => hasAll && length === data.packages.length);
  isWhole.catch(() => undefined);
  const { stamp, made, surroundings } = await replaceSite(
    {
      ...{ loaded, siteFile, out, isWhole, state, reading },
      // What a site says about packages that are missing now is not kept.
      ...(hasAll && { cacheUse: cache.use }),
    },
    options,
    context,
  );
  const renderer = (await isWhole) ? made.renderer : undefined;
  await cache.save({ site: stamp.fingerprint, surroundings }, { ...made, renderer });
  const extracted = await reading;
  const seconds = (performance.now() - started) / 1000;
  const changed = made.rebuilt?.changed.length;
  context.terminal.note(describeBuild(extracted, stamp, { out, seconds, changed }, context));
  noteMissingOperations(extracted, context);
  const adjusted = describeAdjustment(loaded.config.site.accent);
  if (adjusted !== undefined) context.terminal.note(adjusted);
  requireParsedFiles(
    extracted.flatMap(({ findings }) => findings),
    options,
  );
}

function hasAllPackages({ config }: LoadedConfig, { packages }: SiteData): boolean {
  return packages.length === config.packages.length && !packages.some((one) => one.isPartial);
}

function getCachePlace(loaded: LoadedConfig, { packages, dates }: SiteData, site: string) {
  const { home, packages: api } = getFolders(loaded);
  const names = packages.map(({ config: { name } }) => name);
  return { home: path.join(home, 'kept'), site, api, names, dates: dates.packages };
}

/** Reads the packages that have changed since the last build, or all of them with `--force`. */
async function readPackages(
  data: SiteData,
  { loaded, fingerprints }: { loaded: LoadedConfig; fingerprints: SiteFingerprints },
  options: BuildOptions,
  context: Context,
): Promise<ReadPackage[]> {
  const { home, packages: api } = getFolders(loaded);
  const file = path.join(home, 'packages.json');
  if (options.force === true) await rm(file, { force: true });
  const known = await readKnownPackages(file, api, fingerprints.packages);
  return updateSite(data, { api, known }, options, context);
}

function getFolders({ folder }: LoadedConfig) {
  const home = path.join(folder, '.wrapdocs');
  return { home, packages: path.join(home, 'api'), cache: path.join(home, 'site-cache') };
}

/** The fingerprint of everything but the packages, with the home page that was made of them. */
function getSurroundings(loaded: LoadedConfig, { surroundings }: SiteFingerprints): string {
  const made = { label: 'home page', path: path.join(getFolders(loaded).home, 'content') };
  return computeFingerprint({ surroundings }, needsPackages(loaded) ? [made] : []);
}

function writeInput(
  loaded: LoadedConfig,
  { dates, inventories }: SiteFacts,
  interpreter: Interpreter,
): Promise<string> {
  const { home, ...folders } = getFolders(loaded);
  return writeSiteInput(home, { loaded, dates, inventories, folders, interpreter });
}

interface Site {
  loaded: LoadedConfig;
  siteFile: string;
  out: string;
  /** Whether every package of the configuration is included. */
  isWhole: Promise<boolean>;
  /** What the site is made of, with the imports of the last build. */
  state: SiteState;
  /** The packages, which are still being read. */
  reading: Promise<ReadPackage[]>;
  cacheUse?: CacheUse;
}

interface BuiltSite {
  stamp: Stamp;
  made: MadePages;
  /** The fingerprint of everything that the site is made of but the packages. */
  surroundings: string;
}

async function replaceSite(
  { loaded, siteFile, out, isWhole, state, reading, cacheUse }: Site,
  options: BuildOptions,
  context: Context,
): Promise<BuiltSite> {
  const { signal, terminal, cwd } = context;
  const base = getBase(loaded.config.site.url);
  const findings: Finding[] = [];
  let progress: Progress | undefined;
  const packagesRead = reading.then((packages) => {
    findings.push(...packages.flatMap((one) => one.findings));
    progress = terminal.startProgress('Building the site');
    progress.update('rendering');
  });
  packagesRead.catch(() => undefined);
  const onFindings = (found: Finding[]): void => {
    findings.push(...found);
    showFindings(found, options, context);
  };
  const facts = { loaded, siteFile, base, isWhole, packagesRead, isIndexed: true };
  const onFullBuild = (reason: string): void => {
    terminal.note(`Astro bundles this site, which takes some seconds, because ${reason}.`);
  };
  const pages = { ...facts, signal, cwd, onFindings, onFullBuild, ...(cacheUse && { cacheUse }) };
  try {
    const fill = async (staging: string): Promise<BuiltSite> => {
      const made = await makePages(staging, pages);
      signal.throwIfAborted();
      const { headers, rebuilt, bundled } = made;
      const { fingerprints, imports } = updateSiteState(state, loaded, bundled);
      const size = measure(staging, rebuilt && cacheUse?.earlier);
      // A site that lacks a package is made again by the next build.
      const fingerprint = (await isWhole) ? fingerprints.site : INCOMPLETE;
      const stamp = { fingerprint, findings: findings.length, headers, base, ...size };
      const worst = getWorst(findings);
      const unparsed = listUnparsed(findings).length;
      const lacking = { ...(worst && { worst }), ...(unparsed > 0 && { unparsed }) };
      const imported = imports.length > 0 && { imports: [...imports] };
      await writeStamp(staging, { ...stamp, ...lacking, ...imported });
      return { stamp, made, surroundings: getSurroundings(loaded, fingerprints) };
    };
    return await replaceFolder(out, fill, (old, { made: { rebuilt } }) =>
      rebuilt && cacheUse ? storePrevious(cacheUse.place.home, old) : removeFolder(old),
    );
  } finally {
    progress?.stop();
  }
}

/** A site with other content has as many pages as the one that it was made from. */
function measure(site: string, earlier: EarlierSite | undefined): SiteSize {
  if (earlier === undefined) return measureSite(site);
  return { pages: earlier.stamp.pages, bytes: measureBytes(site) };
}

/** A package without operations may be what its author expects, or not. */
function noteMissingOperations(results: readonly ReadPackage[], { terminal }: Context): void {
  const names = results
    .filter(({ extracted }) => extracted.index.modules.every(({ operations }) => operations === 0))
    .map(({ config }) => config.name);
  if (names.length === 0) return;
  terminal.note(
    `No operations in ${names.join(', ')}: no function there sends an HTTP request that could be determined, or declares one with a decorator such as @app.get("/path").`,
  );
}

function describeBuild(
  results: ReadPackage[],
  { pages, bytes }: Stamp,
  { out, seconds, changed }: { out: string; seconds: number; changed: number | undefined },
  { cwd, env }: Context,
): string {
  const contents = describeContents(results.map(({ extracted }) => extracted));
  const made = changed === undefined ? '' : ` (${String(changed)} changed)`;
  const size = `${formatCount(pages, 'page')}${made}, ${contents}, ${(bytes / 1e6).toFixed(1)} MB`;
  return [
    `Built ${formatPath(out, cwd)}: ${size} in ${seconds.toFixed(1)} s.`,
    `To view it, run \`${getCommandName(env)} serve\`.`,
  ].join('\n');
}
