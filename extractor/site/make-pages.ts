import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { WrapdocsError } from '../errors.ts';
import { writeRedirectsFile } from './write-redirects.ts';
import { renderSite } from './render-site.ts';
import { secureSite } from './security/secure-site.ts';
import type { SecurityHeaders } from './security/security-headers.ts';
import { unlinkMissingPages } from './unlink-missing-pages.ts';

interface Pages {
  loaded: LoadedConfig;
  /** The `site.json` of the site. */
  siteFile: string;
  /** The path that the site is rendered for, with its slashes. */
  base: string;
  /** Whether every package of the configuration is included. */
  isWhole: boolean;
  signal: AbortSignal;
}

/**
 * Makes everything of a site except its search index.
 *
 * @param out an empty folder
 * @returns the headers that its pages must be served with
 */
export async function makePages(out: string, pages: Pages): Promise<SecurityHeaders> {
  const { loaded, siteFile, base, isWhole, signal } = pages;
  await renderSite({ siteFile, out, signal });
  requirePages(out);
  if (!isWhole) await unlinkMissingPages(out, base);
  const headers = await secureSite(out, loaded.config);
  await writeRedirectsFile(out, loaded.config.redirects, base);
  return headers;
}

function requirePages(site: string): void {
  if (existsSync(path.join(site, 'index.html'))) return;
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: 'The site has no home page, so nothing was published.',
    hint: 'Add an `index.md` to the folder that is set with `content` in the configuration.',
  });
}
