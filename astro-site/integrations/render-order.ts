import { posix } from 'node:path';
import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';
import { pageOrderLine } from '../../extractor/site-input/page-order.ts';

/** The files that are made of what pages of the reference contain, besides the pages. */
const FROM_PAGES = ['pages/api-docs.md', 'pages/llms-full.txt', 'pages/symbols.json'];
const ERROR_PAGE = /^\/?(?:404|500)\/?$/;
const PAGE = 'api-docs/[...slug].astro';

/**
 * Gives Astro the pages in an order in which each page of the reference is made only once, and in
 * which two threads have work: what is made of the reference comes last, and everything else is
 * spread between its pages. Tells the build the order, because it indexes pages while Astro renders.
 */
export function renderOrder(): AstroIntegration {
  return {
    name: 'wrapdocs:render-order',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro: AstroPrerenderer) => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = sortPaths(await astro.getStaticPaths());
            console.log(pageOrderLine.write(paths.flatMap(getPageFile)));
            return paths;
          },
        }));
      },
    },
  };
}

function sortPaths(paths: readonly PathWithRoute[]): PathWithRoute[] {
  const {
    page = [],
    other = [],
    last = [],
  } = Object.groupBy(paths, ({ route }) => {
    if (route.component.includes(PAGE)) return 'page';
    return FROM_PAGES.some((name) => route.component.includes(name)) ? 'last' : 'other';
  });
  return [...spread(page, other), ...last];
}

/** The file of a page; Astro puts error pages beside the others. */
function getPageFile({ pathname, route }: PathWithRoute): string[] {
  if (route.type !== 'page' || ERROR_PAGE.test(pathname)) return [];
  return [posix.join('.', pathname, 'index.html')];
}

/** Mixes two lists evenly; the order within each stays. */
function spread<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const place = (items: readonly Item[]) =>
    items.map((item, index) => [(index + 0.5) / items.length, item] as const);
  return [...place(some), ...place(others)]
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
