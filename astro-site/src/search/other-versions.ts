import { search as strings } from '#strings';
import { loadVersions } from '../versions/load-versions.ts';
import { getFolder, type SiteVersions } from '../versions/site-versions.ts';
import { loadSymbols } from './load-symbols.ts';
import { searchPages } from './pages.ts';
import type { Result, Section } from './sections.ts';
import { finishInSlices } from './steps.ts';

/**
 * The version being read, and the path of the site that contains all versions, with its slashes.
 */
export interface ReadVersion {
  version: string;
  root: string;
}

/**
 * How many versions are searched besides the default one, and how many results of each are shown.
 */
const NEWEST = 2;
const SHOWN = 5;

/** The versions to search if this one has no results: the default one, then the newest. */
export function listOthers(own: string, { default: main, versions }: SiteVersions): string[] {
  const labels = versions.map(({ version }) => version).filter((version) => version !== own);
  const newest = labels.filter((version) => version !== main).slice(0, NEWEST);
  return labels.includes(main) ? [main, ...newest] : newest;
}

/**
 * The results of other versions for a query, under one heading each; a version that cannot be
 * searched has none.
 */
export async function searchOtherVersions(
  query: string,
  { version: own, root }: ReadVersion,
): Promise<Section[]> {
  const versions = await loadVersions(root);
  const found = await Promise.all(
    listOthers(own, versions).map(async (version) => {
      const all = await searchVersion(query, getFolder(version, versions, root)).catch(() => []);
      const results = all.slice(0, SHOWN);
      return { heading: strings.inVersion(version), results, total: all.length };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

/** Searches names and paths, and prose only if nothing was found: its index is larger. */
async function searchVersion(query: string, folder: string): Promise<Result[]> {
  const { search } = await loadSymbols(folder);
  const hits = await finishInSlices(search(query));
  if (hits.length > 0) return hits.map(({ symbol }): Result => ({ kind: 'symbol', symbol }));
  const pages = await searchPages(query, folder);
  return pages.map((page): Result => ({ kind: 'page', page }));
}
