import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import address from 'virtual:wrapdocs/reference-thread';
import { keepReferenceMarkdown } from '../../exports/reference-markdown.ts';
import { keepPageDigest } from '../../rebuild/page-digest.ts';
import { getSite } from '../../reference/site.ts';
import type { Route } from '../../routing/route.ts';
import { keepSearchEntries } from '../../search/page-entries.ts';
import { renderReferencePage, type ReferencePage } from '../reference-page.tsx';
import { makeReferenceContent } from './reference-content.ts';
import { shareWork, type MakeContent } from './share-work.ts';

/** Fewer pages take less time than a thread takes to start. */
const LEAST_PAGES = 200;

let makeContent: MakeContent | undefined;

/**
 * The page of a route. In a build, what else is made of it is kept until its own files are made; in
 * `dev`, nothing is kept, because the packages change.
 */
export async function getReferencePage(route: Route): Promise<ReferencePage> {
  if (import.meta.env.DEV) return renderReferencePage(route, getSite().getPage(route));
  makeContent ??= createMakeContent();
  const { page, markdown, entries, digest } = await makeContent(route);
  if (markdown !== undefined) keepReferenceMarkdown(route, markdown);
  keepSearchEntries(route, entries);
  keepPageDigest(route, digest);
  return page;
}

/** In a large site, two threads make the pages. */
function createMakeContent(): MakeContent {
  const isWorth = getSite().routes.length >= LEAST_PAGES && availableParallelism() > 1;
  if (address === undefined || !isWorth) return makeReferenceContent;
  return shareWork(new Worker(new URL(address)), makeReferenceContent);
}
