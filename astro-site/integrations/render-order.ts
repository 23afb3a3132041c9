import { posix } from 'node:path';
import type { PathWithRoute } from 'astro';
import type { PageOrder } from '../../extractor/site-input/page-order.ts';
import { isSourcePage } from '../src/routing/route.ts';

/** The files that are made of what pages of the reference contain, besides the pages. */
const FROM_PAGES = ['pages/api-docs.md', 'pages/llms-full.txt', 'pages/symbols.json'];
const REFERENCE_PAGE = 'pages/api-docs/[...slug].astro';
const ERROR_PAGE = /^\/?(?:404|500)\/?$/;

/**
 * The pages in an order in which each page of the reference is made only once: what is made of these
 * pages comes last. Pages that search does not find come after the others, so that their index is
 * finished early.
 */
export function sortPaths<Path extends PathWithRoute>(paths: readonly Path[]): Path[] {
  return paths.toSorted((one, other) => getRank(one) - getRank(other));
}

function getRank({ pathname, route }: PathWithRoute): number {
  if (FROM_PAGES.some((name) => route.component.includes(name))) return 2;
  return isSourcePage(pathname) ? 1 : 0;
}

/** Whether a route is that of the pages of the reference. */
export function isReferencePage({ component }: { component: string }): boolean {
  return component.endsWith(REFERENCE_PAGE);
}

/** The files of the pages; Astro puts error pages beside the others. */
export function getPageOrder(paths: readonly PathWithRoute[]): PageOrder {
  const pages = paths.filter(
    ({ pathname, route }) => route.type === 'page' && !ERROR_PAGE.test(pathname),
  );
  const isSource = ({ pathname }: PathWithRoute): boolean => isSourcePage(pathname);
  return {
    searched: pages.filter((page) => !isSource(page)).map(getFile),
    others: pages.filter(isSource).map(getFile),
  };
}

function getFile({ pathname }: PathWithRoute): string {
  return posix.join('.', pathname, 'index.html');
}
