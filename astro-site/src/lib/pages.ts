import { getCollection } from 'astro:content';
import { base } from './base.ts';
import type { ListedPage } from './nearest-pages.ts';
import { getHref } from './routes.ts';
import { getSite } from './site.ts';

/** Every page of the site, sources aside. */
export async function listPages(): Promise<ListedPage[]> {
  return [...(await listNarrativePages()), ...listReferencePages()];
}

async function listNarrativePages(): Promise<ListedPage[]> {
  return (await getCollection('docs'))
    .map(({ id, data }) => ({ path: id === 'index' ? base : `${base}${id}/`, title: data.title }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function listReferencePages(): ListedPage[] {
  const site = getSite();
  return site.routes
    .filter(({ kind }) => kind !== 'source')
    .map((route) => ({ path: getHref(route, base), title: site.getPage(route).title }));
}
