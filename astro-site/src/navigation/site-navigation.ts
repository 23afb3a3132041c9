import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import project from 'virtual:wrapdocs/project';
import { news } from '#strings';
import { listReleasePages } from '../news/route.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { getNeighbours, listInOrder } from './reading-order.ts';
import { makeNavigation, type NavigationLink } from './make-navigation.ts';
import type { NavigationNode } from './navigation-node.ts';
import { createFindTrail, renderNavigation } from './render-navigation.ts';
import { storeNodes } from './stored-nodes.ts';

/** The navigation of the site, and the file that its pages load. */
async function createNavigation() {
  const nodes = await readNodes();
  const findTrail = createFindTrail(nodes);
  const order = listInOrder(nodes, base);
  const text = JSON.stringify(storeNodes(nodes, base));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    text,
    hash,
    file: `${base}navigation.${hash}.json`,
    /**
     * The navigation as HTML, opened at a page or, if the page is not in it, at another place.
     *
     * @param path the address of the page
     */
    render: (path: string, place = path) => renderNavigation(nodes, findTrail(place), path),
    /** The pages before and after a page, with the page between them. */
    getNeighbours: (path: string) =>
      getNeighbours(order, path).map(({ label, href }) => ({
        label,
        // Starlight adds the base.
        href: `/${href.slice(base.length)}`,
      })),
  };
}

async function readNodes(): Promise<NavigationNode[]> {
  const { scopes, table } = getSite();
  const { content, release, settings } = project;
  const links: NavigationLink[] = [
    ...listReleasePages(release !== undefined, news.title),
    ...settings.site.links,
  ];
  return makeNavigation({
    content,
    labels: await readLabels(),
    links,
    scopes,
    routes: table,
    base,
  });
}

/** The labels of the narrative pages; drafts are not in a built site. */
async function readLabels(): Promise<Map<string, string>> {
  const pages = await getCollection('docs', ({ data }) => import.meta.env.DEV || !data.draft);
  return new Map(pages.map(({ id, data }) => [id, data.sidebar.label ?? data.title]));
}

let navigation: ReturnType<typeof createNavigation> | undefined;

/** In `dev`, a page may have changed since the last request. */
export function getNavigation(): ReturnType<typeof createNavigation> {
  if (import.meta.env.DEV) return createNavigation();
  return (navigation ??= createNavigation());
}
