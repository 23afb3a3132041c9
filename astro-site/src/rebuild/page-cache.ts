import { readFileSync, writeFileSync } from 'node:fs';
import type { SearchEntry } from '../render/search/page.ts';
import { listPageEntries } from '../search/page-entries.ts';
import { getPageDigests } from './page-digest.ts';

/** What a build knows about a page of the reference that it has made. */
interface CachedPage {
  /** A hash of what the page was made from. */
  digest: string;
  /** What search finds of the page. */
  entries: readonly SearchEntry[];
}

/** What the next build needs of this one, to make only the pages that have changed. */
export interface PageCache {
  /** A hash of what all pages have in common (`structure.ts`). */
  structure: string;
  /** The frames of the pages as HTML with marks, by what they depend on. */
  frames: Record<string, string>;
  /** The pages of the reference by their slugs. */
  pages: Record<string, CachedPage>;
}

/** What is known about the pages of the reference that this process has made, or taken as they are. */
export function listMadePages(): PageCache['pages'] {
  const entries = listPageEntries();
  return Object.fromEntries(
    [...getPageDigests()].map(([slug, digest]) => [
      slug,
      { digest, entries: entries.get(slug) ?? [] },
    ]),
  );
}

export function writePageCache(file: string, cache: PageCache): void {
  writeFileSync(file, JSON.stringify(cache));
}

/** Reads what this version of wrapdocs has written: a cache belongs to one version. */
export function readPageCache(file: string): PageCache {
  return JSON.parse(readFileSync(file, 'utf8')) as PageCache;
}
