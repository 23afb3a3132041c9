import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import project from 'virtual:wrapdocs/project';
import { sidebar as strings } from '#strings';
import { addBase, isInternal } from './routing/add-base.ts';
import { base } from './routing/base.ts';
import { getPageDate } from './navigation/edit-links.ts';
import { nameOverviews } from './navigation/content-tree.ts';
import { getMarkdownPath } from './routing/markdown-path.ts';
import { MOST_MODULES } from './navigation/reference-sidebar.ts';
import { getHref, getPagePicture } from './routing/route.ts';
import type { Scope } from './reference/scope.ts';
import type { SidebarLink } from './navigation/sidebar.ts';
import { getSite } from './reference/site.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];
type SidebarGroup = Extract<SidebarEntry, { type: 'group' }>;

/**
 * Adds to every page what Starlight cannot know: dates, pictures and, on narrative pages, the
 * packages' modules.
 */
export const onRequest = defineRouteMiddleware(({ locals, site }) => {
  const { reference, picture, starlightRoute: route } = locals;
  route.lastUpdated = reference === undefined ? getPageDate(route.entry) : reference.lastUpdated;
  addFiles(route, reference);
  announce(route);
  if (site !== undefined) leaveOutVersion(route, site);
  addPicture(route, picture ?? getPagePicture(route.entry.id), site);
  if (reference === undefined) listPackages(route);
  renameOverviews(route);
  if (reference === undefined) moveLinks(route);
});

/** Shows the announcement of the configuration on pages that have no banner of their own. */
function announce({ entry }: StarlightRouteData): void {
  const { announcement } = project.settings.site;
  if (announcement === undefined) return;
  const text = escapeHtml(announcement.text);
  const href = moveLink(announcement.href ?? '');
  const content = href === '' ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  entry.data.banner ??= { content };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** Links the page's Markdown file and the description of the API that it is about. */
function addFiles(
  { head, id, entry }: StarlightRouteData,
  reference: App.Locals['reference'],
): void {
  if (id === '404') return;
  const path = entry.id === '' ? base : `${base}${entry.id}/`;
  const { markdown, openApi } = reference?.files ?? { markdown: getMarkdownPath(path, base) };
  head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: markdown } });
  if (openApi === undefined) return;
  head.push({
    tag: 'link',
    attrs: { rel: 'service-desc', type: 'application/json', href: openApi.href },
  });
}

/** All versions of a page have one address for search engines: that at the root of the site. */
function leaveOutVersion({ head }: StarlightRouteData, site: URL): void {
  if (project.release === undefined) return;
  const [own, root] = [base, project.release.root].map((path) => new URL(path, site).href);
  for (const { attrs = {} } of head) {
    const name = attrs['rel'] === 'canonical' ? 'href' : 'content';
    if (name === 'content' && attrs['property'] !== 'og:url') continue;
    attrs[name] = String(attrs[name]).replace(own ?? '', root ?? '');
  }
}

/** A link preview's picture needs an absolute address. */
function addPicture(route: StarlightRouteData, picture: string, site: URL | undefined): void {
  if (site === undefined) return;
  const content = new URL(base + picture, site).href;
  route.head.push({ tag: 'meta', attrs: { property: 'og:image', content } });
}

/** Front matter names pages by a path from the root of the site, like the text. */
function moveLinks({ pagination, entry }: StarlightRouteData): void {
  for (const link of [pagination.prev, pagination.next]) if (link) link.href = moveLink(link.href);
  for (const action of entry.data.hero?.actions ?? []) action.link = moveLink(action.link);
}

function moveLink(href: string): string {
  return isInternal(href) && !href.startsWith(base) ? addBase(href, base) : href;
}

let overviews: Map<string, string> | undefined;

function renameOverviews({ pagination }: StarlightRouteData): void {
  overviews ??= new Map([
    ...nameOverviews(project.content, base),
    ...getSite().scopes.map(
      ({ view: { index }, href }) => [href(index.name) ?? '', index.name] as const,
    ),
  ]);
  for (const link of [pagination.prev, pagination.next]) {
    if (link?.label === strings.overview) link.label = overviews.get(link.href) ?? link.label;
  }
}

function listPackages({ sidebar }: StarlightRouteData): void {
  const group = sidebar.at(-1);
  if (group?.type === 'group') group.entries = getPackageEntries(group);
}

let packageEntries: SidebarEntry[] | undefined;

function getPackageEntries({ entries }: SidebarGroup): SidebarEntry[] {
  const { scopes } = getSite();
  const count = scopes.flatMap(({ listedModules }) => listedModules).length;
  return (packageEntries ??= [
    ...entries.slice(0, 1),
    ...scopes.map((scope) => toPackageEntry(scope, count <= MOST_MODULES)),
  ]);
}

/** A package with its modules below it, or as a link. */
function toPackageEntry(scope: Scope, isWhole: boolean): SidebarEntry {
  const { name } = scope.view.index;
  const href = scope.href(name) ?? '';
  const modules = isWhole ? getSite().listModules(scope) : [];
  if (modules.length === 0) return makeLink(name, href);
  const entries = [makeLink(strings.overview, href), ...modules.map(toLinkEntry)];
  return { type: 'group', label: name, entries, collapsed: true, badge: undefined };
}

function toLinkEntry({ label, place, note }: SidebarLink): SidebarEntry {
  return makeLink(label, getHref(place, base), note);
}

function makeLink(label: string, href: string, note?: string): SidebarEntry {
  const badge = note === undefined ? undefined : ({ text: note, variant: 'default' } as const);
  return { type: 'link', label, href, isCurrent: false, badge, attrs: {} };
}
