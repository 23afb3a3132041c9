import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { STAMP_FILE, type Stamp } from '../stamp.ts';

/** What each build writes anew. */
const WRITTEN = new Set([STAMP_FILE, 'pagefind']);

/**
 * Links the files of a site into an empty folder, without those that each build writes anew. Nobody
 * may write to the links, because the files of the site would change, too.
 *
 * @returns false if the site is not as its build has left it, so that it cannot be relied on
 */
export function linkSite(site: string, target: string, stamp: Stamp): boolean {
  const { mtimeMs } = statSync(path.join(site, STAMP_FILE));
  const found = { bytes: 0, newest: 0 };
  function visit(folder: string, isLinked: boolean): void {
    for (const entry of readdirSync(path.join(site, folder), { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      const isKept = isLinked && !(folder === '' && WRITTEN.has(entry.name));
      if (entry.isDirectory()) {
        if (isKept) mkdirSync(path.join(target, file));
        visit(file, isKept);
        continue;
      }
      if (file === STAMP_FILE) continue;
      const stats = statSync(path.join(site, file));
      found.bytes += stats.size;
      found.newest = Math.max(found.newest, stats.mtimeMs);
      if (isKept) linkFile(path.join(site, file), path.join(target, file));
    }
  }
  visit('', true);
  return found.newest <= mtimeMs && found.bytes === stamp.bytes;
}

/** Some file systems have no links, or not so many of them. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
