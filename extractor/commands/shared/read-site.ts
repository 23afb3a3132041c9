import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { addRequestCounts, describeRequestShare } from '../../coverage/request-coverage.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { formatProblems } from '../../diagnostics/format-text.ts';
import type { Strictness } from '../../diagnostics/strictness.ts';
import { WrapdocsError, type ErrorCode } from '../../errors.ts';
import { createProcessPool, type ProcessPool } from '../../introspection/process-pool.ts';
import { writePackage } from '../../output/write-package.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import { measureSource } from '../../sources/source-file.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { Progress } from '../../terminal/terminal.ts';
import { getCommandName } from './command-name.ts';
import type { Context } from './context.ts';
import { extractForSite, type ExtractedPackage, type ReadPackage } from './extract-package.ts';
import { warnLeftOut } from './find-packages.ts';
import type { KnownPackages } from './known-packages.ts';
import { requireNoFindings } from './require-no-findings.ts';
import type { SiteData } from './site-data.ts';

interface Options {
  python?: string;
  strict?: Strictness;
}

/**
 * Reads the packages of a site and writes their JSON.
 *
 * @param api the folder for the JSON of the packages
 * @throws WrapdocsError if a package has no module, and under `strict` if there are findings
 */
export function extractSite(
  data: Pick<SiteData, 'packages'>,
  api: string,
  options: Options,
  context: Context,
): Promise<ExtractedPackage[]> {
  const read = (configured: ConfiguredPackage, reading: Reading): Promise<ExtractedPackage> =>
    extractTo(api, configured, reading, context);
  return readSite({ ...data, read }, api, options, context);
}

/**
 * Like `extractSite`, but packages that have not changed since an earlier run are not read again.
 *
 * @param known the packages of the earlier run
 */
export async function updateSite(
  data: Pick<SiteData, 'packages'>,
  { api, known }: { api: string; known: KnownPackages },
  options: Options,
  context: Context,
): Promise<ReadPackage[]> {
  const read = async (configured: ConfiguredPackage, reading: Reading): Promise<ReadPackage> =>
    (await known.recall(configured, context)) ??
    (await extractTo(api, configured, reading, context));
  const results = await readSite({ ...data, read, mayLack: true }, api, options, context);
  await known.keep(results);
  return results;
}

/** What reading a package needs: the processes that do it, and whom it tells what it does. */
interface Reading {
  pool: ProcessPool;
  progress: Progress;
}

async function extractTo(
  api: string,
  configured: ConfiguredPackage,
  reading: Reading,
  context: Context,
): Promise<ExtractedPackage> {
  const result = await extractForSite(configured, context, reading);
  await writePackage(result.extracted, path.join(api, configured.config.name), result);
  return result;
}

type ReadOne<Result> = (configured: ConfiguredPackage, reading: Reading) => Promise<Result>;

interface Packages<Result> extends Pick<SiteData, 'packages'> {
  read: ReadOne<Result>;
  /** Whether a package that takes too long or too much memory is left out with a warning. */
  mayLack?: boolean;
}

async function readSite<Result extends ReadPackage>(
  { packages, ...rest }: Packages<Result>,
  api: string,
  { python, strict }: Options,
  context: Context,
): Promise<Result[]> {
  await removeOthers(api, packages);
  const results = await readPackages(
    { packages, ...rest },
    { ...(python !== undefined && { python }), ...(strict !== undefined && { strict }) },
    context,
  );
  // The JSON of a package that could not be read now is that of an earlier run.
  await removeOthers(api, results);
  const findings = results.flatMap((result) => result.findings);
  showFindings(findings, { strict }, context);
  requireModules(results);
  noteRequestShare(results, context);
  return results;
}

const AT_ONCE = 2;
const RUN_OUT: ReadonlySet<ErrorCode> = new Set([
  'INTROSPECTION_TIMEOUT',
  'INTROSPECTION_OUT_OF_MEMORY',
]);

/**
 * Reads the packages, large ones first, so that none of them is alone at the end. If one cannot be
 * read, the others are given up, unless it may be left out: not under `strict`, and not the last one.
 */
async function readPackages<Result>(
  { packages, read, mayLack = false }: Packages<Result>,
  { python, strict = false }: Options,
  context: Context,
): Promise<Result[]> {
  const { env, signal, terminal } = context;
  const names = packages.map(({ config }) => config.name);
  const what = names.length === 1 ? names.join() : formatCount(names.length, 'package');
  const progress = terminal.startProgress(`Reading ${what}`);
  const pool = createProcessPool({ env, python, signal, onProgress: progress.update });
  const reading = { pool, progress: { ...progress, stop: () => undefined } };
  const results = new Map<ConfiguredPackage, Result>();
  const failures: WrapdocsError[] = [];
  const readOne = async (configured: ConfiguredPackage): Promise<void> => {
    try {
      results.set(configured, await read(configured, reading));
    } catch (error) {
      if (strict !== false || !mayLack || !hasRunOut(error)) throw error;
      failures.push(error);
      warnLeftOut(configured.config, [], error, context);
    }
  };
  try {
    await Readable.from(sortBySize(packages)).forEach(readOne, { concurrency: AT_ONCE });
    if (results.size === 0 && failures[0] !== undefined) throw failures[0];
    return packages.flatMap((configured) => results.get(configured) ?? []);
  } finally {
    pool.close();
    progress.stop();
  }
}

/** Whether a package took more time or memory than there is. */
function hasRunOut(error: unknown): error is WrapdocsError {
  return error instanceof WrapdocsError && RUN_OUT.has(error.code);
}

function sortBySize(packages: readonly ConfiguredPackage[]): ConfiguredPackage[] {
  const sizes = new Map(packages.map((one) => [one, measureSource(one.source)] as const));
  return packages.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

/** The output of an earlier run for a package that is now left out must not be shown. */
async function removeOthers(
  api: string,
  packages: readonly Pick<ConfiguredPackage, 'config'>[],
): Promise<void> {
  const kept = new Set(packages.map(({ config }) => config.name));
  const names: string[] = await readdir(api).catch(() => []);
  for (const name of names.filter((found) => !kept.has(found))) {
    await rm(path.join(api, name), { recursive: true });
  }
}

/**
 * Prints findings. Notes are only counted, unless they fail the run: a package can have hundreds.
 *
 * @throws WrapdocsError if there are some that `strict` does not allow
 */
export function showFindings(
  findings: readonly Finding[],
  { strict = false }: { strict?: Strictness | undefined },
  { env, terminal }: Context,
): void {
  if (findings.length > 0) {
    const readNotes = `\`${getCommandName(env)} check\``;
    terminal.note(formatProblems(findings, { strict, readNotes }, terminal.paintErr));
  }
  requireNoFindings(findings, strict);
}

/** Says how much of what clients send is known; readers of the site see each function that is not. */
function noteRequestShare(results: readonly ReadPackage[], { terminal }: Context): void {
  const share = describeRequestShare(addRequestCounts(results.map(({ requests }) => requests)));
  if (share !== undefined) terminal.note(share);
}

/** A site that documents nothing never replaces one that does. */
function requireModules(results: readonly ReadPackage[]): void {
  const empty = results.find(({ extracted }) => extracted.index.modules.length === 0);
  if (empty === undefined) return;
  throw new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `No module of the package \`${empty.config.name}\` could be read, so nothing was published.`,
    hint: 'Fix the findings listed above, or remove the package from the configuration.',
  });
}
