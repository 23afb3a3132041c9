import { homedir } from 'node:os';
import path from 'node:path';

/**
 * The folder for files that wrapdocs can recreate: `$WRAPDOCS_CACHE`, otherwise the platform's
 * cache folder.
 */
export function getCacheFolder(env: NodeJS.ProcessEnv): string {
  const own = env['WRAPDOCS_CACHE'];
  if (own) return path.resolve(own);
  return path.join(getPlatformCache(env), 'wrapdocs');
}

function getPlatformCache(env: NodeJS.ProcessEnv): string {
  const home = homedir();
  if (process.platform === 'win32') {
    return env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local');
  }
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches');
  const xdg = env['XDG_CACHE_HOME'];
  // The XDG specification says to ignore a relative path.
  return xdg && path.isAbsolute(xdg) ? xdg : path.join(home, '.cache');
}
