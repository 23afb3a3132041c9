import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads a module of Starlight that it exports to nobody, from its package: it imports large packages that
 * only Starlight depends on.
 *
 * @param name the path below `dist`
 */
export function loadStarlightModule(name: string): Promise<unknown> {
  const home = dirname(findPackageJSON('@astrojs/starlight', import.meta.url) ?? '');
  return import(/* @vite-ignore */ pathToFileURL(join(home, 'dist', name)).href);
}
