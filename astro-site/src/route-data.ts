import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import project from 'virtual:wrapdocs/project';
import { addBase, isInternal } from './routing/add-base.ts';
import { base } from './routing/base.ts';
import { getPageDate } from './navigation/edit-links.ts';
import { getContentHref } from './navigation/make-navigation.ts';
import { getFolder, isInEveryLanguage } from './navigation/page-languages.ts';
import { makePagination } from './navigation/pagination.ts';
import { getNavigation } from './navigation/site-navigation.ts';
import { getMarkdownPath } from './routing/markdown-path.ts';
import { escapeHtml } from './render/escape-html.ts';
import { getPagePicture } from './routing/route.ts';

/**
 * Adds to every page what Starlight cannot know: dates, files, pictures and the announcement.
 */
export const onRequest = defineRouteMiddleware(async ({ locals, site }) => {
  const { reference, picture, starlightRoute: route } = locals;
  route.lastUpdated = reference === undefined ? getPageDate(route.entry) : reference.lastUpdated;
  addFiles(route, reference);
  announce(route);
  if (site !== undefined) leaveOutVersion(route, site);
  addPicture(route, picture ?? getPagePicture(route.entry.id), site);
  if (project.translations.length > 0 && !(await isInEveryLanguage(route.id))) {
    route.head = route.head.filter(({ attrs }) => attrs?.['hreflang'] === undefined);
  }
  if (reference !== undefined) return;
  await paginate(route);
  moveLinks(route);
});

/** Links the pages before and after a narrative page, in the order of the navigation. */
async function paginate(route: StarlightRouteData): Promise<void> {
  const { getNeighbours } = await getNavigation(getFolder(route.id));
  const path = getContentHref(route.id, base);
  route.pagination = makePagination(getNeighbours(path), { path, base, data: route.entry.data });
}

/** Shows the announcement of the configuration on pages that have no banner of their own. */
function announce({ entry }: StarlightRouteData): void {
  const { announcement } = project.settings.site;
  if (announcement === undefined) return;
  const text = escapeHtml(announcement.text);
  const href = moveLink(announcement.href ?? '');
  const content = href === '' ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  entry.data.banner ??= { content };
}

/** Links the page's Markdown file and the description of the API that it is about. */
function addFiles({ head, entry }: StarlightRouteData, reference: App.Locals['reference']): void {
  // The page about missing pages has no Markdown file.
  if (entry.id === '404') return;
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
    const isLink = attrs['rel'] === 'canonical' || attrs['hreflang'] !== undefined;
    const name = isLink ? 'href' : 'content';
    if (!isLink && attrs['property'] !== 'og:url') continue;
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
