import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { writeLlmsFull, type LlmsPage } from '../lib/llms.ts';
import {
  listNarrative,
  listReferenceRoutes,
  makeNarrativeLink,
  makeReferenceLink,
} from '../lib/llms-pages.ts';
import { getNarrativeTwin } from '../lib/narrative-twins.ts';
import { getReferenceTwin } from '../lib/reference-twins.ts';

/** The text of all pages, for language models. */
export const GET: APIRoute = async (context) => {
  const pages: LlmsPage[] = [];
  for (const entry of await listNarrative()) {
    pages.push({ ...makeNarrativeLink(entry), text: await getNarrativeTwin(entry, context) });
  }
  for (const route of listReferenceRoutes()) {
    pages.push({ ...makeReferenceLink(route), text: getReferenceTwin(route) });
  }
  return new Response(writeLlmsFull(project.config.site, pages));
};
