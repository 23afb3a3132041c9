import { cp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { REBUILD_SCRIPT } from '../../extractor/site-input/rebuild-cache.ts';
import { bundleModules } from './bundled-module.ts';
import { getSiteModule } from './site-file.ts';

/** What the modules that Astro bundles for rendering contain besides the pages. */
const MODULES = {
  'rebuild.mjs': getSiteModule('src/rebuild/rebuild'),
  'write-cache.mjs': getSiteModule('src/rebuild/write-cache'),
};

/**
 * Saves what makes the pages of the reference, and what is known about them, for the next build.
 *
 * @param folder the empty folder to save it in; without it, nothing is saved
 */
export function cacheRenderer(folder: string | undefined): AstroIntegration {
  const bundle = bundleModules(MODULES);
  return {
    name: 'wrapdocs:cache-renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build' && folder !== undefined)
          updateConfig({ vite: { plugins: [bundle.plugin] } });
      },
      // Astro removes the modules after this.
      'astro:build:generated': async () => {
        const modules = bundle.getFolder();
        if (folder === undefined || modules === undefined) return;
        const { writeCache } = (await bundle.load('write-cache.mjs')) as {
          writeCache: (folder: string) => Promise<void>;
        };
        await writeCache(folder);
        await moveFolder(modules, join(folder, dirname(REBUILD_SCRIPT)));
      },
    },
  };
}

async function moveFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => cp(from, to, { recursive: true }));
}
