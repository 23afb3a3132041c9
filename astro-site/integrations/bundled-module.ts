import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Context {
  environment: { name: string };
  emitFile: (chunk: { type: 'chunk'; id: string; fileName: string }) => string;
}

/**
 * Bundles modules together with the pages of a build, whose state they share.
 *
 * @param modules the paths of the modules by the names of their files in the bundle
 */
export function bundleModules(modules: Readonly<Record<string, string>>) {
  let folder: string | undefined;
  return {
    /** The plugin for Vite that bundles them. */
    plugin: {
      name: 'wrapdocs:bundled-modules',
      buildStart(this: Context): void {
        if (this.environment.name !== 'prerender') return;
        for (const [fileName, id] of Object.entries(modules)) {
          this.emitFile({ type: 'chunk', id, fileName });
        }
      },
      writeBundle(this: Context, { dir }: { dir?: string }): void {
        if (this.environment.name === 'prerender') folder = dir;
      },
    },
    /** The folder of the bundle; undefined until it is written. */
    getFolder: () => folder,
    /** Loads one of them when the pages are made; Astro removes the bundle after that. */
    load: (name: string): Promise<unknown> => import(pathToFileURL(join(folder ?? '', name)).href),
  };
}
