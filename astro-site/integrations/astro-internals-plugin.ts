import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** What a ready renderer uses of Astro and Starlight: `import … from 'virtual:wrapdocs/internals'`. */
const NAME = 'virtual:wrapdocs/internals';

/**
 * Modules that Astro and Starlight export to nobody, by package. Their versions are pinned, and a test
 * compares what is made with them with what Astro makes.
 */
const MODULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  astro: {
    'core/build/common.js': ['getOutFile', 'getOutFolder'],
    'core/request.js': ['createRequest'],
    'content/data-store-writer.js': ['serializeDataStore'],
    'content/mutable-data-store.js': ['MutableDataStore'],
    'content/utils.js': ['getEntryData'],
    'runtime/prerender/static-paths.js': ['StaticPaths'],
    'vite-plugin-markdown/content-entry-type.js': ['markdownContentEntryType'],
  },
  '@astrojs/starlight': {
    'integrations/satteri.js': ['satteriDirectivesRestoration', 'starlightSatteriPlugins'],
    'utils/plugins.js': ['runPlugins'],
  },
};

/** A plugin for Vite with the parts of Astro and Starlight that run a bundle. */
export function createAstroInternalsPlugin() {
  return {
    name: NAME,
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    load(id: string): string | undefined {
      return id === `\0${NAME}` ? writeModule() : undefined;
    },
  };
}

function writeModule(): string {
  return Object.entries(MODULES)
    .flatMap(([name, files]) =>
      Object.entries(files).map(
        ([file, names]) => `export { ${names.join(', ')} } from ${locate(name, file)};`,
      ),
    )
    .join('\n');
}

function locate(name: string, file: string): string {
  const home = dirname(findPackageJSON(name, import.meta.url) ?? '');
  return JSON.stringify(`${home.replaceAll('\\', '/')}/dist/${file}`);
}
