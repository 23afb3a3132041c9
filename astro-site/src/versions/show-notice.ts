import { loadVersions } from './load-versions.ts';
import { makeNotice, type Notice } from './notice.ts';
import { getPagePath } from './page-path.ts';

/**
 * Shows on a page of a frozen version what has happened to the page since. Offline, it keeps the
 * notice that it was released with.
 */
export async function showNotice(place: HTMLElement): Promise<void> {
  const { version = '', base = '/', root = '/', site } = place.dataset;
  const versions = await loadVersions(root);
  const page = getPagePath(location.pathname, base);
  const notice = await makeNotice({ version, page, root }, versions);
  place.querySelector('p')?.replaceChildren(...makeContent(notice));
  // Without its address, a site has no canonical links.
  const { canonical } = notice;
  if (site !== undefined) updateIndexing(document.head, canonical && new URL(canonical, site).href);
}

function makeContent({ text, link, canonical }: Notice): (string | Node)[] {
  const anchor = document.createElement('a');
  anchor.href = link.href;
  anchor.textContent = link.text;
  // The same page most likely has the reader's current anchor; other pages open at the top.
  anchor.addEventListener('click', () => {
    if (canonical !== undefined) anchor.hash = location.hash;
  });
  return [text, ' ', anchor];
}

/**
 * Asks search engines to skip an old copy of a page and to index the copy at the root of the site
 * instead.
 *
 * @param canonical the full address of that copy; absent if the latest version has no such page
 */
function updateIndexing(head: HTMLHeadElement, canonical: string | undefined): void {
  if (head.querySelector('meta[name=robots]') === null) {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    head.append(robots);
  }
  const present = head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical === undefined) {
    present?.remove();
    return;
  }
  const link = present ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = canonical;
  if (present === null) head.append(link);
}
