import type { ContentEntry } from './content-tree.ts';

/**
 * What the own pages of groups are called outside of the sidebar, where "Overview" says too little.
 *
 * @param base the folder that the site is served from, with its slashes
 * @returns pairs of path and label
 */
export function nameOverviews(content: readonly ContentEntry[], base: string): [string, string][] {
  return content.flatMap((entry): [string, string][] => {
    if (entry.kind === 'page') return [];
    const { slug, label, entries } = entry;
    const below = nameOverviews(entries, base);
    return slug === undefined ? below : [[`${base}${slug}/`, label], ...below];
  });
}
