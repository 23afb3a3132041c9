import { resolveGitSource } from './git/resolve-git-source.ts';
import { findPydanticVersion } from './pydantic-version.ts';
import { readProjectFacts } from './read-project.ts';
import { resolvePathSource } from './resolve-path-source.ts';
import { resolvePypiSource } from './pypi/resolve-pypi-source.ts';
import { parseSourceSpecifier } from '../config/source-specifier.ts';
import type { Source, SourceOptions } from './source.ts';

/**
 * Resolves a specifier to source on disk: a folder is used as it is, the others go through the
 * cache.
 */
export async function resolveSource(specifier: string, options: SourceOptions): Promise<Source> {
  const source = await findSource(specifier, options);
  const { newestPython, summary, ...facts } = readProjectFacts(source.root);
  const pydantic = findPydanticVersion(source.root);
  return {
    ...source,
    ...(pydantic === undefined ? {} : { pydantic }),
    ...(summary === undefined ? {} : { summary }),
    ...(newestPython === undefined ? {} : { newestPython }),
    origin: { ...source.origin, ...facts },
  };
}

async function findSource(specifier: string, options: SourceOptions): Promise<Source> {
  const parsed = parseSourceSpecifier(specifier);
  switch (parsed.kind) {
    case 'path':
      return {
        ...resolvePathSource(parsed.path, options.cwd),
        origin: { kind: 'path', locator: specifier.replaceAll('\\', '/') },
        warnings: [],
      };
    case 'git':
      return resolveGitSource(parsed, options);
    case 'pypi':
      return resolvePypiSource(parsed, options);
  }
}
