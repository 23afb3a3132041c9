import type { APIRoute, GetStaticPaths } from 'astro';
import { getReferenceMarkdown, respondWithMarkdown } from '../../exports/reference-markdown.ts';
import { getSite } from '../../reference/site.ts';
import { hasMarkdown, type Route } from '../../routing/route.ts';

/** A build writes these files when it makes the pages (`output/write-reference-page.ts`). */
export const getStaticPaths = (() =>
  (import.meta.env.DEV ? listRoutes() : []).map((route) => ({
    params: { slug: route.slug },
    props: { route },
  }))) satisfies GetStaticPaths;

/** A page of the reference as Markdown. */
export const GET: APIRoute<{ route: Route }> = ({ props }) =>
  respondWithMarkdown(getReferenceMarkdown(props.route));

/** The page of all packages has a file of its own. */
function listRoutes(): Route[] {
  return getSite().routes.filter((route) => route.kind !== 'packages' && hasMarkdown(route));
}
