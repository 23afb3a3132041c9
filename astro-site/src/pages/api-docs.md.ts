import type { APIRoute } from 'astro';
import { respondWithMarkdown } from '../lib/markdown-response.ts';
import { getReferenceTwin } from '../lib/reference-twins.ts';

/** The page of all packages as Markdown. */
export const GET: APIRoute = () =>
  respondWithMarkdown(getReferenceTwin({ kind: 'packages', slug: '' }));
