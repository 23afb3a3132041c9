import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { AstroIntegration, HookParameters } from 'astro';
import { getSiteModule } from '../integrations/site-file.ts';
import { PROJECT_ID } from '../integrations/wrapdocs.ts';
import { CHANGED, HELLO, PROBLEMS, type Hello, type Problem, type Update } from './messages.ts';

type Server = HookParameters<'astro:server:setup'>['server'];
type Graph = Server['environments'][string]['moduleGraph'];
type ModuleNode = NonNullable<ReturnType<Graph['getModuleById']>>;
type Page = Parameters<Parameters<Server['ws']['on']>[1]>[1];

const CLIENT = getSiteModule('dev/client');

/**
 * Passes updates from `wrapdocs dev` on to the open pages. Astro may restart its server in the
 * meantime.
 */
export function devUpdates(input: Readable): AstroIntegration {
  let server: Server | undefined;
  let problems: Problem[] = [];
  let lastChange = -Infinity;

  function take(update: Update): void {
    ({ problems } = update);
    if (update.isChanged) lastChange = performance.now();
    if (server === undefined) return;
    server.ws.send(PROBLEMS, problems);
    if (!update.isChanged) return;
    forgetModule(server, PROJECT_ID);
    server.ws.send(CHANGED);
  }

  function greet({ age }: Hello, page: Page): void {
    page.send(PROBLEMS, problems);
    // It changed between the response to its request and now, so it would never notice.
    if (performance.now() - age < lastChange) page.send(CHANGED);
  }

  createInterface({ input }).on('line', (line) => take(JSON.parse(line) as Update));

  return {
    name: 'wrapdocs:dev-updates',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        injectScript('page', `import ${JSON.stringify(CLIENT)};`);
      },
      'astro:server:setup': (setup) => {
        ({ server } = setup);
        server.ws.on(HELLO, greet);
      },
    },
  };
}

/**
 * Makes the server evaluate a module and all its importers again when the next page is requested.
 * Vite would do the same for a saved file, but would then reload the open pages.
 */
function forgetModule({ environments }: Server, id: string): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const node = moduleGraph.getModuleById(id);
    if (node !== undefined)
      moduleGraph.invalidateModule(node, new Set<ModuleNode>(), Date.now(), true);
  }
}
