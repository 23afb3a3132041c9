import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/schema.ts';
import { checkInlineCode } from '../security/check-inline-code.ts';
import { getAllowedHashes } from '../security/inline-code-sources.ts';
import {
  listChangedPackages,
  nameNextPages,
  type EarlierSite,
  type KeptPlace,
} from './kept-site.ts';
import { linkSite } from './link-site.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { takeSpare } from './spare-site.ts';

interface Options {
  config: Pick<Config, 'site'>;
  place: KeptPlace;
  /** Fulfilled when the JSON of the packages is there. */
  packagesRead: Promise<unknown>;
  signal: AbortSignal;
}

/** What a rebuild has made. */
export interface Rebuilt {
  /** The HTML files that differ from those of the earlier site. */
  changed: string[];
  /** The file with what is known about the pages now. */
  pages: string;
}

/**
 * Makes a site from an earlier one, whose other pages it takes as they are. The result is what a
 * whole build would make.
 *
 * @param out an empty folder
 * @returns undefined if only a whole build can make the site; the folder is empty again then
 */
export async function rebuildSite(
  out: string,
  earlier: EarlierSite,
  options: Options,
): Promise<Rebuilt | undefined> {
  const rebuilt = await tryToRebuild(out, earlier, options);
  if (rebuilt === undefined) await emptyFolder(out);
  return rebuilt;
}

async function tryToRebuild(
  out: string,
  earlier: EarlierSite,
  { config, place, packagesRead, signal }: Options,
): Promise<Rebuilt | undefined> {
  await takeSpare(place.home, out);
  const isUntouched = linkSite(place.site, out, earlier.stamp);
  await packagesRead;
  const packages = listChangedPackages(earlier, place);
  if (!isUntouched || packages === undefined) return undefined;
  const next = nameNextPages(earlier);
  const { pages, renderer } = earlier;
  const request = { site: out, pages, next, packages, dates: place.dates };
  const changed = await rebuildPages(renderer, request, signal);
  if (changed === undefined) return undefined;
  // The headers of the earlier site name the code in its pages.
  const allowed = await getAllowedHashes(config.site);
  const before = await checkInlineCode(place.site, allowed, changed);
  const after = await checkInlineCode(out, allowed, changed);
  return JSON.stringify(before) === JSON.stringify(after) ? { changed, pages: next } : undefined;
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
