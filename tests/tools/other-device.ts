import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Other systems need not have a second file system that a test may write to. */
export const HAS_OTHER_DEVICE = process.platform === 'linux';

/**
 * A folder on another file system than a given one, removed when the test ends.
 *
 * @throws if there is none, which does not happen on Linux
 */
export function makeFolderOnOtherDevice(folder: string): string {
  const { dev } = statSync(folder);
  const isOther = (place: string): boolean =>
    (statSync(place, { throwIfNoEntry: false })?.dev ?? dev) !== dev;
  const place = ['/dev/shm', '/var/tmp', process.cwd()].find(isOther);
  if (place === undefined) throw new Error(`No folder is on another file system than ${folder}.`);
  const made = mkdtempSync(path.join(place, 'wrapdocs-test-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}
