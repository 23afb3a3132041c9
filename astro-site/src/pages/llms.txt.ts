import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { writeLlmsIndex } from '../exports/llms.ts';
import { listSections } from '../exports/llms-pages.ts';

/** What the site is and where its pages are, for language models. */
export const GET: APIRoute = async () =>
  new Response(writeLlmsIndex(project.settings.site, await listSections()));
