import type { LoadedConfig } from '../config/load.ts';
import type { PackageConfig } from '../config/schema.ts';
import { WrapdocsError } from '../errors.ts';
import { resolvePathSource, type PathSource } from './path.ts';

/** A package of the configuration with its source on disk. */
export interface ConfiguredPackage {
  config: PackageConfig;
  source: PathSource;
}

/** Finds the sources of the configuration's packages, or of the one that `--package` names. */
export function resolvePackages(
  { config, file, folder }: LoadedConfig,
  only?: string,
): ConfiguredPackage[] {
  const chosen = config.packages.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: `${file} has no package \`${String(only)}\`.`,
      hint: `It has ${config.packages.map(({ name }) => `\`${name}\``).join(', ')}.`,
    });
  }
  return chosen.map((item) => resolvePackage(item, folder));
}

function resolvePackage(config: PackageConfig, folder: string): ConfiguredPackage {
  const source = resolvePathSource(config.source, folder);
  if (source.package === config.name) return { config, source };
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `The configuration calls a package \`${config.name}\`, but \`${config.source}\` holds \`${source.package}\`.`,
    hint: 'Make `name` and `source` of the package agree.',
  });
}
