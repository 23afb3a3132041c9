import type { Config } from '../../config/schema.ts';
import { emptyFolder } from '../../output/empty-folder.ts';
import { writeOutput } from '../../output/write-output.ts';
import type { PackageChanges } from '../../site-input/rebuild-cache.ts';
import { checkInlineCode } from '../security/check-inline-code.ts';
import { getAllowedHashes } from '../security/inline-code-sources.ts';
import {
  listChangedPackages,
  nameNextFile,
  type EarlierSite,
  type CachePlace,
} from './rebuild-cache.ts';
import { linkSite } from './link-site.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { takePrevious } from './previous-site.ts';

interface Options {
  config: Pick<Config, 'site'>;
  place: CachePlace;
  /** Fulfilled when the JSON of the packages is there. */
  packagesRead: Promise<unknown>;
  /** Called when the folder has the pages of the earlier site. */
  onLinked: () => void;
  /** Called with the HTML files that differ from those of the earlier site, when they are written. */
  onPages: (changed: string[]) => void;
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
  options: Options,
): Promise<Rebuilt | undefined> {
  const { config, place } = options;
  const next = nameNextFile(earlier);
  const changed = await makeChangedPages(out, { ...earlier, next }, options);
  if (changed === undefined) return undefined;
  // The headers of the earlier site name the code in its pages.
  const allowed = await getAllowedHashes(config.site);
  const before = await checkInlineCode(place.site, allowed, changed);
  const after = await checkInlineCode(out, allowed, changed);
  return JSON.stringify(before) === JSON.stringify(after) ? { changed, pages: next } : undefined;
}

/** Links the earlier site, and replaces the pages that have changed. */
async function makeChangedPages(
  out: string,
  { next, ...earlier }: EarlierSite & { next: string },
  { place, packagesRead, onLinked, onPages, signal }: Options,
): Promise<string[] | undefined> {
  const changed: string[] = [];
  const ended = new AbortController();
  const request = { site: out, pages: earlier.pages, next, changes: nameNextFile(earlier) };
  // It loads its modules while the packages are read.
  const rebuilding = rebuildPages(earlier.renderer, request, {
    signal: AbortSignal.any([signal, ended.signal]),
    onPages: (pages) => {
      changed.push(...pages);
      onPages(pages);
    },
  });
  rebuilding.catch(() => undefined);
  try {
    await takePrevious(place.home, out);
    const isUntouched = linkSite(place.site, out, earlier.stamp);
    if (isUntouched) onLinked();
    await packagesRead;
    const packages = listChangedPackages(earlier, place);
    if (!isUntouched || packages === undefined) return undefined;
    const changes: PackageChanges = { packages, dates: place.dates };
    await writeOutput(request.changes, JSON.stringify(changes));
    return (await rebuilding) ? changed : undefined;
  } finally {
    ended.abort();
  }
}
