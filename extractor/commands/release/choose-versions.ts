import path from 'node:path';
import { getMessage } from '../../errors.ts';
import type { Versions } from '../../contract/versions.ts';
import { checkLabel } from '../../release/versions/version-label.ts';
import { compareVersions, isPrereleaseLabel } from '../../release/versions/version-order.ts';
import type { Publication } from '../../sources/find-publication.ts';

/** A version that a project has published. */
export interface PublishedVersion {
  /** The name that the site gives it. */
  version: string;
  /** The version or tag of its source. */
  ref: string;
  /** When it was tagged, if that is known without reading it. */
  date: string | undefined;
}

export interface Selection {
  /** A pattern for the tags: `v2.*`. */
  tags: string | undefined;
  /** The number of newest versions; undefined for all. */
  last: number | undefined;
  withPrereleases: boolean;
}

export interface ChosenVersions {
  /** Those that the site does not have, the oldest first. */
  open: PublishedVersion[];
  /** Those that it has. */
  present: PublishedVersion[];
  /** What cannot be the name of a version, and why. */
  unusable: string[];
}

/** Chooses the versions of a project that a site should have. */
export function chooseVersions(
  { versions, dates }: Publication,
  { tags, last, withPrereleases }: Selection,
  site: Versions | undefined,
): ChosenVersions {
  const unusable: string[] = [];
  const chosen = versions
    .filter((ref) => tags === undefined || path.posix.matchesGlob(ref, tags))
    .map((ref) => ({ version: nameVersion(ref, tags), ref, date: dates?.get(ref) }))
    .filter(({ version }) => {
      if (!withPrereleases && isPrereleaseLabel(version)) return false;
      const problem = findProblem(version);
      if (problem !== undefined) unusable.push(problem);
      return problem === undefined;
    })
    .toSorted((a, b) => compareVersions(a.version, b.version));
  const wanted = last === undefined ? chosen : chosen.slice(-last);
  const names = new Set(site?.versions.map(({ version }) => nameVersion(version, undefined)));
  const isPresent = ({ version }: PublishedVersion): boolean =>
    names.has(nameVersion(version, undefined));
  return {
    open: wanted.filter((one) => !isPresent(one)),
    present: wanted.filter(isPresent),
    unusable,
  };
}

/** `v2.1.0` is the version 2.1.0; for the pattern `client-v*`, so is `client-v2.1.0`. */
function nameVersion(ref: string, tags: string | undefined): string {
  const [literal = ''] = /^[^*?[{]*/.exec(tags ?? '') ?? [];
  const prefix = literal.replace(/(?<![\d.])[\d.]+$/, '');
  const rest = prefix !== '' && ref.startsWith(prefix) ? ref.slice(prefix.length) : ref;
  return rest.replace(/^v(?=\d)/i, '');
}

/** Tags may have any name. */
function findProblem(version: string): string | undefined {
  try {
    checkLabel(version, 'version');
    return undefined;
  } catch (error) {
    return getMessage(error);
  }
}
