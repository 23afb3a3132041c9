import type { Versions } from '../contract/versions.ts';
import { WrapdocsError } from '../errors.ts';
import { parseVersions, requireFolders, VERSIONS_FILE } from './versions/versions-file.ts';

/** The content of a target at one moment. Paths are `/`-separated, from the top of the site. */
export interface Published {
  /** Undefined if nothing has been released yet. */
  versions: Versions | undefined;
  /** The names at the top. */
  names: readonly string[];
  listFolder: (folder: string) => Promise<readonly string[]>;
  /** The bytes of a file; undefined if it does not exist. */
  readFile: (file: string) => Promise<Buffer | undefined>;
  /** A local folder with the content of a folder of the site; it must not be changed. */
  fetchFolder: (folder: string) => Promise<string>;
}

/** A change of a site. */
export interface SiteChange {
  /** What stays unchanged, by its name at the top, unless the change has written it. */
  kept: readonly string[];
  /** One line that describes the change. */
  summary: string;
}

/**
 * Makes a change: writes new files at the top of the site into `stage`, an empty folder. It may be
 * called again with another folder if somebody else was faster.
 */
export type MakeChange = (published: Published, stage: string) => Promise<SiteChange>;

/** The place of released versions. */
export interface ReleaseTarget {
  /** Its name in messages. */
  shown: string;
  read: () => Promise<Published>;
  /**
   * Changes the site atomically: at every moment it is either the old one or the new one, complete.
   */
  update: (change: MakeChange) => Promise<void>;
}

/** Reads the list of versions from a target's content; each of them must have its folder. */
export async function readVersions(
  { readFile, names }: Pick<Published, 'readFile' | 'names'>,
  shown: string,
): Promise<Versions | undefined> {
  const bytes = await readFile(VERSIONS_FILE);
  if (bytes === undefined) return undefined;
  const place = `${VERSIONS_FILE} of ${shown}`;
  const versions = parseVersions(bytes.toString(), place);
  requireFolders(versions, names, place);
  return versions;
}

/** Refuses a place with other content than released versions, which would be lost. */
export function requireNothingElse(names: readonly string[], shown: string): void {
  const other = names.find((name) => !isHarmless(name));
  if (other === undefined) return;
  throw makeUnsuitable(shown, `has no ${VERSIONS_FILE} but other files, such as \`${other}\``);
}

/** Files that hosts need next to a site: `CNAME`, `.nojekyll`, `.git`. */
function isHarmless(name: string): boolean {
  return name.startsWith('.') || name === 'CNAME';
}

/** @param what the problem */
export function makeUnsuitable(shown: string, what: string): WrapdocsError {
  return new WrapdocsError({
    code: 'OUTPUT_UNSUITABLE',
    message: `${shown} ${what}, so it is not a released site. Nothing was changed.`,
    hint: 'Use a folder or branch that is empty or does not exist yet. It will only contain the site.',
  });
}
