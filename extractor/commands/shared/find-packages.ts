import type { LoadedConfig } from '../../config/load.ts';
import { type PackageConfig, PackageConfigSchema } from '../../config/package-schema.ts';
import type { Strictness } from '../../diagnostics/strictness.ts';
import { makePrintableLines } from '../../terminal/printable.ts';
import type { WrapdocsError } from '../../errors.ts';
import {
  choosePackages,
  type ConfiguredPackage,
  resolvePackage,
  resolveReplacements,
} from '../../sources/configured-package.ts';
import { resolveSource } from '../../sources/resolve-source.ts';
import { isOutOfReach, type Source, type SourceOptions } from '../../sources/source.ts';
import type { Context } from './context.ts';

interface Options {
  package?: string;
  python?: string;
  strict?: Strictness;
}

/**
 * Resolves the sources of the configuration's packages. An unreachable source that is not cached is
 * left out with a warning; under `--strict`, or if nothing is left, this is an error.
 */
export async function findPackages(
  loaded: LoadedConfig,
  { package: only, python, strict = false }: Options,
  context: Context,
): Promise<ConfiguredPackage[]> {
  const found: ConfiguredPackage[] = [];
  let missing: WrapdocsError | undefined;
  for (const config of choosePackages(loaded, only)) {
    const request = { label: config.name, cwd: loaded.folder, python };
    try {
      const bring = fetchSource(request, context, (options) => resolvePackage(config, options));
      found.push(await bring);
    } catch (error) {
      if (strict !== false || !isOutOfReach(error)) throw error;
      missing ??= error;
      const rest = await findReplacements(config, request, context);
      warnLeftOut(config, rest?.source.only ?? [], error, context);
      if (rest !== undefined) found.push(rest);
    }
  }
  if (missing !== undefined && found.length === 0) throw missing;
  return found;
}

/** The parts of a package that are in other places; undefined if they are unreachable, too. */
async function findReplacements(
  config: PackageConfig,
  request: SourceRequest,
  context: Context,
): Promise<ConfiguredPackage | undefined> {
  try {
    return await fetchSource(request, context, (options) => resolveReplacements(config, options));
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return undefined;
  }
}

/** Says that a package is not in the site. */
export function warnLeftOut(
  { name }: PackageConfig,
  kept: readonly string[],
  error: WrapdocsError,
  { terminal }: Context,
): void {
  const { paintErr } = terminal;
  const rest = kept.length === 0 ? '' : `, except ${kept.join(', ')}`;
  const hint =
    error.hint === undefined ? '' : `\n${paintErr('dim', `→ ${makePrintableLines(error.hint)}`)}`;
  const what = makePrintableLines(`The package \`${name}\` is skipped${rest}: ${error.message}`);
  terminal.warn(`${paintErr(['yellow', 'bold'], 'Warning:')} ${what}${hint}`);
}

/**
 * Fetches the source that a specifier of the command line names, as a package without settings.
 *
 * @param prefer the import package to choose if a release has several
 */
export async function findPackage(
  specifier: string,
  { python, prefer }: { python: string | undefined; prefer?: string | undefined },
  context: Context,
): Promise<ConfiguredPackage> {
  return fetchSource({ label: specifier, cwd: context.cwd, python }, context, async (options) => {
    const source = await resolveSource(specifier, { ...options, prefer });
    const { package: name, origin } = source;
    // The commands that take a specifier do not publish anything.
    const settings = { name, source: origin.locator, hiddenRoutes: 'show' };
    const config = PackageConfigSchema.parse(settings);
    return { source, config, folder: context.cwd };
  });
}

interface SourceRequest {
  /** The name of the source in progress messages. */
  label: string;
  /** The folder that relative paths start from. */
  cwd: string;
  python: string | undefined;
}

/** Resolves a source, shows progress, and prints its warnings. */
async function fetchSource<Result extends { source: Source } | undefined>(
  { label, cwd, python }: SourceRequest,
  { env, signal, terminal }: Context,
  fetch: (options: SourceOptions) => Promise<Result>,
): Promise<Result> {
  const progress = terminal.startProgress(`Fetching ${label}`);
  const options = { cwd, env, signal, python, onProgress: progress.update };
  const result = await fetch(options).finally(progress.stop);
  for (const warning of result?.source.warnings ?? []) terminal.note(makePrintableLines(warning));
  return result;
}
