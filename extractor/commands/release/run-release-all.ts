import { mkdir } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { loadConfig, type LoadedConfig } from '../../config/load.ts';
import { formatError } from '../../diagnostics/format-error.ts';
import { USUAL_STRICTNESS } from '../../diagnostics/strictness.ts';
import { WrapdocsError } from '../../errors.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { formatTable } from '../../terminal/table.ts';
import {
  getChangeFilters,
  makeHistory,
  readPrevious,
  type PreviousRelease,
} from '../../release/history.ts';
import type { ReleaseRequest } from '../../release/versions/next-versions.ts';
import type { ReleaseTarget } from '../../release/release-target.ts';
import { compareVersions, isPrereleaseLabel } from '../../release/versions/version-order.ts';
import { indexSite } from '../../site/search-index.ts';
import { findPublication, type Publication } from '../../sources/find-publication.ts';
import type { Context } from '../shared/context.ts';
import type { ExtractedPackage } from '../shared/extract-package.ts';
import {
  getReleaseApi,
  releaseSite,
  withReleaseFolder,
  writeReleaseInput,
} from './release-site.ts';
import {
  chooseVersions,
  type ChosenVersions,
  type PublishedVersion,
  type Selection,
} from './choose-versions.ts';
import type { ReadRelease } from './release-site.ts';
import type { ReleaseOptions } from './release-commands.ts';
import { openTarget } from './open-target.ts';
import { extractSite, showFindings } from '../shared/read-site.ts';
import { fetchSiteData } from '../shared/site-data.ts';

/** `from` is `pypi:<project>` or `git:<repository>`. */
type ReleaseAllOptions = ReleaseOptions & { from: string };

/** The memory that Astro needs for a site of some hundred pages. */
const BYTES_PER_BUILD = 1.2e9;

interface Run {
  loaded: LoadedConfig;
  target: ReleaseTarget;
  publication: Publication;
  options: ReleaseAllOptions;
  context: Context;
  /** What was not released, and why. */
  failures: Map<string, unknown>;
}

/**
 * `wrapdocs release --from`: releases the published versions of a project that the site does not
 * have yet. After an interruption, it can be run again to continue; a version that cannot be
 * read does not stop the others.
 */
export async function runReleaseAll(options: ReleaseAllOptions, context: Context): Promise<void> {
  const loaded = await loadConfig(context.cwd, options.config);
  const target = openTarget(options, loaded.folder, context);
  const { env, signal, terminal } = context;
  const place = { cwd: loaded.folder, env, signal, python: options.python };
  const publication = await findPublication(options.from, place);
  const run = { loaded, target, publication, options, context, failures: new Map() };
  requirePackage(run);
  const { versions } = await target.read();
  const chosen = chooseVersions(publication, select(run), versions);
  listChosen(chosen, run);
  if (options.dryRun === true) return;
  const wanted = chosen.open;
  const released = await withReleaseFolder(loaded, async (folder) => {
    const read = await readAll(run, wanted, folder);
    return releaseAll(run, read);
  });
  terminal.note(`Released ${formatCount(released, 'version')} to ${target.shown}.`);
  if (run.failures.size > 0) throw makeIncomplete(run, wanted.length);
}

/** The versions that the command line, or else the configuration, asks for. */
function select({ loaded, options }: Run): Selection {
  const { all, tags, last, includePrereleases } = options;
  const { releases } = loaded.config;
  if (all === undefined && tags === undefined && last === undefined && releases === undefined) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: `You have not specified which versions of \`${options.from}\` to release.`,
      hint: "Add `--all`, `--last 5` or `--tags 'v2.*'`, or set `releases` in the configuration.",
    });
  }
  return {
    tags: tags ?? releases?.tags,
    last: all === true ? undefined : (last ?? releases?.keep),
    withPrereleases: includePrereleases === true,
  };
}

/** Says which versions will be released, before anything is read. */
function listChosen({ open, present, unusable }: ChosenVersions, { options, context }: Run): void {
  const { terminal } = context;
  for (const problem of unusable) terminal.note(`Skipped: ${problem}`);
  terminal.note(
    `${formatCount(open.length, 'version')} of ${options.from} to release, ${String(present.length)} released already.`,
  );
  if (open.length === 0) return;
  const rows = open.map(({ version, ref, date }) => [version, ref, date ?? '']);
  const { paintErr: paint, columns } = terminal;
  terminal.note(formatTable(['VERSION', 'SOURCE', 'DATE'], rows.toReversed(), { paint, columns }));
}

/** Reads every version and compares it with the previous one. */
async function readAll(
  run: Run,
  versions: readonly PublishedVersion[],
  folder: string,
): Promise<ReadRelease[]> {
  const { target, context, failures } = run;
  const published = await target.read();
  const read: ReadRelease[] = [];
  const newest: { any?: PreviousRelease; stable?: PreviousRelease } = {};
  for (const one of versions) {
    const { version } = one;
    try {
      const own = path.join(folder, version);
      const { release, packages, data } = await readVersion(run, one, own);
      const { prerelease } = release.request;
      const inRun = prerelease ? newest.any : (newest.stable ?? newest.any);
      const previous = chooseNewer(inRun, await readPrevious(published, release.request));
      const documents = packages.map(({ extracted }) => extracted);
      const history = makeHistory(
        previous,
        release.request,
        documents,
        getChangeFilters(run.loaded.config.packages),
      );
      const contracts = new Map(documents.map((one) => [one.index.name, one]));
      newest.any = { version, contracts, releases: history.releases };
      if (!prerelease) newest.stable = newest.any;
      const siteFile = await writeReleaseInput({ ...release, history }, data, {
        ...context,
        python: run.options.python,
      });
      read.push({ ...release, history, siteFile });
    } catch (error) {
      context.signal.throwIfAborted();
      reportFailure(version, error, context);
      failures.set(version, error);
    }
  }
  return read;
}

function chooseNewer(a: PreviousRelease | undefined, b: PreviousRelease | undefined) {
  if (a === undefined || b === undefined) return a ?? b;
  return compareVersions(a.version, b.version) > 0 ? a : b;
}

async function readVersion(run: Run, version: PublishedVersion, folder: string) {
  const { options, context } = run;
  await mkdir(folder);
  const loaded = configureVersion(run, version.ref);
  // A published version can no longer be fixed, so findings do not prevent its release.
  const wanted = {
    strict: USUAL_STRICTNESS,
    ...(options.python === undefined ? {} : { python: options.python }),
  };
  const data = await fetchSiteData(loaded, wanted, context);
  const quiet = { ...context, terminal: { ...context.terminal, note: () => undefined } };
  const api = getReleaseApi(folder);
  const packages = await extractSite(data, api, { ...wanted, strict: false }, quiet);
  const findings = packages.reduce((sum, one) => sum + one.findings.length, 0);
  const request = makeRequest(run, version, packages);
  return { release: { loaded, request, findings, folder }, packages, data };
}

/** A version has the date on which its source was tagged or published. */
function makeRequest(
  run: Run,
  { version, ref, date }: PublishedVersion,
  packages: ExtractedPackage[],
): ReleaseRequest {
  const own = packages.find(({ config }) => isOwn(run, config.source, ref));
  const released = date ?? own?.extracted.index.source.released ?? new Date().toISOString();
  const prerelease = isPrereleaseLabel(version);
  return { version, date: released.slice(0, 10), prerelease, aliases: [], replace: false };
}

function isOwn({ publication }: Run, source: string, ref: string): boolean {
  return publication.locate(source, ref) === source;
}

/** The configuration, with the project's packages as they were at a version. */
function configureVersion({ loaded, publication }: Run, ref: string): LoadedConfig {
  const packages = loaded.config.packages.map((one) => {
    const source = publication.locate(one.source, ref);
    // The current version and replacement parts do not apply to an older source.
    return source === undefined ? one : { ...one, source, version: undefined, replace: [] };
  });
  return { ...loaded, config: { ...loaded.config, packages } };
}

/** Renders and publishes as many versions in parallel as the machine can, the newest first. */
async function releaseAll(run: Run, read: readonly ReadRelease[]): Promise<number> {
  const { target, context, failures } = run;
  const { signal, terminal } = context;
  const waiting = [...read];
  const index = oneAtATime(indexSite);
  let released = 0;

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { version } = next.request;
      try {
        await releaseSite(next, {
          ...{ target, signal, index, cwd: context.cwd },
          onFindings: (found) => {
            showFindings(found, {}, context);
          },
        });
        released += 1;
        terminal.note(`Released ${version} (${String(released)} of ${String(read.length)}).`);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof WrapdocsError && error.code === 'RELEASE_EXISTS') continue;
        reportFailure(version, error, context);
        failures.set(version, error);
      }
    }
  }

  await Promise.all(Array.from({ length: countWorkers(read.length) }, work));
  return released;
}

function countWorkers(releases: number): number {
  const fitting = Math.floor(freemem() / BYTES_PER_BUILD);
  return Math.min(releases, availableParallelism(), Math.max(fitting, 1));
}

/** Pagefind has one service per process, which ends when the first index is done. */
function oneAtATime(call: (site: string) => Promise<void>): (site: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (site) => {
    const own = last.then(() => call(site));
    last = own.catch(() => undefined);
    return own;
  };
}

function reportFailure(version: string, error: unknown, { terminal }: Context): void {
  terminal.warn(`${version} could not be released.\n${formatError(error, terminal.paintErr)}`);
}

function requirePackage({ loaded, publication, options }: Run): void {
  const isThere = loaded.config.packages.some(
    ({ source }) => publication.locate(source, '0') !== undefined,
  );
  if (isThere) return;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `No package in ${loaded.file} has the source \`${options.from}\`.`,
    hint: 'Set the `source` of a package to this project. You can use any version.',
  });
}

function makeIncomplete({ failures, target }: Run, wanted: number): WrapdocsError {
  const names = [...failures.keys()].join(', ');
  return new WrapdocsError({
    code: 'RELEASES_INCOMPLETE',
    message: `${String(failures.size)} of ${formatCount(wanted, 'version')} could not be released to ${target.shown}: ${names}.`,
    hint: 'The reasons are shown above. Run the same command again to retry only these versions.',
  });
}
