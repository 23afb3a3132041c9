import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { clientUse } from './astro-site/integrations/client-use.mjs';
import { loadProject } from './astro-site/integrations/project.ts';
import { wrapdocs } from './astro-site/integrations/wrapdocs.ts';
import { getStarlightOptions } from './astro-site/integrations/starlight-options.ts';

const project = await loadProject(import.meta.dirname);
const { site } = project.config;

export default defineConfig({
  srcDir: './astro-site/src',
  publicDir: './astro-site/public',
  outDir: project.outFolder,
  cacheDir: project.cacheFolder,
  output: 'static',
  // Folders with an index.html: every static host finds `/api-docs/package/module`, with or without a slash.
  build: { format: 'directory', concurrency: 2 },
  trailingSlash: 'ignore',
  compressHTML: true,
  prefetch: false,
  // Scripts and styles are files: the Content-Security-Policy then names only the few that must stand in a page.
  vite: { build: { assetsInlineLimit: 0 } },
  base: project.base,
  ...(site.url === undefined ? {} : { site: site.url }),
  integrations: [
    wrapdocs(project),
    clientUse(),
    starlight(await getStarlightOptions(project)),
    react(),
  ],
});
