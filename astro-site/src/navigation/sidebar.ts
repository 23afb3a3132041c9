import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { sidebar } from '#strings';
import type { ContentEntry } from './content-tree.ts';
import { getHref, type Place } from '../routing/route.ts';

export type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** A link of the reference. */
export interface SidebarLink {
  label: string;
  place: Place;
  /** Short text at the end of the line. */
  note?: string;
  /** Whether the current page is below this one. */
  active?: boolean;
}

/** A package, with its modules if they are listed. */
export interface SidebarPackage {
  name: string;
  place: Place;
  modules?: SidebarLink[];
  /** Whether the current page belongs to the package. */
  open?: boolean;
}

type Labels = typeof sidebar;

/**
 * The sidebar: the narrative pages, other pages and, last, the packages; groups are closed at
 * first.
 */
export function makeSidebar(
  content: readonly ContentEntry[],
  packages: readonly SidebarPackage[],
  labels: Labels,
  others: readonly SidebarItem[] = [],
): SidebarItem[] {
  return [
    ...content.map((entry) => toContentItem(entry, labels)),
    ...others,
    {
      label: labels.reference,
      collapsed: !packages.some(({ open }) => open),
      items: [
        { label: labels.packages, link: getHref({ slug: '' }) },
        ...packages.map((item) => toPackageItem(item, labels)),
      ],
    },
  ];
}

/** Links of the configuration, mostly to other sites. */
export function listLinks(links: readonly { label: string; href: string }[]): SidebarItem[] {
  return links.map(({ label, href }) => ({ label, link: href }));
}

/**
 * The narrative pages as pages of the reference list them. There may be thousands of those, and
 * each repeats its sidebar.
 */
export function summarize(content: readonly ContentEntry[]): ContentEntry[] {
  return content.map((entry) =>
    entry.kind === 'group' && entry.slug !== undefined
      ? { kind: 'page', slug: entry.slug, label: entry.label }
      : entry,
  );
}

function toContentItem(entry: ContentEntry, labels: Labels): SidebarItem {
  if (entry.kind === 'page') return toPageItem(entry);
  const { label, slug, entries } = entry;
  const own = slug === undefined ? [] : [{ slug, label: labels.overview }];
  return {
    label,
    collapsed: true,
    items: [...own, ...entries.map((item) => toContentItem(item, labels))],
  };
}

function toPageItem({ slug, label }: { slug: string; label?: string }): SidebarItem {
  return label === undefined ? { slug } : { slug, label };
}

function toPackageItem(
  { name, place, modules = [], open = false }: SidebarPackage,
  labels: Labels,
): SidebarItem {
  if (modules.length === 0) return toLink({ label: name, place });
  return {
    label: name,
    collapsed: !open,
    items: [{ label: labels.overview, link: getHref(place) }, ...modules.map(toLink)],
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
