import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMessage, WrapdocsError } from '../errors.ts';

const STAGING_MARK = '.staging-';
const STALE_AFTER_MS = 60 * 60_000;

/**
 * Makes a folder of the cache unless it exists. It is renamed into place when it is complete, so a
 * failed or killed run leaves nothing there, and concurrent runs do not disturb each other.
 */
export async function fillOnce(
  folder: string,
  fill: (staging: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  const staging = `${folder}${STAGING_MARK}${randomUUID()}`;
  await makeFolder(staging);
  try {
    await removeStale(path.dirname(folder));
    await fill(staging);
    await publish(staging, folder);
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

/** If another run was faster, its folder is just as good. */
async function publish(staging: string, folder: string): Promise<void> {
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
