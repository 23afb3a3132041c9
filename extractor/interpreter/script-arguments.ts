import path from 'node:path';
import { getCacheFolder } from '../system/cache-folder.ts';

/**
 * Python's arguments for a script of wrapdocs: without the packages that are installed for this
 * Python, in UTF-8, and with compiled code in the cache folder, because wrapdocs does not write to
 * the folder that it is installed in.
 */
export function makeScriptArguments(script: string, env: NodeJS.ProcessEnv): string[] {
  const compiled = path.join(getCacheFolder(env), 'python', 'compiled');
  return ['-I', '-S', '-X', 'utf8', '-X', `pycache_prefix=${compiled}`, script];
}
