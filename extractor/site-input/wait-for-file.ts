import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const INTERVAL_MS = 10;

/** Waits until the build has made a file that tells the site to go on. */
export async function waitForFile(file: string): Promise<void> {
  while (!existsSync(file)) await setTimeout(INTERVAL_MS);
}
