import { resolveGitSource } from './git.ts';
import { resolvePathSource } from './path.ts';
import { resolvePypiSource } from './pypi.ts';
import { parseSourceWord } from './source-word.ts';
import type { Source, SourceOptions } from './source.ts';

/** Brings what a word names onto the disk: a folder as it is, the others through the cache. */
export async function resolveSource(word: string, options: SourceOptions): Promise<Source> {
  const parsed = parseSourceWord(word);
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
