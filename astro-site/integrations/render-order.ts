import { posix } from 'node:path';
import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';
import { pageOrderLine } from '../../extractor/site-input/page-order.ts';

/** The files that are made of what pages of the reference contain, besides the pages. */
const FROM_PAGES = ['pages/api-docs.md', 'pages/llms-full.txt', 'pages/symbols.json'];
const ERROR_PAGE = /^\/?(?:404|500)\/?$/;

/**
 * Gives Astro the pages in an order in which each page of the reference is made only once: what is
 * made of these pages comes last. Tells the build the order, because it indexes pages while Astro
 * renders.
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
  const isLast = ({ route }: PathWithRoute): boolean =>
    FROM_PAGES.some((name) => route.component.includes(name));
  return paths.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
}

/** The file of a page; Astro puts error pages beside the others. */
function getPageFile({ pathname, route }: PathWithRoute): string[] {
  if (route.type !== 'page' || ERROR_PAGE.test(pathname)) return [];
  return [posix.join('.', pathname, 'index.html')];
}
