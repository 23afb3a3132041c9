import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { DEPENDENCIES } from '../version.ts';

/**
 * The versions of the npm packages that a site is made with, by name. Another installation of the
 * same wrapdocs may have others.
 */
export function readDependencyVersions(): Record<string, string> {
  const names = Object.keys(DEPENDENCIES).sort();
  return Object.fromEntries(names.map((name) => [name, readVersion(name)]));
}

function readVersion(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) return '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
