import { join } from 'node:path';
import { KEPT_PAGES } from '../../../extractor/site-input/kept-site.ts';
import { listFrames } from '../render/frames.ts';
import { listPageEntries } from '../search/page-entries.ts';
import { writeKeptPages, type KeptPages } from './kept-pages.ts';
import { getPageDigests } from './page-digest.ts';
import { computeStructure } from './structure.ts';

/**
 * Writes what a build knows about its pages into a folder. Called when all pages are made, in the
 * process that has made them.
 */
export async function keepSite(folder: string): Promise<void> {
  const entries = listPageEntries();
  const pages: KeptPages['pages'] = {};
  for (const [slug, digest] of getPageDigests()) {
    pages[slug] = { digest, entries: entries.get(slug) ?? [] };
  }
  const frames = Object.fromEntries(listFrames());
  writeKeptPages(join(folder, KEPT_PAGES), { structure: await computeStructure(), frames, pages });
}
