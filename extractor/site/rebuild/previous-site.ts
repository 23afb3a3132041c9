import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The site before the last one, which the next build makes a new one of. Most of its files are links
 * to those of the last one already, and making thousands of folders takes longer than all the links.
 */
export const PREVIOUS_FOLDER = 'previous';

/** Moves the previous site into the place of an empty folder, which stays empty if there is none. */
export async function takePrevious(home: string, folder: string): Promise<void> {
  try {
    await rmdir(folder);
    await rename(path.join(home, PREVIOUS_FOLDER), folder);
  } catch {
    await mkdir(folder, { recursive: true });
  }
}

/** Keeps a site that another one has replaced. */
export async function storePrevious(home: string, site: string): Promise<void> {
  const previous = path.join(home, PREVIOUS_FOLDER);
  await rm(previous, { recursive: true, force: true });
  // It may be on another disk.
  await rename(site, previous).catch(() => rm(site, { recursive: true, force: true }));
}
