import type { SidebarItem } from '../sidebar.ts';
import { NEWS_ROUTE } from './route.ts';

/** The sidebar's entries for the pages that only a release has. */
export function listReleasePages(historyFile: string | undefined, label: string): SidebarItem[] {
  return historyFile === undefined ? [] : [{ label, link: `/${NEWS_ROUTE}/` }];
}
