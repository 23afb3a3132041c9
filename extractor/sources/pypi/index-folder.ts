import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../../system/cache-folder.ts';
import { writeOutput } from '../../output/write-output.ts';
import type { IndexSettings } from '../run-fetch.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { fingerprintPip } from './pip-files.ts';
import { readPipSettings } from './pip-settings.ts';

const KEY = /^[0-9a-f]{16}$/;

/**
 * Gives the cache's folder of the index that pip asks: two indexes may call two things by one name.
 * pip takes most of a second to say which it is, so its answer is kept for as long as nothing that
 * it comes from changes.
 */
export const findIndexFolder = oncePerEnvironment(async (options) => {
  const store = path.join(getCacheFolder(options.env), 'sources', 'pypi');
  const memory = path.join(store, `index-${await fingerprintPip(options)}`);
  const known = await readFile(memory, 'utf8').catch(() => '');
  if (KEY.test(known)) return path.join(store, known);
  const key = makeKey(await readPipSettings(options));
  // Where the cache cannot be written, this costs time and nothing else.
  await writeOutput(memory, key).catch(() => undefined);
  return path.join(store, key);
});

/** The same for an address with credentials as without. */
function makeKey({ index }: IndexSettings): string {
  const address = new URL(index);
  address.username = '';
  address.password = '';
  return createHash('sha256').update(address.href.replace(/\/+$/, '')).digest('hex').slice(0, 16);
}
