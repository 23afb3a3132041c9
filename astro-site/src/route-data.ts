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
import { markPart } from './render/frame.ts';
import { escapeHtml } from './render/escape-html.ts';
import { getPagePicture } from './routing/route.ts';

type Reference = App.Locals['reference'];

/**
 * Adds to every page what Starlight cannot know: dates, files, pictures and the announcement.
 */
export const onRequest = defineRouteMiddleware(async ({ locals, site }) => {
  const { reference, starlightRoute: route } = locals;
  if (reference === undefined) route.lastUpdated = getPageDate(route.entry);
  addFiles(route, reference);
  announce(route);
  if (site !== undefined) leaveOutVersion(route, site);
  if (site !== undefined) addPicture(route, reference, site);
  if (project.translations.length > 0 && !(await isInEveryLanguage(route.id))) {
    route.head = route.head.filter(({ attrs }) => attrs?.['hreflang'] === undefined);
  }
  if (reference === undefined) {
    await paginate(route);
    moveLinks(route);
  } else {
    route.pagination = reference.pagination;
    markAddress(route);
  }
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
function addFiles({ head, entry }: StarlightRouteData, reference: Reference): void {
  // The page about missing pages has no Markdown file, either.
  if (entry.id === '404' || reference?.hasMarkdown === false) return;
  const path = entry.id === '' ? base : `${base}${entry.id}/`;
  const markdown = reference === undefined ? getMarkdownPath(path, base) : markPart('markdown');
  head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: markdown } });
  if (reference?.hasOpenApi !== true) return;
  const href = markPart('openApi');
  head.push({ tag: 'link', attrs: { rel: 'service-desc', type: 'application/json', href } });
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
function addPicture({ head, entry }: StarlightRouteData, reference: Reference, site: URL): void {
  const own = reference === undefined ? getPagePicture(entry.id) : undefined;
  const content = own === undefined ? markPart('picture') : new URL(base + own, site).href;
  head.push({ tag: 'meta', attrs: { property: 'og:image', content } });
}

/** The pages of the reference share a frame, and each has its own address. */
function markAddress({ head }: StarlightRouteData): void {
  for (const { attrs = {} } of head) {
    if (attrs['rel'] === 'canonical') attrs['href'] = markPart('address');
    if (attrs['property'] === 'og:url') attrs['content'] = markPart('address');
  }
}

/** Front matter names pages by a path from the root of the site, like the text. */
function moveLinks({ pagination, entry }: StarlightRouteData): void {
  for (const link of [pagination.prev, pagination.next]) if (link) link.href = moveLink(link.href);
  for (const action of entry.data.hero?.actions ?? []) action.link = moveLink(action.link);
}

function moveLink(href: string): string {
  return isInternal(href) && !href.startsWith(base) ? addBase(href, base) : href;
}
