import type { VersionEntry, Versions } from '../../../extractor/contract/versions.ts';
import { decodePath } from './page-path.ts';

export type { VersionEntry };
export type SiteVersions = Pick<Versions, 'default' | 'versions'>;

/** Labels are names of folders of the site. */
const LABEL = /^[\p{L}\d][\p{L}\d._+-]{0,63}$/u;

/**
 * Parses `versions.json`. It is newer than the page that reads it, so unknown fields are ignored.
 *
 * @throws Error if it does not list versions
 */
export function parseVersions(value: unknown): SiteVersions {
  const { default: main, versions } = toRecord(value);
  if (typeof main !== 'string' || !Array.isArray(versions)) {
    throw new Error('The list of versions is broken.');
  }
  return { default: main, versions: versions.flatMap(parseEntry) };
}

function parseEntry(value: unknown): VersionEntry[] {
  const { version, date, prerelease, aliases } = toRecord(value);
  if (typeof version !== 'string' || !LABEL.test(version)) return [];
  return [
    {
      version,
      date: typeof date === 'string' ? date : '',
      ...(prerelease === true ? { prerelease } : {}),
      aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    },
  ];
}

/** Parses `pages.json` as a set. */
export function parsePages(value: unknown): Set<string> {
  const { pages } = toRecord(value);
  if (!Array.isArray(pages)) throw new Error('The list of pages is broken.');
  return new Set(pages.filter((page) => typeof page === 'string').map(decodePath));
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The folder that a version is read in: the default one at the root of the site. */
export function getFolder(version: string, { default: main }: SiteVersions, root: string): string {
  return version === main ? root : `${root}${version}/`;
}
