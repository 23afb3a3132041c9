const MODULE = 'astro/dist/runtime/server/hydration.js';
const ID = /^\s*uid: astroId,?$/m;

/**
 * A plugin for Vite that takes an id out of islands. Astro derives it from the path of the checkout,
 * and nothing reads it. Without it, a site has the same bytes in whatever folder it is built.
 */
export function createIslandIdPlugin() {
  return {
    name: 'wrapdocs:island-ids',
    enforce: 'pre' as const,
    transform: {
      filter: { id: new RegExp(`${MODULE.replaceAll('/', String.raw`[\\/]`)}(?:\\?|$)`) },
      handler: (code: string) => ({ code: removeId(code), map: null }),
    },
  };
}

function removeId(code: string): string {
  if (!ID.test(code)) throw new Error(`${MODULE} has changed: it has no "uid: astroId".`);
  // Lines stay where they are.
  return code.replace(ID, '');
}
