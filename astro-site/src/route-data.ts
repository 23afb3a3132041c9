import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { sidebar as strings } from '#strings';
import { getHref } from './lib/routes.ts';
import type { Scope } from './lib/scope.ts';
import type { SidebarLink } from './lib/sidebar.ts';
import { getSite } from './lib/site.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];
type SidebarGroup = Extract<SidebarEntry, { type: 'group' }>;

/** Every page repeats the sidebar: packages with more modules than this are links. */
const MOST_MODULES = 40;

/** Narrative pages list the modules of each package, which Starlight's own configuration cannot know. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  if (locals.reference !== undefined) return;
  const group = locals.starlightRoute.sidebar.at(-1);
  if (group?.type === 'group') group.entries = getPackageEntries(group);
});

let packageEntries: SidebarEntry[] | undefined;

function getPackageEntries({ entries }: SidebarGroup): SidebarEntry[] {
  const [all] = entries;
  return (packageEntries ??= [
    ...(all === undefined ? [] : [all]),
    ...getSite().scopes.map(toPackageEntry),
  ]);
}

function toPackageEntry(scope: Scope): SidebarEntry {
  const { name } = scope.view.index;
  const href = scope.href(name) ?? '';
  const modules = getSite().listModules(scope);
  if (modules.length === 0 || modules.length > MOST_MODULES) return makeLink(name, href);
  const entries = [
    makeLink(strings.overview, href),
    ...modules.map((link) => toLinkEntry(link, scope.base)),
  ];
  return { type: 'group', label: name, entries, collapsed: true, badge: undefined };
}

function toLinkEntry({ label, place, note }: SidebarLink, base: string): SidebarEntry {
  return makeLink(label, getHref(place, base), note);
}

function makeLink(label: string, href: string, note?: string): SidebarEntry {
  const badge = note === undefined ? undefined : ({ text: note, variant: 'default' } as const);
  return { type: 'link', label, href, isCurrent: false, badge, attrs: {} };
}
