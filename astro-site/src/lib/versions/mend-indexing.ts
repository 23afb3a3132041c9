/**
 * Keeps an old copy of a page out of search engines in favour of the one at the root of the site,
 * whatever was known when it was released.
 *
 * @param canonical the whole address of that page; absent where there is none any more
 */
export function mendIndexing(head: HTMLHeadElement, canonical: string | undefined): void {
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
