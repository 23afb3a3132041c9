import { join } from 'node:path';
import { PAGE_CACHE } from '../../../extractor/site-input/rebuild-cache.ts';
import { listFrames } from '../render/frames.ts';
import { listMadePages, writePageCache } from './page-cache.ts';
import { computeStructure } from './structure.ts';

/**
 * Writes what a build knows about its pages into a folder. Called when all pages are made, in the
 * process that has made them.
 */
export async function writeCache(folder: string): Promise<void> {
  writePageCache(join(folder, PAGE_CACHE), {
    structure: await computeStructure(),
    frames: Object.fromEntries(listFrames()),
    pages: listMadePages(),
  });
}
