import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { STAMP_FILE, type Stamp } from '../stamp.ts';

/** What each build writes anew. */
const WRITTEN = new Set([STAMP_FILE, 'pagefind']);

/**
 * Makes a folder that has links to the files of a site, without those that each build writes anew.
 * Nobody may write to the links, because the files of the site would change, too.
 *
 * @param target an empty folder, or one that was made in this way from an earlier site
 * @returns false if the site is not as its build has left it, so that it cannot be relied on
 */
export function linkSite(site: string, target: string, stamp: Stamp): boolean {
  const { mtimeNs } = statSync(path.join(site, STAMP_FILE), { bigint: true });
  const found = { bytes: 0n, newest: 0n };
  function visit(folder: string, isLinked: boolean): void {
    const present = isLinked ? readFolder(path.join(target, folder)) : undefined;
    for (const [name, isFolder] of readFolder(path.join(site, folder))) {
      const file = path.join(folder, name);
      const place = path.join(target, file);
      const isKept = isLinked && !(folder === '' && WRITTEN.has(name));
      if (isKept && isFolder !== present?.get(name)) replace(place, isFolder);
      if (isKept) present?.delete(name);
      if (isFolder) {
        visit(file, isKept);
        continue;
      }
      if (file === STAMP_FILE) continue;
      const { size, mtimeNs: changed, ino } = statSync(path.join(site, file), { bigint: true });
      found.bytes += size;
      if (changed > found.newest) found.newest = changed;
      if (isKept) linkFile(path.join(site, file), place, ino);
    }
    for (const name of present?.keys() ?? []) remove(path.join(target, folder, name));
  }
  visit('', true);
  return found.newest <= mtimeNs && found.bytes === BigInt(stamp.bytes);
}

/** The entries of a folder by name, and whether they are folders. */
function readFolder(folder: string): Map<string, boolean> {
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
}

/** Makes room for a link, or a folder for links. */
function replace(place: string, isFolder: boolean): void {
  remove(place);
  if (isFolder) mkdirSync(place);
}

function remove(place: string): void {
  rmSync(place, { recursive: true, force: true });
}

/**
 * Some file systems have no links, or not so many of them.
 *
 * @param ino the number of the file, which its links share
 */
function linkFile(from: string, to: string, ino: bigint): void {
  const present = statSync(to, { bigint: true, throwIfNoEntry: false });
  if (present?.ino === ino) return;
  if (present !== undefined) remove(to);
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
