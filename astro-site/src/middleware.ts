import { defineMiddleware } from 'astro:middleware';

const ISLAND_UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Removes an id that Astro derives from the path of the checkout and that nothing reads, so that a
 * site has the same bytes in whatever folder it is built.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const html = await response.text();
  return new Response(html.replaceAll(ISLAND_UID, '$1'), response);
});
