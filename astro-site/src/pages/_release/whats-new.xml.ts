import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { writeFeed } from '../../news/feed.ts';

/** The releases of the site as a feed; only a site whose address is known has one. */
export const GET: APIRoute = () => {
  const { release, settings } = project;
  const { title, url } = settings.site;
  const root = new URL(release?.root ?? '/', url).href;
  return new Response(writeFeed(release?.history ?? { releases: [] }, { title, root }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
