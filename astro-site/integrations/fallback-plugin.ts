import { isAbsolute, join } from 'node:path';

interface Context {
  resolve: (id: string, importer?: string, options?: { skipSelf: boolean }) => Promise<unknown>;
}

/**
 * A plugin for Vite that finds packages for modules outside the folder that wrapdocs is installed
 * in, such as the narrative pages: if the project does not have a package, that of wrapdocs is used.
 *
 * @param home the folder that wrapdocs is installed in
 */
export function createFallbackPlugin(home: string) {
  const own = join(home, 'astro.config.mjs');
  return {
    name: 'wrapdocs:fallback',
    enforce: 'pre' as const,
    async resolveId(this: Context, id: string, importer: string | undefined) {
      const isPackage = /^[@a-z]/i.test(id) && !isAbsolute(id) && !id.includes(':');
      if (!isPackage || importer === undefined || importer === own) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found ?? (await this.resolve(id, own, { skipSelf: true }));
    },
  };
}
