import { VersionsSchema, type Versions } from '../../contract/versions.ts';
import { RELEASES_VERSION } from '../../contract/version.ts';
import { getMessage, WrapdocsError } from '../../errors.ts';
import { convertMikeVersions } from './mike-versions.ts';
import { checkLabel, requireFree } from './version-label.ts';

/** The file at the top of a site that lists its versions. */
export const VERSIONS_FILE = 'versions.json';

/**
 * Parses the text of a `versions.json`, also of one that mike wrote. Unknown fields are refused, because a release would rewrite
 * the file and lose them.
 *
 * @param place the file's name in messages
 */
export function parseVersions(text: string, place: string): Versions {
  const found = parseJson(text, place);
  const document = Array.isArray(found) ? convertMikeVersions(found) : found;
  checkSchemaVersion(document, place);
  const result = VersionsSchema.safeParse(document);
  if (!result.success) throw makeCorrupt(place, 'it is not a list of versions');
  checkEntries(result.data, place);
  return result.data;
}

/** The text of the file. */
export function formatVersions(versions: Versions): string {
  return `${JSON.stringify(versions, undefined, 2)}\n`;
}

/** All names of folders in a list of versions. */
export function listLabels({ versions }: Versions): string[] {
  return versions.flatMap(({ version, aliases }) => [version, ...aliases]);
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw makeCorrupt(place, 'it is not JSON', cause);
  }
}

function checkSchemaVersion(document: unknown, place: string): void {
  const found = (document as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (found === undefined || found === RELEASES_VERSION) return;
  throw new WrapdocsError({
    code: 'RELEASES_UNREADABLE',
    message: `${place} was written in format ${JSON.stringify(found)}, but this version of wrapdocs reads ${String(RELEASES_VERSION)}. Nothing was changed.`,
    hint: 'Use the version of wrapdocs that wrote it, or a newer one.',
  });
}

/** Names become paths: one that leads elsewhere, or twice to one folder, is invalid. */
function checkEntries(versions: Versions, place: string): void {
  const seen: string[] = [];
  try {
    for (const { version, aliases } of versions.versions) {
      for (const label of [version, ...aliases]) {
        checkLabel(label, label === version ? 'version' : 'alias');
        requireFree(label, 'version', seen);
        seen.push(label);
      }
    }
  } catch (cause) {
    throw makeCorrupt(place, getMessage(cause), cause);
  }
  if (versions.versions.some(({ version }) => version === versions.default)) return;
  throw makeCorrupt(
    place,
    `its default, ${JSON.stringify(versions.default)}, is not one of its versions`,
  );
}

/**
 * Checks that each version has its folder.
 *
 * @param names the names at the top of the site
 */
export function requireFolders(
  { versions }: Versions,
  names: readonly string[],
  place: string,
): void {
  const missing = versions.find(({ version }) => !names.includes(version));
  if (missing === undefined) return;
  throw makeCorrupt(place, `the version ${JSON.stringify(missing.version)} has no folder`);
}

function makeCorrupt(place: string, why: string, cause?: unknown): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASES_UNREADABLE',
    message: `${place} is damaged: ${why.replace(/\.$/, '')}. Nothing was changed.`,
    hint: 'Restore an older copy of the file, or release all versions again to an empty folder or branch.',
    cause,
  });
}
