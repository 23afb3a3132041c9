import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { sidebar as strings } from '#strings';
import type { ContentEntry } from './content-tree.ts';
import { getHref, type Place } from './routes.ts';

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** A link of the reference. */
export interface SidebarLink {
  label: string;
  place: Place;
  /** Short text at the end of the line. */
  note?: string;
  /** Whether the page at hand lies beneath this one. */
  active?: boolean;
}

/** A package; its modules only where they are to be listed. */
export interface SidebarPackage {
  name: string;
  place: Place;
  modules?: SidebarLink[];
  /** Whether the page at hand is one of the package. */
  open?: boolean;
}

/** The sidebar: the narrative pages and, last, the packages; groups stand closed until opened. */
export function makeSidebar(
  content: readonly ContentEntry[],
  packages: readonly SidebarPackage[],
): SidebarItem[] {
  return [
    ...content.map(toContentItem),
    {
      label: strings.reference,
      collapsed: !packages.some(({ open }) => open),
      items: [
        { label: strings.packages, link: getHref({ slug: '' }) },
        ...packages.map(toPackageItem),
      ],
    },
  ];
}

function toContentItem(entry: ContentEntry): SidebarItem {
  if (entry.kind === 'page') return { slug: entry.slug };
  const { label, slug, entries } = entry;
  const own = slug === undefined ? [] : [{ slug, label: strings.overview }];
  return { label, collapsed: true, items: [...own, ...entries.map(toContentItem)] };
}

function toPackageItem({ name, place, modules = [], open = false }: SidebarPackage): SidebarItem {
  if (modules.length === 0) return toLink({ label: name, place });
  return {
    label: name,
    collapsed: !open,
    items: [{ label: strings.overview, link: getHref(place) }, ...modules.map(toLink)],
  };
}

function toLink({ label, place, note, active }: SidebarLink): SidebarItem {
  return {
    label,
    link: getHref(place),
    ...(note === undefined ? {} : { badge: { text: note, variant: 'default' } }),
    ...(active === true ? { attrs: { 'aria-current': 'true' } } : {}),
  };
}
