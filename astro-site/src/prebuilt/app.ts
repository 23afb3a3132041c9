import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PathWithRoute } from 'astro';
import { createRequest, getOutFile, getOutFolder, StaticPaths } from 'virtual:wrapdocs/internals';
import type { AstroConfig } from './astro-config.ts';
import type { RendererFacts } from './renderer-facts.ts';

/** Astro's program for rendering, which its bundle starts with. */
interface BuildApp {
  manifest: { site?: string | undefined };
  setInternals: (internals: object) => void;
  setOptions: (options: object) => void;
  render: (request: Request, options: { routeData: object }) => Promise<Response>;
}

/** A page or another file that Astro can make. */
export interface AstroPath extends PathWithRoute {
  url: URL;
  /** The file, as a URL. */
  file: URL;
}

/** What renders the pages of a site. */
export interface App {
  /** Everything that the site consists of, in Astro's order. */
  listPaths: () => Promise<AstroPath[]>;
  render: (path: AstroPath) => Promise<Response>;
}

/**
 * Starts Astro's program for rendering without Astro's build: as `default-prerenderer.js` and
 * `generate.js` of Astro do it.
 *
 * @param modules the folder of the bundle
 */
export async function startApp(
  modules: string,
  facts: RendererFacts,
  config: AstroConfig,
): Promise<App> {
  const entry = pathToFileURL(join(modules, facts.entry)).href;
  const { app } = (await import(/* @vite-ignore */ entry)) as { app: BuildApp };
  app.setInternals({
    pagesByKeys: new Map(facts.pagesByKeys),
    entrySpecifierToBundleMap: new Map(facts.entrySpecifierToBundleMap),
  });
  const settings = { config, scripts: facts.scripts, buildOutput: 'static' };
  const logger = { options: { destination: { write: () => true } } };
  app.setOptions({ settings, logger });
  app.manifest.site = config.site;
  return {
    async listPaths() {
      const paths: PathWithRoute[] = await new StaticPaths(app).getAll();
      return paths.map((path) => locate(path, config));
    },
    render: ({ url, route }) => {
      const options = { url, headers: new Headers(), logger: console, isPrerendered: true };
      return app.render(createRequest({ ...options, routePattern: route.component }), {
        routeData: route,
      });
    },
  };
}

function locate({ pathname, route }: PathWithRoute, config: AstroConfig): AstroPath {
  const encoded = encodeURI(pathname);
  const folder = getOutFolder({ config, buildOutput: 'static' }, encoded, route);
  const file = getOutFile(config.build.format, folder, encoded, route);
  const origin = config.site === undefined ? 'http://localhost:4321' : new URL(config.site).origin;
  return { pathname, route, file, url: new URL(getUrlPath(pathname, route.type, config), origin) };
}

/** The address of a page ends with a slash, that of another file does not. */
function getUrlPath(pathname: string, type: string, { base }: AstroConfig): string {
  const below = pathname.replace(/^\/+/u, '');
  const end = type === 'endpoint' || below === '' || below.endsWith('/') ? '' : '/';
  return `${base}${below}${end}`;
}
