import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Hono, type Env } from 'hono';
import { createLibrary, isSite, readSitePackages } from '../mcp/library.ts';
import { createMcpServer } from '../mcp/server.ts';
import { readStamp } from '../site/stamp.ts';

/**
 * Adds the address `mcp` to a site's server, where agents ask over Streamable HTTP. They only get what
 * the site publishes.
 *
 * @param base the path that the site is served from, with its slashes
 */
export function mountMcp<E extends Env>(app: Hono<E>, site: string, base: string): Hono<E> {
  if (!isSite(site)) return app;
  const getHandler = createHandlerSource(site);
  const outer = new Hono<E>();
  outer.all(`${base}mcp`, async (context) => (await getHandler()).fetch(context.req.raw));
  // A route of the outer one would lose what the site answers if there is no page.
  outer.all('*', (context) => app.fetch(context.req.raw, context.env));
  return outer;
}

/** The packages are read when somebody first asks, and again after the site was built again. */
function createHandlerSource(site: string): () => Promise<McpHttpHandler> {
  let known: { fingerprint: string | undefined; handler: McpHttpHandler } | undefined;
  return async () => {
    const fingerprint = (await readStamp(site))?.fingerprint;
    if (known === undefined || known.fingerprint !== fingerprint) {
      await known?.handler.close();
      const library = createLibrary(await readSitePackages(site), { site });
      known = { fingerprint, handler: createMcpHandler(() => createMcpServer(library)) };
    }
    return known.handler;
  };
}
