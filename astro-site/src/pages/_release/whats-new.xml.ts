import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { writeFeed } from '../../news/feed.ts';

/** The releases of the site as a feed; their addresses are whole if that of the site is known. */
export const GET: APIRoute = () => {
  const { release, settings } = project;
  const { title, url } = settings.site;
  const path = release?.root ?? '/';
  const root = url === undefined ? path : new URL(path, url).href;
  return new Response(writeFeed(release?.history ?? { releases: [] }, { title, root }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
