import type { APIRoute, GetStaticPaths } from 'astro';
import { respondWithMarkdown } from '../../lib/markdown-response.ts';
import { getReferenceTwin } from '../../lib/reference-twins.ts';
import type { Route } from '../../lib/routes.ts';
import { getSite } from '../../lib/site.ts';

export const getStaticPaths = (() =>
  getSite()
    .routes.filter(({ slug }) => slug !== '')
    .map((route) => ({ params: { slug: route.slug }, props: { route } }))) satisfies GetStaticPaths;

/** A page of the reference as Markdown. */
export const GET: APIRoute<{ route: Route }> = ({ props }) =>
  respondWithMarkdown(getReferenceTwin(props.route));
