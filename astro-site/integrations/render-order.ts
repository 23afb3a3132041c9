import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';

/** The files that are made of what pages of the reference contain, besides the pages. */
const FROM_PAGES = [
  'api-docs/[...slug].md',
  'pages/api-docs.md',
  'pages/llms-full.txt',
  'pages/symbols.json',
];
const PAGE = 'api-docs/[...slug].astro';

/**
 * Gives Astro the pages in an order in which each page of the reference is made only once, and in
 * which two threads have work: what is made of the reference comes last, and everything else is
 * spread between its pages.
 */
export function renderOrder(): AstroIntegration {
  return {
    name: 'wrapdocs:render-order',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro: AstroPrerenderer) => ({
          ...astro,
          getStaticPaths: async () => sortPaths(await astro.getStaticPaths()),
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

/** Mixes two lists evenly; the order within each stays. */
function spread<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const place = (items: readonly Item[]) =>
    items.map((item, index) => [(index + 0.5) / items.length, item] as const);
  return [...place(some), ...place(others)]
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
