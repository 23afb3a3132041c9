import { loadPages } from './load-versions.ts';
import { findModelPage, findNearestPage, getPagePath } from './page-path.ts';
import { getFolder, type SiteVersions } from './site-versions.ts';

/** The position of a reader. */
export interface Place {
  /** The folder of the version being read, and that of the site, with their slashes. */
  base: string;
  root: string;
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/**
 * The address in another version that keeps the reader's place: the same page and anchor if the
 * version has them, otherwise the model that the anchor names, or the nearest page above. If its pages
 * are not known, its home page.
 */
export async function findTarget(
  version: string,
  versions: SiteVersions,
  { base, root, address }: Place,
): Promise<string> {
  const folder = getFolder(version, versions, root);
  const page = getPagePath(address.pathname, base);
  const pages = await loadPages(root, version).catch(() => new Set<string>());
  const nearest = findNearestPage(page, pages);
  const href = folder + encodeURI(nearest);
  const isSame = nearest === page;
  if (isSame && address.hash.length > 1 && (await isAnchor(href, address.hash)))
    return href + address.search + address.hash;
  const model = findModelPage(page, address.hash, pages);
  if (model !== undefined) return folder + encodeURI(model);
  return isSame ? href + address.search : href;
}

async function isAnchor(href: string, hash: string): Promise<boolean> {
  try {
    const html = await (await fetch(href)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    return page.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}
