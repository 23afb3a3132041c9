import type { APIRoute, GetStaticPaths } from 'astro';
import { getReferenceMarkdown, respondWithMarkdown } from '../../exports/reference-markdown.ts';
import { hasMarkdown, type Route } from '../../routing/route.ts';
import { getSite } from '../../reference/site.ts';

/** A build writes these files when the pages are made (`exports/markdown-files.ts`). */
export const getStaticPaths = (() =>
  getSite()
    .routes.filter((route) => import.meta.env.DEV && route.slug !== '' && hasMarkdown(route))
    .map((route) => ({ params: { slug: route.slug }, props: { route } }))) satisfies GetStaticPaths;

/** A page of the reference as Markdown. */
export const GET: APIRoute<{ route: Route }> = ({ props }) =>
  respondWithMarkdown(getReferenceMarkdown(props.route));
