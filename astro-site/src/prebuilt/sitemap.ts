import type { AstroPath } from './app.ts';
import type { AstroConfig } from './astro-config.ts';
import { loadStarlightModule } from './starlight-module.ts';

interface SitemapHooks {
  'astro:config:done': (context: object) => Promise<void>;
  'astro:routes:resolved': (context: object) => void;
  'astro:build:done': (context: object) => Promise<void>;
}

/** Writes the sitemap of a site with a public address, with Starlight's integration. */
export async function writeSitemap(
  paths: readonly AstroPath[],
  config: AstroConfig,
  starlight: object,
): Promise<void> {
  if (config.site === undefined) return;
  const { starlightSitemap } = (await loadStarlightModule('integrations/sitemap.js')) as {
    starlightSitemap: (options: object) => { hooks: SitemapHooks };
  };
  const { hooks } = starlightSitemap(starlight);
  const pages = paths
    .filter(({ route }) => route.type === 'page')
    .map(({ pathname }) => ({ pathname: pathname.replace(/\/?$/u, '/').replace(/^\//u, '') }));
  await hooks['astro:config:done']({ config });
  hooks['astro:routes:resolved']({ routes: [] });
  await hooks['astro:build:done']({ dir: config.outDir, pages, logger: console });
}
