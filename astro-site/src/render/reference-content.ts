import { writeOperationFiles, type OperationFile } from '../exports/operation-files.ts';
import { writeMarkdown } from '../exports/reference-markdown.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { computePageDigest } from '../rebuild/page-digest.ts';
import { getHref, hasMarkdown, type Route } from '../routing/route.ts';
import { renderReferencePage, type ReferencePage } from './reference-page.tsx';
import { renderSearchEntries, type SearchEntry } from './search/page.ts';

/** Everything that the site makes of a page of the reference. */
export interface ReferenceContent {
  page: ReferencePage;
  /** Missing if the page is not there as Markdown. */
  markdown: string | undefined;
  /** The operations that are there as Markdown by themselves. */
  operations: OperationFile[];
  /** What the search palette finds of the page. */
  entries: SearchEntry[];
  /** A hash of what the page says. */
  digest: string;
}

/** Makes a page of the reference, once for everything that shows it. */
export async function makeReferenceContent(route: Route): Promise<ReferenceContent> {
  const page = getSite().getPage(route);
  return {
    page: await renderReferencePage(route, page),
    markdown: hasMarkdown(route) ? writeMarkdown(page, route) : undefined,
    operations: hasMarkdown(route) ? writeOperationFiles(page, route) : [],
    entries: renderSearchEntries(page, getHref(route, base)),
    digest: computePageDigest(page),
  };
}
