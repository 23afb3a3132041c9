import type { APIRoute, GetStaticPaths } from 'astro';
import { listMarkdownRoutes } from '../../exports/markdown-files.ts';
import { getReferenceMarkdown, respondWithMarkdown } from '../../exports/reference-markdown.ts';
import type { Route } from '../../routing/route.ts';

/** A build writes these files when the pages are made (`exports/markdown-files.ts`). */
export const getStaticPaths = (() =>
  (import.meta.env.DEV ? listMarkdownRoutes() : []).map((route) => ({
    params: { slug: route.slug },
    props: { route },
  }))) satisfies GetStaticPaths;

/** A page of the reference as Markdown. */
export const GET: APIRoute<{ route: Route }> = ({ props }) =>
  respondWithMarkdown(getReferenceMarkdown(props.route));
