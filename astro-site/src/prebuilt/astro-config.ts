import { pathToFileURL } from 'node:url';
import type { Project } from '../../integrations/derive-project.ts';

/** Where a site is rendered. */
interface Places {
  /** Astro's root: a folder for this run. */
  root: string;
  /** The folder that wrapdocs is installed in. */
  home: string;
  /** The empty folder of the site. */
  out: string;
}

/**
 * The parts of Astro's configuration that loaders, Starlight and its integrations read, with the
 * values that `astro.config.mjs` and Astro's defaults give them.
 */
export function makeAstroConfig({ root, home, out }: Places, { base, settings }: Project) {
  return {
    root: toFolder(root),
    srcDir: toFolder(`${home}/astro-site/src`),
    outDir: toFolder(out),
    base,
    site: settings.site.url,
    trailingSlash: 'ignore',
    build: { format: 'directory', assets: '_astro' },
    prerenderConflictBehavior: 'warn',
    integrations: [],
    image: {
      endpoint: { route: '/_image' },
      service: { entrypoint: 'astro/assets/services/sharp', config: {} },
      dangerouslyProcessSVG: false,
      domains: [],
      remotePatterns: [],
      responsiveStyles: false,
    },
    markdown: {
      // Starlight's blocks of code come from Expressive Code.
      syntaxHighlight: false,
      shikiConfig: {
        langs: [],
        langAlias: {},
        theme: 'github-dark',
        themes: {},
        wrap: false,
        transformers: [],
      },
    },
  };
}

export type AstroConfig = ReturnType<typeof makeAstroConfig>;

function toFolder(place: string): URL {
  return pathToFileURL(`${place}/`);
}
