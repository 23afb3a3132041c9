import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasEnded } from '../system/process-identity.ts';
import { explainFailure, isCode } from './explain-failure.ts';

const STAGING_MARK = '.wrapdocs-staging-';
const ASIDE_MARK = '-old';

/**
 * Fills a staging folder next to the target and renames it into place, so that the target is always
 * either the old or the new one. On failure, the old one stays unchanged.
 *
 * @param discard what happens with the old one; by default, it is removed
 */
export async function replaceFolder<Result>(
  target: string,
  fill: (staging: string) => Promise<Result> | Result,
  discard: (old: string, result: Result) => Promise<void> = removeFolder,
): Promise<Result> {
  const staging = `${target}${STAGING_MARK}${String(process.pid)}-${randomUUID()}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await cleanUpLeftovers(target);
    await mkdir(staging);
    const result = await fill(staging);
    await moveIntoPlace(staging, target, (old) => discard(old, result));
    return result;
  } catch (cause) {
    throw explainFailure(cause, target);
  } finally {
    // The next run removes what cannot be removed now; an error here must not hide the failure.
    await removeFolder(staging).catch(() => undefined);
  }
}

/**
 * No system allows renaming onto a folder that is not empty, so the old one is moved aside first.
 */
async function moveIntoPlace(
  staging: string,
  target: string,
  discard: (old: string) => Promise<void>,
): Promise<void> {
  const aside = `${staging}${ASIDE_MARK}`;
  const hadOld = await renameIfThere(target, aside);
  try {
    await rename(staging, target);
  } catch (error) {
    if (hadOld) await giveBack(aside, target);
    throw error;
  }
  if (hadOld) await discard(aside);
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Puts the old folder back, unless another run has put its own there in the meantime. */
async function giveBack(aside: string, target: string): Promise<void> {
  try {
    await rename(aside, target);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
    await removeFolder(aside);
  }
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Removes what killed runs have left next to the target, and puts back an old folder that they
 * moved aside.
 */
async function cleanUpLeftovers(target: string): Promise<void> {
  const folder = path.dirname(target);
  const prefix = `${path.basename(target)}${STAGING_MARK}`;
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    if (!hasEnded({ pid: Number.parseInt(name.slice(prefix.length)) })) continue;
    const leftover = path.join(folder, name);
    if (name.endsWith(ASIDE_MARK) && !existsSync(target)) await rename(leftover, target);
    else await removeFolder(leftover);
  }
}
