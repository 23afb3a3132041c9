import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { sidebar } from '#strings';
import { getHref } from '../routing/route.ts';
import type { ContentEntry } from './content-tree.ts';
import type { NavigationLink } from './make-navigation.ts';

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/**
 * The narrative pages as Starlight's sidebar, followed by the pages of the release and the
 * reference. Starlight finds the previous and the next page in it. It copies and checks a sidebar
 * for each page, so the modules of packages are not in it.
 */
export function listNarrative(
  content: readonly ContentEntry[],
  pages: readonly NavigationLink[],
  labels: typeof sidebar,
): SidebarItem[] {
  return [
    ...content.map((entry) => toItem(entry, labels)),
    ...pages.map(toLink),
    { label: labels.reference, link: getHref({ slug: '' }) },
  ];
}

function toItem(entry: ContentEntry, labels: typeof sidebar): SidebarItem {
  if (entry.kind === 'page') {
    const { slug, label } = entry;
    return label === undefined ? { slug } : { slug, label };
  }
  const { label, slug, entries } = entry;
  const own = slug === undefined ? [] : [{ slug, label: labels.overview }];
  return { label, items: [...own, ...entries.map((item) => toItem(item, labels))] };
}

/** A link as Starlight's sidebar has it. */
export function toLink({ label, href }: NavigationLink): { label: string; link: string } {
  return { label, link: href };
}
