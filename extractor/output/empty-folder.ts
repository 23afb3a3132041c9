import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes everything in a folder. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
