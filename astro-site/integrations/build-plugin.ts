interface Environment {
  optimizeDeps: { include?: string[] };
}

/**
 * A plugin for Vite that keeps it from bundling packages for a development server. Astro starts one
 * for a moment in every build, to read the narrative pages, and no browser ever asks it for a file.
 */
export function createBuildPlugin() {
  return {
    name: 'wrapdocs:build',
    configResolved({ environments }: { environments: Record<string, Environment> }): void {
      for (const { optimizeDeps } of Object.values(environments)) optimizeDeps.include = [];
    },
  };
}
