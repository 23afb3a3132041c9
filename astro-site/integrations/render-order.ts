import { posix } from 'node:path';
import type { PathWithRoute } from 'astro';

/** The files that are made of what pages of the reference contain, besides the pages. */
const FROM_PAGES = ['pages/api-docs.md', 'pages/llms-full.txt', 'pages/symbols.json'];
const ERROR_PAGE = /^\/?(?:404|500)\/?$/;

/**
 * The pages in an order in which each page of the reference is made only once: what is made of these
 * pages comes last.
 */
export function sortPaths(paths: readonly PathWithRoute[]): PathWithRoute[] {
  const isLast = ({ route }: PathWithRoute): boolean =>
    FROM_PAGES.some((name) => route.component.includes(name));
  return paths.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
}

/** The file of a page below the site, if it is a page; Astro puts error pages beside the others. */
export function getPageFile({ pathname, route }: PathWithRoute): string[] {
  if (route.type !== 'page' || ERROR_PAGE.test(pathname)) return [];
  return [posix.join('.', pathname, 'index.html')];
}
