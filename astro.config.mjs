import { join } from 'node:path';
import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { clientUse } from './astro-site/integrations/client-use.ts';
import { frameIcons } from './astro-site/integrations/frame-icons.ts';
import { getMarkdownProcessor } from './astro-site/integrations/formula-plugin.ts';
import { installation } from './astro-site/integrations/installation.ts';
import { lightWithoutScripts } from './astro-site/integrations/light-without-scripts.ts';
import { readyRenderer } from './astro-site/integrations/ready-renderer.ts';
import { loadStrings } from './astro-site/integrations/site-strings.ts';
import { cacheRenderer } from './astro-site/integrations/cache-renderer.ts';
import { loadProject } from './astro-site/integrations/project.ts';
import { prerenderer } from './astro-site/integrations/prerenderer.ts';
import { wrapdocs } from './astro-site/integrations/wrapdocs.ts';
import { getStarlightOptions } from './astro-site/integrations/starlight-options.ts';
import { REBUILD_CACHE } from './extractor/site-input/rebuild-cache.ts';
import { READY_RENDERER } from './extractor/site-input/ready-renderer.ts';

// The site that `--site-json` names: `wrapdocs build` and `wrapdocs dev` write the file and pass its path.
const project = loadProject(import.meta.dirname);
const { base, folders, settings } = project;
const { code, header } = await loadStrings(project);
const shell = getStarlightOptions(project, header);
const ready = process.env[READY_RENDERER];

/** All pages name the scripts, so that of a component is called `Head`, without Astro's suffix. */
const rolldownOptions = {
  output: {
    entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash].js`,
  },
};

export default defineConfig({
  // Astro's root is in the project that is documented, because Astro writes there.
  srcDir: join(import.meta.dirname, 'astro-site/src'),
  outDir: folders.out,
  cacheDir: folders.cache,
  output: 'static',
  // Folders with an index.html: every static host finds `/api-docs/package/module`, with or without a slash.
  build: { format: 'directory', concurrency: 24 },
  trailingSlash: 'ignore',
  compressHTML: true,
  prefetch: false,
  // Scripts and styles are files: the Content-Security-Policy then names only the few that must stand in a page.
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions } } },
  },
  base,
  ...(settings.site.url === undefined ? {} : { site: settings.site.url }),
  markdown: { processor: getMarkdownProcessor(code.formula) },
  integrations: [
    installation(import.meta.dirname, project),
    wrapdocs(project),
    clientUse(),
    ...(ready === undefined ? [prerenderer(), cacheRenderer(process.env[REBUILD_CACHE])] : []),
    frameIcons(shell),
    starlight(shell),
    react(),
    lightWithoutScripts(),
    ...(ready === undefined ? [] : [readyRenderer(ready)]),
  ],
});
