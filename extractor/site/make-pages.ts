import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import type { LoadedConfig } from '../config/load.ts';
import { divideRedirects } from '../config/redirects.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { WrapdocsError } from '../errors.ts';
import type { UnknownName } from '../site-input/prose/unknown-name.ts';
import type { PageFailure } from '../site-input/page-failure.ts';
import { makeRendererFolder, type EarlierSite, type CachePlace } from './rebuild/rebuild-cache.ts';
import { rebuildSite, type Rebuilt } from './rebuild/rebuild-site.ts';
import { renderSite } from './render-site.ts';
import { findLinkFindings } from './links/link-findings.ts';
import { findProseFindings } from './links/prose-findings.ts';
import { findRepositoryLinkFindings } from './links/repository-links.ts';
import { makePageFindings } from './page-findings.ts';
import { writeMovedPages } from './moved-pages.ts';
import { listHtmlFiles } from './html-files.ts';
import { findFullBuildReason } from './ready/full-build-reason.ts';
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
  /** Whether every package of the configuration is included; known when the packages are read. */
  isWhole: boolean | Promise<boolean>;
  /** Fulfilled when the JSON of the packages is there; what can be done before is done before. */
  packagesRead?: Promise<unknown>;
  signal: AbortSignal;
  /** The folder that findings name files relative to. */
  cwd: string;
  /** Called with what is wrong with the pages; if it throws, the site is not made. */
  onFindings: (findings: Finding[]) => void;
  /** Whether the site gets its search index now, while pages are made and checked. */
  isIndexed?: boolean;
  /** Called with the reason if Astro must bundle the site. */
  onFullBuild?: (reason: string) => void;
  /** What lets this build and the next one make only what has changed. */
  cacheUse?: CacheUse;
}

export interface CacheUse {
  place: CachePlace;
  /** The last build, if the packages are all that can have changed since then. */
  earlier: EarlierSite | undefined;
}

/** What is known about pages that were made. */
export interface MadePages {
  /** The headers that the pages must be served with. */
  headers: SecurityHeaders;
  /** The files of the pages that search may find, in the order in which they were indexed. */
  order: readonly string[];
  /** Set if only the pages were made that differ from those of the last build. */
  rebuilt?: Rebuilt | undefined;
  /** The absolute paths of the files that were bundled; undefined if nothing was bundled again. */
  bundled?: string[] | undefined;
  /** The folder with the cache that the build made, unless a page does not say what it should. */
  renderer?: string | undefined;
}

/**
 * Makes a site: its pages and, if that is asked for, the search index.
 *
 * @param out an empty folder
 */
export async function makePages(out: string, pages: Pages): Promise<MadePages> {
  const createIndex = () => (pages.isIndexed === true ? createSearchIndex(out) : undefined);
  let index = createIndex();
  try {
    let rendered = await updatePages(out, pages, index);
    if (rendered === undefined) {
      // It may have pages of the last build.
      if (pages.cacheUse?.earlier !== undefined) {
        await index?.close();
        index = createIndex();
      }
      rendered = await renderPages(out, pages, index);
    }
    // Pagefind must have ended before the folder is given up.
    const [checked, indexed] = await Promise.allSettled([
      checkPages(out, pages, rendered),
      index?.complete(),
    ]);
    if (checked.status === 'rejected') throw checked.reason;
    if (indexed.status === 'rejected') throw indexed.reason;
    const { order, rebuilt, bundled, renderer, failures, unknown } = rendered;
    const isComplete = failures.length + unknown.length === 0;
    const made = { headers: checked.value, order, rebuilt, bundled };
    return { ...made, ...(isComplete && { renderer }) };
  } finally {
    await index?.close();
  }
}

/** Pages that are not checked yet. */
interface RenderedPages extends Omit<MadePages, 'headers'> {
  /** The pages that could not be rendered. */
  failures: PageFailure[];
  /** The names in narrative pages that nothing documents. */
  unknown: UnknownName[];
  /** The headers, if no new page can need others. */
  headers?: SecurityHeaders;
}

/** Makes only the pages that have changed, if that gives what a whole build would make. */
async function updatePages(
  out: string,
  { loaded, cacheUse, packagesRead = Promise.resolve(), signal }: Pages,
  index: SearchIndex | undefined,
): Promise<RenderedPages | undefined> {
  if (cacheUse?.earlier === undefined) return undefined;
  const { earlier, place } = cacheUse;
  const { order, renderer, stamp } = earlier;
  const rebuilt = await rebuildSite(out, earlier, {
    ...{ config: loaded.config, place, packagesRead, signal },
    onLinked: () => index?.follow(order),
    onPages: (changed) => {
      index?.replace(changed);
      index?.write();
    },
  });
  if (rebuilt === undefined) return undefined;
  return { rebuilt, order, renderer, headers: stamp.headers, failures: [], unknown: [] };
}

async function renderPages(
  out: string,
  pages: Pages,
  index: SearchIndex | undefined,
): Promise<RenderedPages> {
  const { loaded, siteFile, base, isWhole, cacheUse, signal, onFindings } = pages;
  const { packagesRead = Promise.resolve() } = pages;
  const order: string[] = [];
  const known = new Set<string>();
  const renderer = cacheUse && (await makeRendererFolder(cacheUse.place.home));
  const { failures, unknown, bundled } = await renderSite({
    ...{ siteFile, out, packagesRead, signal, cache: renderer },
    base,
    language: loaded.config.site.language,
    fullBuildReason: findFullBuildReason({
      config: loaded.config,
      isRelease: base !== getBase(loaded.config.site.url),
    }),
    onFullBuild: pages.onFullBuild,
    publicFolder: getPublicFolder(loaded),
    onOrder: ({ searched, others }) => {
      // Files of the project, which may be pages, too, are there before Astro renders.
      order.push(...searched, ...listHtmlFiles(out));
      index?.follow(order);
      index?.write();
      for (const file of [...order, ...others]) known.add(file);
    },
  });
  // Those that only lead to another page come after this.
  const later = listHtmlFiles(out).filter((file) => !known.has(file));
  order.push(...later);
  index?.follow(later);
  if (failures.length > 0) onFindings(makePageFindings(failures));
  requirePages(out);
  writeMovedPages(out);
  await writeRedirectsFile(out, loaded.config.redirects, base);
  if (!(await isWhole)) await unlinkMissingPages(out, base);
  return { order, renderer, bundled, failures, unknown };
}

async function checkPages(
  out: string,
  { loaded, base, cwd, signal, onFindings }: Pages,
  { headers, unknown }: RenderedPages,
): Promise<SecurityHeaders> {
  const secured = headers ?? (await secureSite(out, loaded.config));
  const releaseBase = base === getBase(loaded.config.site.url) ? undefined : base;
  onFindings([
    ...findProseFindings(loaded, { unknown, cwd }),
    ...(await findRepositoryLinkFindings(loaded, { cwd, signal })),
    // Links of the reference are made by wrapdocs; `check --links` looks at them, too.
    ...findLinkFindings(out, loaded, { cwd, isWhole: false, ...(releaseBase && { releaseBase }) }),
  ]);
  return secured;
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
 * pages that Astro makes for moved routes. Those with pages of their own need no lines.
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
  const lines = divideRedirects(redirects).plain.map(
    ({ from, to }) => `${root}${from} ${to.startsWith('/') ? root : ''}${to} 301\n`,
  );
  if (lines.length > 0) await writeFile(path.join(site, '_redirects'), lines.join(''));
}
