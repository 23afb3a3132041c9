import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasEnded } from '../system/process-identity.ts';

/**
 * Makes a folder for this run only, and removes it afterwards. Folders with the same prefix that
 * killed runs have left are removed, too.
 *
 * @param home the parent folder
 */
export async function withRunFolder<Result>(
  home: string,
  prefix: string,
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(home, `${prefix}${String(process.pid)}-${randomUUID()}`);
  await mkdir(home, { recursive: true });
  await removeLeftovers(home, prefix);
  try {
    await mkdir(folder);
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(home: string, prefix: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const pid = Number.parseInt(name.slice(prefix.length));
    // A name without a process id is not one of ours.
    if (Number.isNaN(pid) || !hasEnded({ pid })) continue;
    await rm(path.join(home, name), { recursive: true, force: true });
  }
}
