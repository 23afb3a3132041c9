import { keepReferenceMarkdown } from '../exports/reference-markdown.ts';
import { keepPageDigest } from '../rebuild/page-digest.ts';
import { getSite } from '../reference/site.ts';
import type { Route } from '../routing/route.ts';
import { keepSearchEntries } from '../search/page-entries.ts';
import { makeReferenceContent } from './reference-content.ts';
import { renderReferencePage, type ReferencePage } from './reference-page.tsx';

/**
 * The page of a route. In a build, what else is made of it is kept until its own files are made; in
 * `dev`, nothing is kept, because the packages change.
 */
export async function getReferencePage(route: Route): Promise<ReferencePage> {
  if (import.meta.env.DEV) return renderReferencePage(route, getSite().getPage(route));
  const { page, markdown, entries, digest } = await makeReferenceContent(route);
  if (markdown !== undefined) keepReferenceMarkdown(route, markdown);
  keepSearchEntries(route, entries);
  keepPageDigest(route, digest);
  return page;
}
