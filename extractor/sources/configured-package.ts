import type { LoadedConfig } from '../config/load.ts';
import type { PackageConfig } from '../config/schema.ts';
import { WrapdocsError } from '../errors.ts';
import { resolveSource } from './resolve-source.ts';
import type { Source, SourceOptions } from './source.ts';

/** A package of the configuration with its source on disk. */
export interface ConfiguredPackage {
  config: PackageConfig;
  source: Source;
}

/** Gives the configuration's packages, or the one that `--package` names. */
export function choosePackages({ config, file }: LoadedConfig, only?: string): PackageConfig[] {
  const chosen = config.packages.filter(({ name }) => only === undefined || name === only);
  if (chosen.length > 0) return chosen;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `${file} has no package \`${String(only)}\`.`,
    hint: `It has ${config.packages.map(({ name }) => `\`${name}\``).join(', ')}.`,
  });
}

/** Brings the source of a configured package onto the disk. */
export async function resolvePackage(
  config: PackageConfig,
  options: Omit<SourceOptions, 'prefer'>,
): Promise<ConfiguredPackage> {
  const source = await resolveSource(config.source, { ...options, prefer: config.name });
  if (source.package === config.name) return { config, source };
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `The configuration calls a package \`${config.name}\`, but \`${config.source}\` holds \`${source.package}\`.`,
    hint: 'Make `name` and `source` of the package agree.',
  });
}
