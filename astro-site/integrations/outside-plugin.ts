import { existsSync } from 'node:fs';

type Load = (this: unknown, id: string, ...rest: unknown[]) => unknown;

interface Plugin {
  name: string;
  load?: unknown;
}

/**
 * A plugin for Vite that lets Astro find the styles and scripts of components which have no folder
 * in common with its root, as with a wrapdocs in `/usr/lib` and a project in `/home`. Astro takes
 * the paths of such components for paths below its root, unless they begin with `/@fs`.
 */
export function createOutsidePlugin() {
  return {
    name: 'wrapdocs:outside',
    configResolved({ plugins }: { plugins: readonly Plugin[] }): void {
      const load = plugins.find(({ name }) => name === 'astro:build')?.load;
      if (typeof load !== 'object' || load === null || !('handler' in load)) return;
      const original = load.handler as Load;
      load.handler = function (this: unknown, id: string, ...rest: unknown[]) {
        return original.call(this, isFile(id) ? `/@fs${id}` : id, ...rest);
      } satisfies Load;
    },
  };
}

/** Whether a module is a part of a file by its absolute path, rather than by one below the root. */
function isFile(id: string): boolean {
  return id.startsWith('/') && !id.startsWith('/@') && existsSync(id.replace(/\?.*$/su, ''));
}
