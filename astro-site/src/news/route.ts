import type { NavigationLink } from '../navigation/navigation-node.ts';

/** The "What's new" page of the release, below the site's base. */
export const NEWS_ROUTE = 'whats-new';

/** The navigation's entries for the pages that only a release has. */
export function listReleasePages(isRelease: boolean, label: string): NavigationLink[] {
  return isRelease ? [{ label, href: `/${NEWS_ROUTE}/` }] : [];
}
