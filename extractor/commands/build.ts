import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { getSiteFolder, loadConfig, type LoadedConfig } from '../config/load.ts';
import { isFailing } from '../diagnostics/strictness.ts';
import { WrapdocsError } from '../errors.ts';
import { findPython } from '../interpreter/find-python.ts';
import { formatCount } from '../terminal/format-count.ts';
import { explainFailure } from '../output/explain-failure.ts';
import { withLock } from '../release/lock.ts';
import { isUntouched } from '../site/measure-site.ts';
import { VERSIONS_FILE } from '../release/versions/versions-file.ts';
import { computeOwnFingerprint, computeSiteFingerprints } from '../site/site-fingerprints.ts';
import { makeSiteState, type SiteState } from '../site/site-state.ts';
import { readStamp, type Stamp } from '../site/stamp.ts';
import { parseSourceSpecifier, type SourceSpecifier } from '../config/source-specifier.ts';
import { getCommandName } from './shared/command-name.ts';
import { digestDocuments } from './shared/compare-package.ts';
import type { Context } from './shared/context.ts';
import { formatPath } from './shared/format-path.ts';
import { fetchSiteData } from './shared/site-data.ts';
import type { BuildOptions } from './basic-commands.ts';

/** `wrapdocs build`: extracts, renders and indexes the site, and replaces the old one. */
export async function runBuild(options: BuildOptions, context: Context): Promise<void> {
  const started = performance.now();
  const loaded = await loadConfig(context.cwd, options.config);
  const out = getSiteFolder(loaded);
  await checkOutput(out, loaded);
  const { python } = options;
  // Python, which knows the settings of the package index, is looked for while files are read here.
  if (listSpecifiers(loaded).some(({ kind }) => kind === 'pypi')) {
    findPython({ ...context, python }).catch(() => undefined);
  }
  const own = computeOwnFingerprint(python);
  const data = await fetchSiteData(loaded, options, context);
  const documents = await digestDocuments(data.packages, context);
  const facts = { own, documents, ...data };
  const known = computeSiteFingerprints(loaded, data.packages, facts);
  const prepare = async (): Promise<SiteState | undefined> => {
    const present = await readStamp(out);
    const state = makeSiteState(known, loaded, present?.imports ?? []);
    if (present === undefined || !isCurrent(present, state, out, options)) return state;
    context.terminal.note(describeUnchanged(present, out, context));
    return undefined;
  };
  if ((await prepare()) === undefined) return;
  await withBuildLock(loaded, context, async () => {
    // Another build may have made the site meanwhile.
    const state = await prepare();
    if (state === undefined) return;
    // Most of the code is only needed if something has changed.
    const { buildSite } = await import('./build-site.ts');
    await buildSite({ loaded, data, state, out, started }, options, context);
  });
}

/** Whether a site is what a build would make, and nobody has changed its files. */
function isCurrent(
  present: Stamp,
  { fingerprints }: SiteState,
  out: string,
  { force, strict, keepGoing }: BuildOptions,
): boolean {
  if (present.fingerprint !== fingerprints.site || force === true) return false;
  if (keepGoing !== true && (present.unparsed ?? 0) > 0) return false;
  // The sites of older versions only say how many findings there were.
  const worst = present.worst ?? (present.findings > 0 ? 'error' : undefined);
  return !(worst !== undefined && isFailing(worst, strict ?? false)) && isUntouched(out, present);
}

/** Builds of one project write to the same folders, so the second waits for the first. */
async function withBuildLock(
  { folder }: LoadedConfig,
  { signal, terminal }: Context,
  action: () => Promise<void>,
): Promise<void> {
  const home = path.join(folder, '.wrapdocs');
  await mkdir(home, { recursive: true }).catch((error: unknown) => {
    throw explainFailure(error, home);
  });
  const onWait = (message: string): void => terminal.note(message);
  await withLock(path.join(home, 'build.lock'), { waitSeconds: Infinity, signal, onWait }, action);
}

/** The output folder is replaced as a whole, so it must contain nothing but a site. */
async function checkOutput(out: string, loaded: LoadedConfig): Promise<void> {
  const { file, folder } = loaded;
  const names: string[] = await readdir(out).catch(() => []);
  const isReleased = names.includes(VERSIONS_FILE);
  const holdsSite = names.length === 0 || (names.includes('index.html') && !isReleased);
  const local = listSpecifiers(loaded).flatMap((specifier) =>
    specifier.kind === 'path' ? [specifier.path] : [],
  );
  const precious = [file, ...local.map((source) => path.resolve(folder, source))];
  const isAbove = precious.some((place) => !path.relative(out, place).startsWith('..'));
  if (holdsSite && !isAbove) return;
  throw new WrapdocsError({
    code: 'OUTPUT_UNSUITABLE',
    message: `The folder ${out} contains ${isReleased ? 'released versions' : 'files that do not belong to a site'}, which a build would delete.`,
    hint: 'Set `out` in the configuration to a separate folder, or empty this folder.',
  });
}

/** Where the packages come from, and the parts that replace some of them. */
function listSpecifiers({ config }: LoadedConfig): SourceSpecifier[] {
  const sources = config.packages.flatMap(({ source, replace }) => [source, ...replace]);
  return sources.map(parseSourceSpecifier);
}

function describeUnchanged({ pages }: Stamp, out: string, { cwd, env }: Context): string {
  return `Nothing has changed: ${formatPath(out, cwd)} is up to date (${formatCount(pages, 'page')}). To view it, run \`${getCommandName(env)} serve\`.`;
}
