import { join } from 'node:path';
import { keepMarkdownFile } from '../exports/reference-markdown.ts';
import { keepPageDigest } from '../rebuild/page-digest.ts';
import type { Frame } from '../render/frame.ts';
import { getFrameKey } from '../render/page-shape.ts';
import { makeReferenceContent } from '../render/reference-content.ts';
import type { Route } from '../routing/route.ts';
import { keepSearchEntries } from '../search/page-entries.ts';
import { getMarkdownFile, getPageFile, replaceFile } from './site-folder.ts';

/**
 * Writes the files of a page of the reference into a site, and keeps what else the site says of it.
 *
 * @param findFrame finds a frame by its key
 * @returns false if the frame of the page is not known: only its HTML is missing then
 */
export async function writeReferencePage(
  site: string,
  route: Route,
  findFrame: (key: string) => Frame | undefined,
): Promise<boolean> {
  const { page, markdown, operations, entries, digest } = await makeReferenceContent(route);
  keepSearchEntries(route, entries);
  keepPageDigest(route, digest);
  if (markdown !== undefined) {
    const file = join(site, getMarkdownFile(route));
    replaceFile(file, markdown);
    keepMarkdownFile(route, file);
  }
  for (const each of operations) replaceFile(join(site, getMarkdownFile(each)), each.markdown);
  const frame = findFrame(getFrameKey(page.shape));
  if (frame === undefined) return false;
  replaceFile(join(site, getPageFile(route)), frame(page.parts));
  return true;
}
