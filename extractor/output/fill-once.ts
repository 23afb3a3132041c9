import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMessage, WrapdocsError } from '../errors.ts';
import { isInOrder, isWhole, rememberContents } from './folder-contents.ts';

const STAGING_MARK = '.staging-';
const STALE_AFTER_MS = 60 * 60_000;

interface Filling {
  fill: (staging: string) => Promise<void>;
  /** Whether a folder is as it was filled; by default, its files have the hashes they had then. */
  check?: (folder: string) => boolean;
}

/**
 * Makes a folder of the cache unless it exists and is whole. It is renamed into place when it is
 * complete, so a failed or killed run leaves nothing there, and concurrent runs do not disturb each
 * other. A folder that was damaged is made again.
 */
export async function fillOnce(folder: string, { fill, check = isWhole }: Filling): Promise<void> {
  if (existsSync(folder) && isInOrder(folder, check)) return;
  const staging = `${folder}${STAGING_MARK}${randomUUID()}`;
  await makeFolder(staging);
  try {
    await removeStale(path.dirname(folder));
    await fill(staging);
    if (check === isWhole) rememberContents(staging);
    await publish(staging, folder, check);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new WrapdocsError({
      code: 'OUTPUT_FAILED',
      message: `The cache folder ${path.dirname(folder)} could not be created: ${getMessage(cause)}`,
      hint: 'Set WRAPDOCS_CACHE to a folder that this user can write to.',
      cause,
    });
  }
}

/** If another run was faster, its folder is just as good; a damaged one makes room. */
async function publish(
  staging: string,
  folder: string,
  check: (folder: string) => boolean,
): Promise<void> {
  if (existsSync(folder) && !check(folder)) {
    const aside = `${folder}${STAGING_MARK}${randomUUID()}`;
    // Another run may have moved it.
    await rename(folder, aside).catch(() => undefined);
    await rm(aside, { recursive: true, force: true });
  }
  try {
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes what killed runs have left behind. */
async function removeStale(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.includes(STAGING_MARK));
  for (const name of names) {
    const staging = path.join(folder, name);
    const stats = await stat(staging).catch(() => undefined);
    if (stats !== undefined && Date.now() - stats.mtimeMs > STALE_AFTER_MS) {
      await rm(staging, { recursive: true, force: true });
    }
  }
}
