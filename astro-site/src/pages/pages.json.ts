import type { APIRoute } from 'astro';
import { SCHEMA_VERSION } from '../../../extractor/contract/version.ts';
import type { PageList } from '../../../extractor/contract/versions.ts';
import { base } from '../lib/base.ts';
import { listPages } from '../lib/pages.ts';
import { getHref } from '../lib/routes.ts';
import { getSite } from '../lib/site.ts';

/** The paths of all pages, which other versions of the site ask for what this one has. */
export const GET: APIRoute = async () => {
  const sources = getSite().routes.filter(({ kind }) => kind === 'source');
  const paths = [
    ...(await listPages()).map(({ path }) => path),
    ...sources.map((route) => getHref(route, base)),
  ];
  const list: PageList = {
    schemaVersion: SCHEMA_VERSION,
    pages: paths.map((path) => path.slice(base.length)).toSorted(),
  };
  return Response.json(list);
};
