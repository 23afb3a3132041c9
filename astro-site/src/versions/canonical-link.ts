/**
 * Asks search engines to skip an old copy of a page and to index the copy at the root of the site
 * instead.
 *
 * @param canonical the full address of that copy; absent if the latest version has no such page
 */
export function updateIndexing(head: HTMLHeadElement, canonical: string | undefined): void {
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
