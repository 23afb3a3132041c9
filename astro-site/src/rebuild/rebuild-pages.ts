import { join } from 'node:path';
import { keepMarkdownFile } from '../exports/reference-markdown.ts';
import { getMarkdownFile, getPageFile } from '../output/site-folder.ts';
import { writeReferencePage } from '../output/write-reference-page.ts';
import { getSite } from '../reference/site.ts';
import type { Frame } from '../render/frame.ts';
import { getFrame, keepFrame } from '../render/frames.ts';
import { hasMarkdown, type Route } from '../routing/route.ts';
import { keepSearchEntries } from '../search/page-entries.ts';
import type { PageCache } from './page-cache.ts';
import { computePageDigest, keepPageDigest } from './page-digest.ts';

interface Changes {
  /** The folder of the site, with the pages of the last build. */
  site: string;
  /** The names of the packages that have changed. */
  packages: ReadonlySet<string>;
}

/**
 * Makes the pages of the reference that have changed, and keeps what the others say for the files
 * that are made of several pages.
 *
 * @returns the HTML files that differ, below the site; undefined if a page needs a frame that the
 *   last build did not have
 */
export async function rebuildPages(
  cache: PageCache,
  changes: Changes,
): Promise<string[] | undefined> {
  const changed: string[] = [];
  for (const route of getSite().routes) {
    const earlier = cache.pages[route.slug];
    if (earlier !== undefined && isSame(route, earlier.digest, changes)) {
      keepSearchEntries(route, earlier.entries);
      keepPageDigest(route, earlier.digest);
      if (hasMarkdown(route)) keepMarkdownFile(route, join(changes.site, getMarkdownFile(route)));
      continue;
    }
    const isWritten = await writeReferencePage(changes.site, route, (key) => findFrame(key, cache));
    if (!isWritten) return undefined;
    changed.push(getPageFile(route));
  }
  return changed;
}

/** Pages of a package say nothing about others; the page of all packages says something of each. */
function isSame(route: Route, digest: string, { packages }: Changes): boolean {
  if (route.kind !== 'packages' && !packages.has(route.packageName)) return true;
  return computePageDigest(getSite().getPage(route)) === digest;
}

function findFrame(key: string, { frames }: PageCache): Frame | undefined {
  const html = frames[key];
  return getFrame(key) ?? (html === undefined ? undefined : keepFrame(key, html));
}
