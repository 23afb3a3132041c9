import type { SiteVersions } from './site-versions.ts';

/** The versions after one, up to another, the oldest first. */
export function listBetween(from: string, to: string, { versions }: SiteVersions): string[] {
  const labels = versions.map(({ version }) => version);
  const [start, end] = [labels.indexOf(from), labels.indexOf(to)];
  return start < 0 || end < 0 ? [] : labels.slice(end, start).toReversed();
}

/**
 * The first of some versions that has not what the version before them had, where the last one has
 * it not: by halves, because each answer is a file to load.
 */
export async function findGone(
  later: readonly string[],
  isThere: (version: string) => Promise<boolean>,
): Promise<string | undefined> {
  let [low, high] = [0, later.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isThere(later[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return later[high];
}
