import { join } from 'node:path';
import { KEPT_PAGES } from '../../../extractor/site-input/kept-site.ts';
import { listFrames } from '../render/frames.ts';
import { listMadePages, writeKeptPages } from './kept-pages.ts';
import { computeStructure } from './structure.ts';

/**
 * Writes what a build knows about its pages into a folder. Called when all pages are made, in the
 * process that has made them.
 */
export async function keepSite(folder: string): Promise<void> {
  writeKeptPages(join(folder, KEPT_PAGES), {
    structure: await computeStructure(),
    frames: Object.fromEntries(listFrames()),
    pages: listMadePages(),
  });
}
