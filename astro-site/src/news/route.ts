import type { SidebarItem } from '../navigation/sidebar.ts';

/** The "What's new" page of the release, below the site's base. */
export const NEWS_ROUTE = 'whats-new';

/** The sidebar's entries for the pages that only a release has. */
export function listReleasePages(isRelease: boolean, label: string): SidebarItem[] {
  return isRelease ? [{ label, link: `/${NEWS_ROUTE}/` }] : [];
}
