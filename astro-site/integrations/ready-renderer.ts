import { readFileSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { RENDERER_FILES } from '../../extractor/site-input/ready-renderer.ts';
import { createAstroInternalsPlugin } from './astro-internals-plugin.ts';
import { bundleModules } from './bundled-module.ts';
import { createRuntimeDataPlugin } from './runtime-data-plugin.ts';
import { getSiteModule } from './site-file.ts';
import type { RendererFacts } from '../src/prebuilt/renderer-facts.ts';

/** Without comments, which name the folder of wrapdocs. */
const MINIFIED = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** How the name of the module begins that Astro starts with. */
const ENTRY = 'prerender-entry.';

const MODULES = {
  'render.mjs': getSiteModule('src/prebuilt/render'),
  'rebuild-ready.mjs': getSiteModule('src/prebuilt/rebuild'),
};

/** Astro's program for rendering, which tells what it is told. */
interface App {
  setInternals: (internals: {
    pagesByKeys: Map<string, { styles: unknown }>;
    entrySpecifierToBundleMap: Map<string, string>;
  }) => void;
  setOptions: (options: { settings: { scripts: unknown[] } }) => void;
}

/**
 * Makes a renderer that is ready for any site, instead of a site: what Astro bundles for rendering and
 * for browsers, without what belongs to a site.
 *
 * @param folder the empty folder to make it in
 */
export function readyRenderer(folder: string): AstroIntegration {
  const bundle = bundleModules(MODULES);
  return {
    name: 'wrapdocs:ready-renderer',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const plugins = [createAstroInternalsPlugin(), createRuntimeDataPlugin(), bundle.plugin];
        const prerender = {
          // Package managers only promise what a package names itself.
          resolve: { noExternal: true, external: listDependencies(config.root).filter(isExternal) },
          build: { rolldownOptions: { output: { minify: MINIFIED } } },
        } as const;
        updateConfig({ vite: { plugins, environments: { prerender } } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro: AstroPrerenderer) => ({
          ...astro,
          setup: async () => {
            const facts = await readFacts(bundle.getFolder() ?? '', () => astro.setup?.());
            await writeFile(join(folder, RENDERER_FILES.facts), JSON.stringify(facts));
          },
          getStaticPaths: () => Promise.resolve([]),
        }));
      },
      'astro:build:generated': async () => {
        await cp(bundle.getFolder() ?? '', join(folder, RENDERER_FILES.modules), {
          recursive: true,
        });
      },
      // After that of the style sheets.
      'astro:build:done': async ({ dir }) => {
        const assets = join(fileURLToPath(dir), '_astro');
        await cp(assets, join(folder, RENDERER_FILES.assets), { recursive: true });
      },
    },
  };
}

/**
 * Finds out what Astro tells its program for rendering.
 *
 * @param modules the folder of the bundle
 * @param setUp lets Astro set it up
 */
async function readFacts(
  modules: string,
  setUp: () => Promise<void> | undefined,
): Promise<RendererFacts> {
  const entry = (await readdir(modules)).find((name) => name.startsWith(ENTRY)) ?? ENTRY;
  const { app } = (await import(pathToFileURL(join(modules, entry)).href)) as { app: App };
  const facts: RendererFacts = {
    entry,
    pagesByKeys: [],
    entrySpecifierToBundleMap: [],
    scripts: [],
  };
  const { setInternals, setOptions } = app;
  app.setInternals = (internals) => {
    facts.pagesByKeys = [...internals.pagesByKeys].map(([key, { styles }]) => [key, { styles }]);
    facts.entrySpecifierToBundleMap = [...internals.entrySpecifierToBundleMap];
    setInternals.call(app, internals);
  };
  app.setOptions = (options) => {
    facts.scripts = options.settings.scripts;
    setOptions.call(app, options);
  };
  await setUp();
  return facts;
}

/** The packages that wrapdocs names itself: the manifest in Astro's root lists them. */
function listDependencies(root: URL): string[] {
  const manifest = readFileSync(new URL('package.json', root), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies);
}

/** Astro's packages contain what Vite must compile, apart from that with the processor of Markdown. */
function isExternal(name: string): boolean {
  return name === '@astrojs/markdown-satteri' || !/^@?astro/u.test(name);
}
