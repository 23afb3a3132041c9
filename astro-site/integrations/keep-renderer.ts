import { cp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REBUILD_SCRIPT } from '../../extractor/site-input/kept-site.ts';
import { getSiteModule } from './site-file.ts';

/** What the modules that Astro bundles for rendering contain besides the pages. */
const MODULES = {
  'rebuild.mjs': getSiteModule('src/rebuild/rebuild'),
  'keep-site.mjs': getSiteModule('src/rebuild/keep-site'),
};

interface Context {
  environment: { name: string };
  emitFile: (chunk: { type: 'chunk'; id: string; fileName: string }) => string;
}

/**
 * Keeps what makes the pages of the reference, and what is known about them, for the next build.
 *
 * @param folder the empty folder to keep it in; without it, nothing is kept
 */
export function keepRenderer(folder: string | undefined): AstroIntegration {
  let bundle: string | undefined;
  const plugin = {
    name: 'wrapdocs:keep-renderer',
    buildStart(this: Context): void {
      if (this.environment.name !== 'prerender') return;
      for (const [fileName, id] of Object.entries(MODULES)) {
        this.emitFile({ type: 'chunk', id, fileName });
      }
    },
    writeBundle(this: Context, { dir }: { dir?: string }): void {
      if (this.environment.name === 'prerender') bundle = dir;
    },
  };
  return {
    name: 'wrapdocs:keep-renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build' && folder !== undefined)
          updateConfig({ vite: { plugins: [plugin] } });
      },
      // Astro removes the modules after this.
      'astro:build:generated': async () => {
        if (folder === undefined || bundle === undefined) return;
        const address = pathToFileURL(join(bundle, 'keep-site.mjs')).href;
        const { keepSite } = (await import(address)) as {
          keepSite: (folder: string) => Promise<void>;
        };
        await keepSite(folder);
        await moveFolder(bundle, join(folder, dirname(REBUILD_SCRIPT)));
      },
    },
  };
}

async function moveFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => cp(from, to, { recursive: true }));
}
