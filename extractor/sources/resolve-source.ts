import { resolveGitSource } from './git/resolve-git-source.ts';
import { resolvePathSource } from './resolve-path-source.ts';
import { resolvePypiSource } from './pypi/resolve-pypi-source.ts';
import { parseSourceSpecifier } from '../config/source-specifier.ts';
import type { Source, SourceOptions } from './source.ts';

/** Brings what a word names onto the disk: a folder as it is, the others through the cache. */
export async function resolveSource(word: string, options: SourceOptions): Promise<Source> {
  const parsed = parseSourceSpecifier(word);
  switch (parsed.kind) {
    case 'path':
      return {
        ...resolvePathSource(parsed.path, options.cwd),
        origin: { kind: 'path', locator: word.replaceAll('\\', '/') },
        warnings: [],
      };
    case 'git':
      return resolveGitSource(parsed, options);
    case 'pypi':
      return resolvePypiSource(parsed, options);
  }
}
