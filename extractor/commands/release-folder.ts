import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasEnded } from '../release/process-identity.ts';

const PREFIX = 'release-';

/**
 * Makes a folder beside the configuration for what only one release needs, and removes it again. What
 * killed runs left there goes, too.
 */
export async function withReleaseFolder<Result>(
  project: string,
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  const home = path.join(project, '.wrapdocs');
  const folder = path.join(home, `${PREFIX}${String(process.pid)}-${randomUUID()}`);
  await mkdir(home, { recursive: true });
  await removeLeftovers(home);
  try {
    await mkdir(folder);
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const pid = Number.parseInt(name.slice(PREFIX.length));
    if (!hasEnded({ pid, start: '' })) continue;
    await rm(path.join(home, name), { recursive: true, force: true });
  }
}
