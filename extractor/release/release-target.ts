import type { Versions } from '../contract/versions.ts';
import { WrapdocsError } from '../errors.ts';
import { parseVersions, VERSIONS_FILE } from './versions/versions-file.ts';

/** What a target holds at a moment. Paths are `/`-separated, from the top of the site. */
export interface Published {
  /** Nothing where nothing has been released yet. */
  versions: Versions | undefined;
  /** What has names at the top. */
  names: readonly string[];
  listFolder: (folder: string) => Promise<readonly string[]>;
  /** The bytes of a file; nothing where there is none. */
  readFile: (file: string) => Promise<Buffer | undefined>;
  /** A folder on this machine that holds what a folder of the site holds; not to be changed. */
  fetchFolder: (folder: string) => Promise<string>;
}

/** What becomes of a site. */
export interface SiteChange {
  /** What stays as it is, by its name at the top, unless the change has made it anew. */
  kept: readonly string[];
  /** One line that says what the change is. */
  summary: string;
}

/**
 * Makes a change: writes what is new at the top of the site into `stage`, an empty folder. It may be
 * asked again, with another folder, where somebody else was faster.
 */
export type MakeChange = (published: Published, stage: string) => Promise<SiteChange>;

/** Where released versions stand. */
export interface ReleaseTarget {
  /** How messages call it. */
  shown: string;
  read: () => Promise<Published>;
  /** Changes the site: what is there is the old one or the new one, whole, at every moment. */
  update: (change: MakeChange) => Promise<void>;
}

/** Reads the list of versions among what a target holds. */
export async function readVersions(
  readFile: Published['readFile'],
  shown: string,
): Promise<Versions | undefined> {
  const bytes = await readFile(VERSIONS_FILE);
  return bytes && parseVersions(bytes.toString(), `${VERSIONS_FILE} of ${shown}`);
}

/** Refuses a place that holds something else than released versions, and would lose it. */
export function requireNothingElse(names: readonly string[], shown: string): void {
  const other = names.find((name) => !isHarmless(name));
  if (other === undefined) return;
  throw makeUnsuitable(shown, `has no ${VERSIONS_FILE} but other files, such as \`${other}\``);
}

/** What hosts want to find beside a site: `CNAME`, `.nojekyll`, `.git`. */
function isHarmless(name: string): boolean {
  return name.startsWith('.') || name === 'CNAME';
}

/** @param what what is wrong with it */
export function makeUnsuitable(shown: string, what: string): WrapdocsError {
  return new WrapdocsError({
    code: 'OUTPUT_UNSUITABLE',
    message: `${shown} ${what}, so it is not a released site. Nothing was changed.`,
    hint: 'Use a folder or branch that is empty or does not exist yet. It will only contain the site.',
  });
}
