import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleModules } from './bundled-module.ts';
import { getSiteModule } from './site-file.ts';

const MODULE = 'markdown-files.mjs';

/**
 * Writes the Markdown files of the reference when its pages are made, which have made the texts. As
 * routes, thousands of them would take Astro a multiple of the time. Only `dev` has these routes.
 */
export function markdownFiles(): AstroIntegration {
  const bundle = bundleModules({ [MODULE]: getSiteModule('src/exports/markdown-files') });
  return {
    name: 'wrapdocs:markdown-files',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [bundle.plugin] } });
      },
      'astro:build:generated': async ({ dir }) => {
        const { writeMarkdownFiles } = (await bundle.load(MODULE)) as {
          writeMarkdownFiles: (site: string) => void;
        };
        writeMarkdownFiles(fileURLToPath(dir));
      },
    },
  };
}
