import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { writeLlmsFull, type LlmsPage } from '../exports/llms.ts';
import {
  listNarrative,
  listReferenceRoutes,
  makeNarrativeLink,
  makeReferenceLink,
} from '../exports/llms-pages.ts';
import { getNarrativeMarkdown } from '../exports/narrative-markdown.ts';
import { getReferenceMarkdown } from '../exports/reference-markdown.ts';

/** The text of all pages, for language models. */
export const GET: APIRoute = async (context) => {
  const pages: LlmsPage[] = [];
  for (const entry of await listNarrative()) {
    const text = await getNarrativeMarkdown(entry, context);
    pages.push({ ...makeNarrativeLink(entry), readText: () => text });
  }
  for (const route of listReferenceRoutes()) {
    pages.push({ ...makeReferenceLink(route), readText: () => getReferenceMarkdown(route) });
  }
  return new Response(writeLlmsFull(project.settings.site, pages));
};
