import type { SidebarItem } from '../navigation/sidebar.ts';

/** The page of what is new in the release, below the site's base. */
export const NEWS_ROUTE = 'whats-new';

/** The sidebar's entries for the pages that only a release has. */
export function listReleasePages(historyFile: string | undefined, label: string): SidebarItem[] {
  return historyFile === undefined ? [] : [{ label, link: `/${NEWS_ROUTE}/` }];
}
