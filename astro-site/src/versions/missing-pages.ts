import type { SiteVersions } from './site-versions.ts';

/** Lists the versions after `from` up to and including `to`, the oldest first. */
export function listBetween(from: string, to: string, { versions }: SiteVersions): string[] {
  const labels = versions.map(({ version }) => version);
  const [start, end] = [labels.indexOf(from), labels.indexOf(to)];
  return start < 0 || end < 0 ? [] : labels.slice(end, start).toReversed();
}

/**
 * Finds the first version that lacks a page, given that the last version lacks it. A binary search,
 * because each version's list is a file to load.
 */
export async function findFirstMissing(
  later: readonly string[],
  hasPage: (version: string) => Promise<boolean>,
): Promise<string | undefined> {
  let [low, high] = [0, later.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await hasPage(later[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return later[high];
}
