import { cp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { REBUILD_SCRIPT } from '../../extractor/site-input/kept-site.ts';
import { bundleModules } from './bundled-module.ts';
import { getSiteModule } from './site-file.ts';

/** What the modules that Astro bundles for rendering contain besides the pages. */
const MODULES = {
  'rebuild.mjs': getSiteModule('src/rebuild/rebuild'),
  'keep-site.mjs': getSiteModule('src/rebuild/keep-site'),
};

/**
 * Keeps what makes the pages of the reference, and what is known about them, for the next build.
 *
 * @param folder the empty folder to keep it in; without it, nothing is kept
 */
export function keepRenderer(folder: string | undefined): AstroIntegration {
  const bundle = bundleModules(MODULES);
  return {
    name: 'wrapdocs:keep-renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build' && folder !== undefined)
          updateConfig({ vite: { plugins: [bundle.plugin] } });
      },
      // Astro removes the modules after this.
      'astro:build:generated': async () => {
        const modules = bundle.getFolder();
        if (folder === undefined || modules === undefined) return;
        const { keepSite } = (await bundle.load('keep-site.mjs')) as {
          keepSite: (folder: string) => Promise<void>;
        };
        await keepSite(folder);
        await moveFolder(modules, join(folder, dirname(REBUILD_SCRIPT)));
      },
    },
  };
}

async function moveFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => cp(from, to, { recursive: true }));
}
