import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openPrivateCache } from '../private-cache.ts';
import { writeOutput } from '../../output/write-output.ts';
import type { IndexSettings } from '../run-fetch.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { fingerprintPip } from './pip-files.ts';
import { readPipSettings } from './pip-settings.ts';

const KEY = /^[0-9a-f]{16}$/;

/**
 * Returns the cache's folder for the index that pip uses, because two indexes may use one name for
 * different projects. pip takes most of a second to name its index, so the answer is cached until
 * one of pip's settings changes.
 */
export const findIndexFolder = oncePerEnvironment(async (options) => {
  const store = await openPrivateCache('pypi', options.env);
  const memory = path.join(store, `index-${await fingerprintPip(options)}`);
  const known = await readFile(memory, 'utf8').catch(() => '');
  if (KEY.test(known)) return path.join(store, known);
  const key = makeKey(await readPipSettings(options));
  // If the cache cannot be written, this only costs time.
  await writeOutput(memory, key).catch(() => undefined);
  return path.join(store, key);
});

/** The same for an address with credentials and without. */
function makeKey({ index }: IndexSettings): string {
  const address = new URL(index);
  address.username = '';
  address.password = '';
  return createHash('sha256').update(address.href.replace(/\/+$/, '')).digest('hex').slice(0, 16);
}
