import * as z from 'zod';
import { RELEASES_VERSION } from '../../contract/version.ts';
import type { VersionEntry, Versions } from '../../contract/versions.ts';
import { compareVersions, isPrereleaseLabel } from './version-order.ts';

/** A version as mike lists it. Its title and its properties are only for mike's own menu. */
const MikeVersionSchema = z.object({
  version: z.string(),
  aliases: z.array(z.string()).default([]),
});

/**
 * The versions that mike has published, whose folders stay as they are.
 *
 * @param list what its `versions.json` contains
 * @returns the versions, or undefined if mike did not write the list
 */
export function convertMikeVersions(list: readonly unknown[]): Versions | undefined {
  const result = z.array(MikeVersionSchema).nonempty().safeParse(list);
  if (!result.success) return undefined;
  const versions = result.data
    .map(({ version, aliases }): VersionEntry => {
      const prerelease = isPrereleaseLabel(version) ? { prerelease: true as const } : {};
      return { version, ...prerelease, aliases: aliases.toSorted(), madeBy: 'mike' };
    })
    .toSorted((a, b) => compareVersions(b.version, a.version));
  return { schemaVersion: RELEASES_VERSION, default: versions[0]?.version ?? '', versions };
}

/** Whether wrapdocs made the pages of a version, so that they can be at the root of the site. */
export function isOwn({ madeBy }: VersionEntry): boolean {
  return madeBy === undefined;
}
