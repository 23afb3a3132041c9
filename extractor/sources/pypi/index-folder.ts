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
/** Raise it when more of a release is kept than before: what older caches hold is then not used. */
const FORMAT = 2;

/**
 * Returns the cache's folder for the index that pip uses, because two indexes may use one name for
 * different projects. pip takes most of a second to name its index, so the answer is cached until
 * one of pip's settings changes.
 */
export const findIndexFolder = oncePerEnvironment(async (options) => {
  const store = await openPrivateCache('pypi', options.env);
  const memory = path.join(store, `index-${String(FORMAT)}-${await fingerprintPip(options)}`);
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
  const text = `${String(FORMAT)} ${address.href.replace(/\/+$/, '')}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
