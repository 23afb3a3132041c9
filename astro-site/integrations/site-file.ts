import { findPackageJSON } from 'node:module';
import { dirname, extname, join } from 'node:path';

const SITE = join(dirname(findPackageJSON('..', import.meta.url) ?? ''), 'astro-site');
/** TypeScript in a checkout, JavaScript in the published package. */
const EXTENSION = extname(import.meta.filename);

/** A file of the site, by its path below `astro-site`, as Vite writes paths on every system. */
export function getSiteFile(name: string): string {
  return join(SITE, name).replaceAll('\\', '/');
}

/** A module of the site, by its path without the extension. */
export function getSiteModule(name: string): string {
  return getSiteFile(`${name}${EXTENSION}`);
}
