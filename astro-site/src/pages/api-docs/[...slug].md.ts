import type { APIRoute, GetStaticPaths } from 'astro';
import { getReferenceMarkdown, respondWithMarkdown } from '../../exports/reference-markdown.ts';
import { writeOperationFiles } from '../../exports/operation-files.ts';
import { getSite } from '../../reference/site.ts';
import { hasMarkdown, type Route } from '../../routing/route.ts';

/** A build writes these files when it makes the pages (`output/write-reference-page.ts`). */
export const getStaticPaths = (() =>
  import.meta.env.DEV ? listRoutes().flatMap(listFiles) : []) satisfies GetStaticPaths;

/** A page or an operation of the reference as Markdown. */
export const GET: APIRoute<Props> = ({ props: { route, slug } }) => {
  if (slug === route.slug) return respondWithMarkdown(getReferenceMarkdown(route));
  const files = writeOperationFiles(getSite().getPage(route), route);
  return respondWithMarkdown(files.find((file) => file.slug === slug)?.markdown ?? '');
};

interface Props {
  route: Route;
  slug: string;
}

function listFiles(route: Route) {
  const files = writeOperationFiles(getSite().getPage(route), route);
  return [route.slug, ...files.map(({ slug }) => slug)].map((slug) => ({
    params: { slug },
    props: { route, slug },
  }));
}

/** The page of all packages has a file of its own. */
function listRoutes(): Route[] {
  return getSite().routes.filter((route) => route.kind !== 'packages' && hasMarkdown(route));
}
