import { createHash } from 'node:crypto';
import project from 'virtual:wrapdocs/project';
import { getTranslatedSlug } from '../../../extractor/site-input/page-folder.ts';
import { listReleasePages } from '../news/route.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { getStrings } from './page-strings.ts';
import { getNeighbours, listInOrder } from './reading-order.ts';
import { makeNavigation } from './make-navigation.ts';
import type { NavigationLink, NavigationNode } from './navigation-node.ts';
import { getFolder } from './page-languages.ts';
import { listPublished } from './published-pages.ts';
import { createFindTrail, renderNavigation } from './render-navigation.ts';
import { storeNodes } from './stored-nodes.ts';

/** The navigation of the pages in a language, and the file that they load. */
async function createNavigation(folder: string) {
  const nodes = await readNodes(folder);
  const findTrail = createFindTrail(nodes);
  const order = listInOrder(nodes, base);
  const text = JSON.stringify(storeNodes(nodes, base));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    text,
    hash,
    file: `${base}navigation.${hash}.json`,
    /** The sections above a page, the outermost first. */
    getTrail: (path: string) =>
      findTrail(path)
        .slice(0, -1)
        .map(({ label, href }) => ({ label, href })),
    /**
     * The navigation as HTML, opened at a page or, if the page is not in it, at another place.
     *
     * @param path the address of the page
     */
    render: (path: string, { place = path, isNarrow = false } = {}) =>
      renderNavigation(nodes, { trail: findTrail(place), path, isNarrow }),
    /** The pages before and after a page, with the page between them. */
    getNeighbours: (path: string) =>
      getNeighbours(order, path).map(({ label, href }) => ({
        label,
        // Starlight adds the base.
        href: `/${href.slice(base.length)}`,
      })),
  };
}

async function readNodes(folder: string): Promise<NavigationNode[]> {
  const { scopes, table } = getSite();
  const { release, settings, translations } = project;
  const language = translations.find((each) => each.folder === folder);
  const { tag, content } = language ?? { tag: settings.site.language, content: project.content };
  const { news, sidebar } = getStrings(tag);
  const links: NavigationLink[] = [
    ...listReleasePages(release !== undefined, news.title),
    ...settings.site.links,
  ];
  return makeNavigation({
    content,
    labels: await readLabels(folder),
    links,
    scopes,
    routes: table,
    base,
    strings: sidebar,
  });
}

/** The labels of the narrative pages. Those that are not translated are shown in the site's own language. */
async function readLabels(folder: string): Promise<Map<string, string>> {
  const pages = (await listPublished()).map(
    ({ id, data }) => [id, data.sidebar.label ?? data.title] as const,
  );
  const own = pages.filter(([id]) => getFolder(id) === '');
  return new Map([
    ...own.map(([id, label]) => [getTranslatedSlug(id, folder), label] as const),
    ...pages,
  ]);
}

const navigations = new Map<string, ReturnType<typeof createNavigation>>();

/**
 * The navigation of the pages in a language. In `dev`, a page may have changed since the last request.
 *
 * @param folder the folder of the language; empty for the site's own
 */
export function getNavigation(folder = ''): ReturnType<typeof createNavigation> {
  const known = import.meta.env.DEV ? undefined : navigations.get(folder);
  const navigation = known ?? createNavigation(folder);
  navigations.set(folder, navigation);
  return navigation;
}
