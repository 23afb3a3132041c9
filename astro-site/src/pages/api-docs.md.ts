import type { APIRoute } from 'astro';
import { respondWithMarkdown } from '../exports/markdown-response.ts';
import { getReferenceMarkdown } from '../exports/reference-markdown.ts';

/** The page of all packages as Markdown. */
export const GET: APIRoute = () =>
  respondWithMarkdown(getReferenceMarkdown({ kind: 'packages', slug: '' }));
