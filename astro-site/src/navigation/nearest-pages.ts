/** A page of the site as `titles.json` lists it. */
export interface ListedPage {
  /** Path with its slashes. */
  path: string;
  title: string;
}

const MOST = 5;
/** How similar two paths must be, from 0 to 1, to suggest one for the other. */
const ALIKE = 0.4;

/** The pages with the most similar paths to one that does not exist, the best match first. */
export function findNearestPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = getPairs(path);
  const name = getName(path);
  return pages
    .map((page) => ({
      page,
      score: compare(wanted, getPairs(page.path)) + compareNames(name, page),
    }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** A page that moved is more likely to keep its last name than its folder. */
function compareNames(name: string, { path }: ListedPage): number {
  return name !== '' && getName(path) === name ? 0.5 : 0;
}

function getName(path: string): string {
  return (
    path
      .split('/')
      .findLast((segment) => segment !== '')
      ?.toLowerCase() ?? ''
  );
}

/** Pairs of neighbouring letters, ignoring case and separators. */
function getPairs(path: string): Set<string> {
  const text = ` ${path
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from(text.slice(1), (_, index) => text.slice(index, index + 2)));
}

/** The share of pairs that two texts have in common (the Dice coefficient), 0 to 1. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}
