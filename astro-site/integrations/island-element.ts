import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';

/** The element of Astro's islands as a module: `import 'virtual:wrapdocs/island-element'`. */
const NAME = 'virtual:wrapdocs/island-element';

/** Astro's modules with the code that it puts into each page with islands. */
const INLINED = /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt(?:-dev)?\.js$/u;

/**
 * A Vite plugin that serves the code of Astro's islands as a file that all pages share. Astro puts
 * its 5 kB into each page and has no option for that (`astro/dist/runtime/server/scripts.js`).
 */
export function createIslandElementPlugin() {
  return {
    name: NAME,
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    load(id: string): string | undefined {
      if (id === `\0${NAME}`) return islandCode;
      return INLINED.test(id.replaceAll('\\', '/')) ? `export default '';` : undefined;
    },
  };
}
