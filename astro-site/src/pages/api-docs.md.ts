import type { APIRoute } from 'astro';
import { getReferenceMarkdown, respondWithMarkdown } from '../exports/reference-markdown.ts';

/** The page of all packages as Markdown. */
export const GET: APIRoute = () =>
  respondWithMarkdown(getReferenceMarkdown({ kind: 'packages', slug: '' }));
