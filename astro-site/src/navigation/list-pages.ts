import project from 'virtual:wrapdocs/project';
import { news as strings } from '#strings';
import { base } from '../routing/base.ts';
import type { ListedPage } from './nearest-pages.ts';
import { NEWS_ROUTE } from '../news/route.ts';
import { getHref } from '../routing/route.ts';
import { getSite } from '../reference/site.ts';
import { listPublished } from './published-pages.ts';

/** Every page of the site except sources. */
export async function listPages(): Promise<ListedPage[]> {
  return [...(await listNarrativePages()), ...listNews(), ...listReferencePages()];
}

async function listNarrativePages(): Promise<ListedPage[]> {
  return (await listPublished())
    .map(({ id, data }) => ({ path: id === 'index' ? base : `${base}${id}/`, title: data.title }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function listNews(): ListedPage[] {
  if (project.release === undefined) return [];
  return [{ path: `${base}${NEWS_ROUTE}/`, title: strings.title }];
}

function listReferencePages(): ListedPage[] {
  const site = getSite();
  return site.routes
    .filter(({ kind }) => kind !== 'source')
    .map((route) => ({ path: getHref(route, base), title: site.getTitle(route).title }));
}
