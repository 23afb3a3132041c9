import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../../extractor/output/explain-failure.ts';

/** Where folders are moved that the next round must not find. */
export interface Aside {
  /** Moves a folder there; one that does not exist is left out. */
  move: (folder: string) => Promise<void>;
  /** Removes everything that was moved. */
  empty: () => Promise<void>;
}

/**
 * Puts folders aside instead of deleting them before a build. For some minutes, ext4 passes over
 * each file that was deleted whenever one is made (`recently_deleted` in Linux's fs/ext4/ialloc.c):
 * the builds after the first one would take up to twice the time.
 *
 * @param home a folder on the same disk
 */
export function createAside(home: string): Aside {
  const place = join(home, `aside-${randomUUID()}`);
  return {
    async move(folder) {
      await mkdir(place, { recursive: true });
      await rename(folder, join(place, randomUUID())).catch((error: unknown) => {
        if (!isCode(error, 'ENOENT')) throw error;
      });
    },
    empty: () => rm(place, { recursive: true, force: true }),
  };
}
