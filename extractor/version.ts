import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of wrapdocs itself, wherever this code is in the published package. */
export const WRAPDOCS_ROOT = path.dirname(findPackageJSON('..', import.meta.url) ?? '');

/**
 * The file of one of wrapdocs' own modules, which is TypeScript in a checkout and JavaScript in the
 * published package.
 *
 * @param name the module without its extension: `astro-site/dev/server`
 */
export function getModuleFile(name: string): string {
  return path.join(WRAPDOCS_ROOT, `${name}${path.extname(import.meta.filename)}`);
}

const manifest = JSON.parse(readFileSync(path.join(WRAPDOCS_ROOT, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** The version of this wrapdocs. */
export const WRAPDOCS_VERSION = manifest.version;

/** The npm packages that wrapdocs needs, with their versions. */
export const DEPENDENCIES = manifest.dependencies;
