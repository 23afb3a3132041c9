import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { getHref, type Place } from './routes.ts';

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** A narrative page, or a folder of them. */
export type ContentEntry = { slug: string } | { label: string; entries: ContentEntry[] };

/** A link of the reference. */
export interface SidebarLink {
  label: string;
  place: Place;
  /** Short text at the end of the line. */
  note?: string;
  /** Whether the page at hand lies beneath this one. */
  active?: boolean;
}

/** A package; `modules` only where it stands open. */
export interface SidebarPackage {
  name: string;
  place: Place;
  modules?: SidebarLink[];
}

/** The sidebar of the narrative pages: themselves, and a link to each package. */
export function makeSidebar(
  content: readonly ContentEntry[],
  packages: readonly { name: string }[],
): SidebarItem[] {
  return makeReferenceSidebar(
    content,
    packages.map(({ name }) => ({ name, place: { slug: name } })),
  );
}

/** The sidebar of the reference: the narrative pages, and the packages with one of them open. */
export function makeReferenceSidebar(
  content: readonly ContentEntry[],
  packages: readonly SidebarPackage[],
): SidebarItem[] {
  return [
    ...content.map(toContentItem),
    {
      label: 'API reference',
      items: [
        { label: 'All packages', link: getHref({ slug: '' }) },
        ...packages.map(({ name, place }) => toLink({ label: name, place })),
      ],
    },
    ...packages.flatMap(toModuleGroup),
  ];
}

function toContentItem(entry: ContentEntry): SidebarItem {
  if ('slug' in entry) return { slug: entry.slug };
  const label = capitalize(entry.label.replaceAll(/[-_]+/g, ' '));
  return { label, collapsed: true, items: entry.entries.map(toContentItem) };
}

function toModuleGroup({ name, modules = [] }: SidebarPackage): SidebarItem[] {
  return modules.length === 0 ? [] : [{ label: name, items: modules.map(toLink) }];
}

function toLink({ label, place, note, active }: SidebarLink): SidebarItem {
  return {
    label,
    link: getHref(place),
    ...(note === undefined ? {} : { badge: { text: note, variant: 'default' } }),
    ...(active === true ? { attrs: { 'aria-current': 'true' } } : {}),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
