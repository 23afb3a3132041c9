import type { HookParameters } from 'astro';

type Server = HookParameters<'astro:server:setup'>['server'];
type Graph = Server['environments'][string]['moduleGraph'];
type ModuleNode = NonNullable<ReturnType<Graph['getModuleById']>>;

/**
 * Makes the server evaluate a module and all its importers again when the next page is requested.
 * Vite would do the same for a saved file, but would then reload the open pages.
 */
export function forgetModule({ environments }: Server, file: string): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const forgotten = new Set<ModuleNode>();
    for (const node of moduleGraph.getModulesByFile(file) ?? [])
      moduleGraph.invalidateModule(node, forgotten, Date.now(), true);
  }
}
