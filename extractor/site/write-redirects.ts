import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read, into a site. Other hosts show the
 * pages that Astro makes for moved routes.
 *
 * @param redirects new path by old path
 * @param base the path that the site is served from, with its slashes
 */
export async function writeRedirectsFile(
  site: string,
  redirects: Record<string, string>,
  base = '/',
): Promise<void> {
  const root = base.slice(0, -1);
  const lines = Object.entries(redirects).map(([from, to]) => `${root}${from} ${root}${to} 301\n`);
  if (lines.length > 0) await writeFile(path.join(site, '_redirects'), lines.join(''));
}
