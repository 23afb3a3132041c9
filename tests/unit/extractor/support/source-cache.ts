import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { getCacheFolder } from '../../../../extractor/system/cache-folder.ts';
import { ensureIntrospectionTools } from '../../../tools/python.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A cache with only the dependencies of the Python half, so that sources are fetched again. */
export async function makeSourceCache(): Promise<string> {
  await ensureIntrospectionTools();
  const cache = makeTemporaryFolder();
  symlinkSync(path.join(getCacheFolder(process.env), 'python'), path.join(cache, 'python'));
  return cache;
}
