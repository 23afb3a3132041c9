import { versions as strings } from '#strings';
import { loadPages } from './load-versions.ts';
import { findNearestPage } from './page-path.ts';
import type { SiteVersions } from './site-versions.ts';

/** A page's message about its version, and its link. */
export interface Notice {
  text: string;
  link: { href: string; text: string };
  /** The same page at the root of the site; absent if the latest version does not have it. */
  canonical?: string;
}

/**
 * The current page: its version, its path below it, and the path of the site that contains all
 * versions.
 */
export interface NoticePage {
  version: string;
  page: string;
  root: string;
}

/** Compares a page with the latest version; `versions.json` may be years newer than the page. */
export async function makeNotice(own: NoticePage, versions: SiteVersions): Promise<Notice> {
  const { page, root, version } = own;
  const { default: latest } = versions;
  const pages = await loadPages(root, latest);
  const nearest = findNearestPage(page, pages);
  const href = root + encodeURI(nearest);
  const texts = strings.notice;
  if (version === latest) {
    return { text: texts.latest(version), link: { href, text: texts.toLatest }, canonical: href };
  }
  const text = describe(version, versions);
  if (nearest === page) {
    return { text, link: { href, text: texts.toPage(latest) }, canonical: href };
  }
  const missing = await describeMissing(own, versions);
  return { text: `${text} ${missing}`, link: { href, text: texts.toNearest(latest) } };
}

function describe(version: string, { default: latest, versions }: SiteVersions): string {
  const labels = versions.map((entry) => entry.version);
  const isKnown = labels.includes(version);
  const isNewer = isKnown && labels.indexOf(version) < labels.indexOf(latest);
  const { notice } = strings;
  const isPrerelease = versions.some((entry) => entry.version === version && entry.prerelease);
  if (isPrerelease) return notice.newer(version, latest);
  return isNewer ? notice.later(version, latest) : notice.old(version, latest);
}

/**
 * The version that removed the page; undefined if the page is newer than the latest version, which
 * never had it.
 */
async function describeMissing(own: NoticePage, versions: SiteVersions): Promise<string> {
  const { default: latest } = versions;
  const later = listBetween(own.version, latest, versions);
  const hasPage = async (version: string) => (await loadPages(own.root, version)).has(own.page);
  const since = await findFirstMissing(later, hasPage).catch(() => undefined);
  return since === undefined ? strings.notice.missing(latest) : strings.notice.gone(since);
}

/** Lists the versions after `from` up to and including `to`, the oldest first. */
export function listBetween(from: string, to: string, { versions }: SiteVersions): string[] {
  const labels = versions.map(({ version }) => version);
  const [start, end] = [labels.indexOf(from), labels.indexOf(to)];
  return start < 0 || end < 0 ? [] : labels.slice(end, start).toReversed();
}

/**
 * Finds the first version that lacks a page, given that the last version lacks it. A binary search,
 * because each version's list is a file to load.
 */
export async function findFirstMissing(
  later: readonly string[],
  hasPage: (version: string) => Promise<boolean>,
): Promise<string | undefined> {
  let [low, high] = [0, later.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await hasPage(later[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return later[high];
}
