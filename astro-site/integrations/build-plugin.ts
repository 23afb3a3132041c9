interface Environment {
  optimizeDeps: { include?: string[] };
  build: { modulePreload: unknown };
}

/**
 * A plugin for Vite that keeps it from bundling packages for a development server: Astro starts one for
 * a moment in every build, to read the narrative pages, and no browser ever asks it for a file. Scripts
 * do not preload what they import later, because they would have to contain the path of the site. For the
 * same reason, the helper of Vite that imports it takes addresses relative to the script.
 */
export function createBuildPlugin() {
  return {
    name: 'wrapdocs:build',
    config: () => ({ experimental: { renderBuiltUrl: () => undefined } }),
    configResolved({ environments }: { environments: Record<string, Environment> }): void {
      for (const { optimizeDeps, build } of Object.values(environments)) {
        optimizeDeps.include = [];
        build.modulePreload = false;
      }
    },
  };
}
