import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read, into a site. Other hosts show the
 * pages that Astro makes for moved routes.
 *
 * @param redirects new path by old path
 */
export async function writeRedirectsFile(
  site: string,
  redirects: Record<string, string>,
): Promise<void> {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  if (lines.length > 0) await writeFile(path.join(site, '_redirects'), lines.join(''));
}
