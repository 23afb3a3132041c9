import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { base } from '../lib/base.ts';
import { getHref } from '../lib/routes.ts';
import { getSite } from '../lib/site.ts';
import type { ListedPage } from '../lib/nearest-pages.ts';

/** Every page of the site with its title; the 404 page looks for the nearest ones here. */
export const GET: APIRoute = async () =>
  Response.json([...(await listNarrativePages()), ...listReferencePages()]);

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
