import { defineMiddleware } from 'astro:middleware';

const ISLAND_UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Takes an id out of the islands that Astro makes from the path of the checkout and that nothing
 * reads: a site is the same to the byte in whatever folder it is built.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const html = await response.text();
  return new Response(html.replaceAll(ISLAND_UID, '$1'), response);
});
