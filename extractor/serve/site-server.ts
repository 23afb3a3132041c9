import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { readStamp } from '../site/stamp.ts';

/** File names that hold a hash of their content: Astro's assets and Pagefind's chunks. */
const HASHED = /^\/(?:_astro\/|pagefind\/(?:fragment|index)\/)/;
const FOREVER = 'public, max-age=31536000, immutable';

interface Environment {
  /** The file that answers the request. */
  Variables: { file?: string };
}

/** The HTTP face of a built site: files, clean addresses, its own 404 page, its headers. */
export function createSiteServer(site: string): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(setCommonHeaders(site), compress(), etag(), setFileHeaders);
  app.use(allowReadingOnly, hideDotFiles, redirectFolders(site));
  app.use(
    serveStatic<Environment>({ root: site, onFound: (file, context) => context.set('file', file) }),
  );
  app.notFound((context) => sendNotFound(site, context));
  return app;
}

/** The headers that the build wrote, read anew each time: a build may replace the site meanwhile. */
function setCommonHeaders(site: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const stamp = await readStamp(site);
    for (const [name, value] of Object.entries(stamp?.headers ?? {})) context.header(name, value);
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache');
  };
}

const allowReadingOnly: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return next();
  return Promise.resolve(context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
};

const hideDotFiles: MiddlewareHandler = async (context, next) =>
  context.req.path.split(/[/\\]/).some((segment) => segment.startsWith('.'))
    ? context.notFound()
    : next();

/** Astro builds folders, so `/page` means `/page/`; relative links on it count on the slash. */
function redirectFolders(site: string): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // An address that begins with two slashes would lead the browser to another host.
    if (pathname.endsWith('/') || pathname.startsWith('//')) return next();
    if (!(await isPage(path.join(site, context.req.path)))) return next();
    return context.redirect(`${pathname}/${search}`, 307);
  };
}

async function isPage(folder: string): Promise<boolean> {
  const stats = await stat(path.join(folder, 'index.html')).catch(() => undefined);
  return stats?.isFile() ?? false;
}

/** The file's size and time make its tag; only a name that holds a hash may be kept unasked. */
const setFileHeaders: MiddlewareHandler<Environment> = async (context, next) => {
  await next();
  const file = context.get('file');
  if (file === undefined) return;
  const { size, mtimeMs } = await stat(file);
  context.header('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  if (file.endsWith('.md')) context.header('Content-Type', 'text/markdown; charset=utf-8');
  if (HASHED.test(context.req.path)) context.header('Cache-Control', FOREVER);
};

async function sendNotFound(site: string, context: Context): Promise<Response> {
  const page = await readFile(path.join(site, '404.html'), 'utf8').catch(() => undefined);
  return page === undefined ? context.text('Not found\n', 404) : context.html(page, 404);
}
