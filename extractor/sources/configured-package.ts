import path from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { PackageConfig } from '../config/package-schema.ts';
import { parseSourceSpecifier } from '../config/source-specifier.ts';
import { WrapdocsError } from '../errors.ts';
import type { ReplacedPart } from './resolve-path-source.ts';
import { resolveSource } from './resolve-source.ts';
import type { Source, SourceOptions } from './source.ts';

/** A package of the configuration with its source on disk. */
export interface ConfiguredPackage {
  config: PackageConfig;
  source: Source;
  /** The folder that files of its settings are relative to; missing without a configuration. */
  folder?: string;
  /** Whether only the parts that replace some of it are available. */
  isPartial?: true;
}

/** Returns the configuration's packages, or the one that `--package` names. */
export function choosePackages({ config, file }: LoadedConfig, only?: string): PackageConfig[] {
  const chosen = config.packages.filter(({ name }) => only === undefined || name === only);
  if (chosen.length > 0) return chosen;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `${file} has no package \`${String(only)}\`.`,
    hint: `It has ${config.packages.map(({ name }) => `\`${name}\``).join(', ')}.`,
  });
}

type Options = Omit<SourceOptions, 'prefer'>;

/** Resolves the source of a configured package, and the parts that replace some of it. */
export async function resolvePackage(
  config: PackageConfig,
  options: Options,
): Promise<ConfiguredPackage> {
  const source = await resolveNamed(config.source, config, options);
  const parts = await resolveParts(config, options);
  return { config, source: replaceParts(source, parts), folder: options.cwd };
}

/**
 * Resolves what is left of a package whose source is unavailable: the parts that replace some of
 * it.
 */
export async function resolveReplacements(
  config: PackageConfig,
  options: Options,
): Promise<ConfiguredPackage | undefined> {
  const [first, ...others] = await resolveParts(config, options);
  if (first === undefined) return undefined;
  const only = [first, ...others].map(({ id }) => id);
  const source = { ...replaceParts(first.source, others), only };
  return { config, source, folder: options.cwd, isPartial: true };
}

interface ResolvedPart extends ReplacedPart {
  source: Source;
}

async function resolveParts(config: PackageConfig, options: Options): Promise<ResolvedPart[]> {
  const parts: ResolvedPart[] = [];
  for (const specifier of config.replace) {
    const source = await resolveNamed(specifier, config, options);
    const [id] = source.only;
    if (id === undefined) throw makeWholeError(specifier, config);
    parts.push({ id, root: source.root, source });
  }
  return parts;
}

function replaceParts(source: Source, parts: readonly ResolvedPart[]): Source {
  if (parts.length === 0) return source;
  const replaced = parts.map(({ id, source: { origin } }) => ({ id, locator: origin.locator }));
  return {
    ...source,
    origin: { ...source.origin, replaced },
    replaced: parts.map(({ id, root }) => ({ id, root })),
    warnings: [...source.warnings, ...parts.flatMap((part) => part.source.warnings)],
  };
}

async function resolveNamed(
  specifier: string,
  config: PackageConfig,
  options: Options,
): Promise<Source> {
  const found = await resolveSource(specifier, { ...options, prefer: config.name });
  const source = placeInNamespace(found, config.name);
  requireExact(specifier, source);
  // A folder with stubs documents the package whose name it extends.
  if (source.package.replace(/-stubs$/, '') === config.name) return source;
  if (source.package === config.name) return source;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `The configuration calls a package \`${config.name}\`, but \`${specifier}\` contains \`${source.package}\`.`,
    hint: 'Change `name` or `source` of the package so that they match.',
  });
}

/** A package in a namespace package is imported from further up: `acme.shop` from `ns/acme/shop`. */
function placeInNamespace(source: Source, name: string): Source {
  const above = name.split('.').slice(0, -1);
  const isThere =
    above.length > 0 &&
    name === [...above, source.package].join('.') &&
    source.root.split(path.sep).slice(-above.length).join('.') === above.join('.');
  if (!isThere) return source;
  const only = source.only.map((id) => [...above, id].join('.'));
  return {
    ...source,
    root: path.resolve(source.root, ...above.map(() => '..')),
    package: name,
    only,
  };
}

/** Sources of a site must be reproducible, so `latest` is only allowed on the command line. */
function requireExact(specifier: string, { origin: { locator } }: Source): void {
  const parsed = parseSourceSpecifier(specifier);
  if (parsed.kind !== 'pypi' || parsed.version !== 'latest') return;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `The configuration needs exact versions, and \`${specifier}\` is not one.`,
    hint: `To use the newest release, write \`${locator}\`.`,
  });
}

function makeWholeError(specifier: string, { name }: PackageConfig): WrapdocsError {
  return new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`replace\` of the package \`${name}\` contains \`${specifier}\`, which is the whole package.`,
    hint: 'Use a module or a subpackage, or set `source` to this package.',
  });
}
