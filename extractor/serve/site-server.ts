import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** File names that hold a hash of their content: Astro's assets and Pagefind's chunks. */
const HASHED = /^\/(?:_astro\/|pagefind\/(?:fragment|index)\/)/;
const FOREVER = 'public, max-age=31536000, immutable';

/** The HTTP face of a built site: files, clean addresses, its own 404 page, cache headers. */
export function createSiteServer(site: string): Hono {
  const app = new Hono();
  app.use(
    setCommonHeaders,
    compress(),
    etag(),
    allowReadingOnly,
    hideDotFiles,
    redirectFolders(site),
  );
  app.use(serveStatic({ root: site, onFound: setFileHeaders }));
  app.notFound((context) => sendNotFound(site, context));
  return app;
}

const setCommonHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache');
};

const allowReadingOnly: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return next();
  return Promise.resolve(context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
};

const hideDotFiles: MiddlewareHandler = async (context, next) =>
  context.req.path.split('/').some((segment) => segment.startsWith('.'))
    ? context.notFound()
    : next();

/** Astro builds folders, so `/page` means `/page/`; relative links on it count on the slash. */
function redirectFolders(site: string): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.endsWith('/') || !(await isPage(path.join(site, context.req.path)))) return next();
    return context.redirect(`${pathname}/${search}`, 307);
  };
}

async function isPage(folder: string): Promise<boolean> {
  const stats = await stat(path.join(folder, 'index.html')).catch(() => undefined);
  return stats?.isFile() ?? false;
}

/** The file's size and time make its tag; only a name that holds a hash may be kept unasked. */
async function setFileHeaders(file: string, context: Context): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  context.header('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  context.header('Cache-Control', HASHED.test(context.req.path) ? FOREVER : 'no-cache');
}

async function sendNotFound(site: string, context: Context): Promise<Response> {
  const page = await readFile(path.join(site, '404.html'), 'utf8').catch(() => undefined);
  return page === undefined ? context.text('Not found\n', 404) : context.html(page, 404);
}
