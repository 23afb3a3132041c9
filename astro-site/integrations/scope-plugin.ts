import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** A class or an attribute that may be a scope, rather than a part of a path. */
const SCOPE = /(?<![\w/\\-])(?:astro|data-astro-cid)-([a-z0-9]{8})(?![\w/\\-])/g;

/**
 * A plugin for Vite that renames the scopes of styles in Astro components. Astro derives their
 * names from the components' absolute paths, and a site must not depend on where wrapdocs is
 * installed.
 *
 * @param home the folder that wrapdocs is installed in
 * @param content the folder of the narrative pages, which may have components of their own
 */
export function createScopePlugin(home: string, content: string) {
  return {
    name: 'wrapdocs:scopes',
    // Astro's own plugin comes before it, and those that process styles after it.
    enforce: 'pre' as const,
    async transform(code: string, id: string) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.astro') || code.search(SCOPE) < 0) return undefined;
      const source = await readFile(file, 'utf8');
      const name = hash(getName(file, home, content));
      const renamed = code.replaceAll(SCOPE, (scope, old: string) =>
        source.includes(scope) ? scope : scope.replace(old, name),
      );
      // The names have the same length, so positions in the code stay as they are.
      return { code: renamed, map: null };
    },
  };
}

/** A name of the component that is the same on every machine. */
function getName(file: string, home: string, content: string): string {
  const inHome = relative(home, file);
  const isOwn = !inHome.startsWith('..');
  const [, inDependency] = /(?:^|.*[\\/])node_modules[\\/](.*)$/.exec(isOwn ? inHome : file) ?? [];
  return inDependency ?? (isOwn ? inHome : relative(content, file));
}

/** Eight letters and digits, like Astro's. */
function hash(name: string): string {
  const digest = createHash('sha256').update(name.replaceAll('\\', '/')).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(-8);
}
