import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../system/cache-folder.ts';

/**
 * Returns a folder of the cache for sources. Only this user can read it, because sources may be
 * private.
 *
 * @param kind where the sources come from
 */
export async function openPrivateCache(
  kind: 'git' | 'pypi',
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const folder = path.join(getCacheFolder(env), 'sources');
  // Where this fails, writing into the folder fails, too, with a message.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  await chmod(folder, 0o700).catch(() => undefined);
  return path.join(folder, kind);
}
