import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';
import { readStamp } from '../site/stamp.ts';

/**
 * File names that contain a hash of their content: Astro's assets, Pagefind's chunks and the
 * navigation, in the site or in one of its versions.
 */
const HASHED = new RegExp(
  `^/(?:(?!${REFERENCE_FOLDER}/)[^/]+/)?(?:_astro/|pagefind/(?:fragment|index)/|navigation\\.[0-9a-f]+\\.json$)`,
);
const FOREVER = 'public, max-age=31536000, immutable';

interface Environment {
  /** The file that answers the request. */
  Variables: { file?: string };
}

/**
 * Serves a built site over HTTP: files, clean addresses, its own 404 page, its headers.
 *
 * @param base the path that the site is served from, with its slashes
 */
export function createSiteServer(site: string, base = '/'): Hono<Environment> {
  const app = new Hono<Environment>();
  const getPath = (address: string): string => address.slice(base.length - 1);
  app.use(setCommonHeaders(site), compress(), etag(), setFileHeaders(getPath));
  app.use(allowReadingOnly, hideDotFiles, leadToBase(base), hideLinks(site, getPath));
  app.use(ignoreRanges, redirectFolders(site, getPath));
  app.use(
    serveStatic<Environment>({
      root: site,
      rewriteRequestPath: getPath,
      onFound: (file, context) => context.set('file', file),
    }),
  );
  app.notFound((context) => sendNotFound(site, context));
  return app;
}

/** Returns the part of an address that names a file of the site, including its leading slash. */
type GetPath = (address: string) => string;

/** Addresses outside of the site are not found; the root of the host redirects to the site. */
function leadToBase(base: string): MiddlewareHandler {
  return async (context, next) => {
    const { path: address } = context.req;
    if (address.startsWith(base)) return next();
    return address === '/' || `${address}/` === base
      ? context.redirect(base, 307)
      : context.notFound();
  };
}

/**
 * The headers that the build wrote. They are read for each request, because a build may replace the
 * site in the meantime.
 */
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

/** A link could lead out of the site, so whatever is behind one that does is not found. */
function hideLinks(site: string, getPath: GetPath): MiddlewareHandler {
  return async (context, next) => {
    const file = path.join(site, decodeAddress(getPath(context.req.path)));
    const places = await Promise.all([site, file, path.join(file, 'index.html')].map(findPlace));
    const [root = site, ...targets] = places;
    const isOutside = targets.some(
      (target) => target !== undefined && path.relative(root, target).startsWith('..'),
    );
    return isOutside ? context.notFound() : next();
  };
}

/** Where a file is, without links; undefined if there is none. */
function findPlace(file: string): Promise<string | undefined> {
  return realpath(file).catch(() => undefined);
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** One range of bytes; a list of ranges is answered with the whole file. */
const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/**
 * A range that is not valid is ignored, and so is one with `If-Range`: the file may have changed,
 * and its ETag is too weak to tell.
 */
const ignoreRanges: MiddlewareHandler = async (context, next) => {
  const range = context.req.header('Range');
  if (range !== undefined && (context.req.header('If-Range') !== undefined || !isRange(range))) {
    const headers = new Headers(context.req.raw.headers);
    headers.delete('Range');
    context.req.raw = new Request(context.req.raw, { headers });
  }
  await next();
};

function isRange(range: string): boolean {
  const match = RANGE.exec(range);
  if (match === null) return false;
  const [, start, end] = match;
  return start === undefined || !end || Number(start) <= Number(end);
}

/**
 * Astro builds folders, so `/page` redirects to `/page/`; relative links on the page need the
 * slash.
 */
function redirectFolders(site: string, getPath: GetPath): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // An address that begins with two slashes would send the browser to another host.
    if (pathname.endsWith('/') || pathname.startsWith('//')) return next();
    if (!(await isPage(path.join(site, getPath(context.req.path))))) return next();
    return context.redirect(`${pathname}/${search}`, 307);
  };
}

async function isPage(folder: string): Promise<boolean> {
  const stats = await stat(path.join(folder, 'index.html')).catch(() => undefined);
  return stats?.isFile() ?? false;
}

/**
 * The ETag is made of the file's size and time. Only files with a hash in their name may be cached
 * without revalidation.
 */
function setFileHeaders(getPath: GetPath): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const file = context.get('file');
    if (file === undefined) return;
    const { size, mtimeMs } = await stat(file);
    context.header('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
    if (file.endsWith('.md')) context.header('Content-Type', 'text/markdown; charset=utf-8');
    if (HASHED.test(getPath(context.req.path))) context.header('Cache-Control', FOREVER);
  };
}

async function sendNotFound(site: string, context: Context): Promise<Response> {
  const page = await readFile(path.join(site, '404.html'), 'utf8').catch(() => undefined);
  return page === undefined ? context.text('Not found\n', 404) : context.html(page, 404);
}
