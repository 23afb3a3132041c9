import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { WrapdocsError } from '../errors.ts';
import type { UnknownName } from '../site-input/prose/unknown-name.ts';
import { renderSite } from './render-site.ts';
import { findLinkFindings } from './links/link-findings.ts';
import { findProseFindings } from './links/prose-findings.ts';
import { makePageFindings } from './page-findings.ts';
import { writeMovedPages } from './moved-pages.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
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
  /** Fulfilled when the JSON of the packages is there; what can be done before is done before. */
  packagesRead?: Promise<unknown>;
  signal: AbortSignal;
  /** The folder that findings name files relative to. */
  cwd: string;
  /** Called with what is wrong with the pages; if it throws, the site is not made. */
  onFindings: (findings: Finding[]) => void;
  /** Whether the site gets its search index now, while pages are made and checked. */
  isIndexed?: boolean;
}

/**
 * Makes a site: its pages and, if that is asked for, the search index.
 *
 * @param out an empty folder
 * @returns the headers that its pages must be served with
 */
export async function makePages(out: string, pages: Pages): Promise<SecurityHeaders> {
  const index = pages.isIndexed === true ? createSearchIndex(out) : undefined;
  try {
    const unknown = await renderPages(out, pages, index);
    // Pagefind must have ended before the folder is given up.
    const [checked, indexed] = await Promise.allSettled([
      checkPages(out, pages, unknown),
      index?.write(),
    ]);
    if (checked.status === 'rejected') throw checked.reason;
    if (indexed.status === 'rejected') throw indexed.reason;
    return checked.value;
  } finally {
    await index?.close();
  }
}

/** @returns the names in narrative pages that nothing documents */
async function renderPages(
  out: string,
  pages: Pages,
  index: SearchIndex | undefined,
): Promise<UnknownName[]> {
  const { loaded, siteFile, base, isWhole, signal, onFindings } = pages;
  const { packagesRead = Promise.resolve() } = pages;
  const publicFolder = getPublicFolder(loaded);
  const options = { siteFile, out, publicFolder, packagesRead, onOrder: index?.follow, signal };
  const { failures, unknown } = await renderSite(options);
  if (failures.length > 0) onFindings(makePageFindings(failures));
  requirePages(out);
  writeMovedPages(out);
  await writeRedirectsFile(out, loaded.config.redirects, base);
  if (!isWhole) await unlinkMissingPages(out, base);
  return unknown;
}

async function checkPages(
  out: string,
  { loaded, base, cwd, onFindings }: Pages,
  unknown: UnknownName[],
): Promise<SecurityHeaders> {
  const headers = await secureSite(out, loaded.config);
  const releaseBase = base === getBase(loaded.config.site.url) ? undefined : base;
  onFindings([
    ...findProseFindings(loaded, { unknown, cwd }),
    // Links of the reference are made by wrapdocs; `check --links` looks at them, too.
    ...findLinkFindings(out, loaded, { cwd, isWhole: false, ...(releaseBase && { releaseBase }) }),
  ]);
  return headers;
}

/** The folder with files that the site contains as they are, if there is one. */
export function getPublicFolder({ config, folder }: LoadedConfig): string | undefined {
  return config.public === undefined ? undefined : path.resolve(folder, config.public);
}

function requirePages(site: string): void {
  if (existsSync(path.join(site, 'index.html'))) return;
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: 'The site has no home page, so nothing was published.',
    hint: 'Add an `index.md` to the folder that is set with `content` in the configuration.',
  });
}

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read, into a site. Other hosts show the
 * pages that Astro makes for moved routes.
 *
 * @param redirects new path by old path
 * @param base the path that the site is served from, with its slashes
 */
async function writeRedirectsFile(
  site: string,
  redirects: Record<string, string>,
  base = '/',
): Promise<void> {
  const root = base.slice(0, -1);
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${root}${from} ${to.startsWith('/') ? root : ''}${to} 301\n`,
  );
  if (lines.length > 0) await writeFile(path.join(site, '_redirects'), lines.join(''));
}
