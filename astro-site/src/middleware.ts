import { defineMiddleware } from 'astro:middleware';
import { createFrame, type Frame } from './render/frame.ts';
import { keepFrame } from './render/frames.ts';
import { getFrameKey } from './render/page-shape.ts';
import type { Route } from './routing/route.ts';

const REFERENCE_PAGE = '/api-docs/[...slug]';

/**
 * Fills the frames of the reference. Astro renders a frame once, with marks in place of what differs
 * between its pages: a site has thousands of pages, and a frame takes longer than its content. A
 * build only asks for the first page of each frame (`output/write-reference-page.ts`).
 */
export const onRequest = defineMiddleware(async ({ props, routePattern, locals }, next) => {
  if (routePattern !== REFERENCE_PAGE) return next();
  // In `dev`, Astro keeps the middleware while the packages change.
  const { renderRoute } = await import('./render/reference-page.tsx');
  const { shape, parts } = await renderRoute(props['route'] as Route);
  locals.reference = shape;
  const key = getFrameKey(shape);
  const frame = await makeFrame(key, await next());
  return new Response(frame(parts), { headers: { 'Content-Type': 'text/html' } });
});

/** In `dev`, the frame may change. */
async function makeFrame(key: string, response: Response): Promise<Frame> {
  const html = await response.text();
  return import.meta.env.DEV ? createFrame(html) : keepFrame(key, html);
}
