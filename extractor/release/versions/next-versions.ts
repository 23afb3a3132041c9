import { RELEASES_VERSION } from '../../contract/version.ts';
import type { VersionEntry, Versions } from '../../contract/versions.ts';
import { WrapdocsError } from '../../errors.ts';
import { isOwn } from './mike-versions.ts';
import { checkLabel, requireFree } from './version-label.ts';
import { compareVersions, isVersionLabel } from './version-order.ts';
import { listLabels } from './versions-file.ts';

/** A version to publish. */
export interface ReleaseRequest {
  version: string;
  /** `2026-11-21`. */
  date: string;
  prerelease: boolean;
  aliases: readonly string[];
  /** Whether a version of this name may already exist. */
  replace: boolean;
  /** Set if the version must not become the default, even if it is the newest. */
  keepDefault?: boolean | undefined;
}

/** The alias of the newest version. No other version gets it, and it cannot be removed. */
const LATEST = 'latest';

/**
 * The list with one more version. `latest` follows the newest release, and so does the root until it
 * is set explicitly.
 *
 * @throws WrapdocsError if a name cannot be used, or the version exists and may not be replaced
 */
export function addVersion(old: Versions | undefined, request: ReleaseRequest): Versions {
  const { version } = request;
  checkLabel(version, 'version');
  const entries = old?.versions ?? [];
  const present = entries.find((entry) => entry.version === version);
  if (present !== undefined && !request.replace) throw makeExists(present);
  const twin = entries.find((entry) => entry !== present && isSameVersion(entry.version, version));
  if (twin !== undefined) throw makeOtherSpelling(version, twin);
  if (present === undefined) requireFree(version, 'version', old ? listLabels(old) : []);
  const entry = makeEntry(request, present);
  const added = sortVersions([...entries.filter((one) => one !== present), entry]);
  if (request.aliases.includes(LATEST)) requireNewest(added, version);
  const moved = request.aliases.reduce((list, name) => moveAlias(list, version, name), added);
  return follow(old, moved, request.keepDefault);
}

/** The list without a version. If it was the default, `heir` becomes the default. */
export function removeVersion(old: Versions, version: string, heir?: string): Versions {
  requireVersion(old, version);
  if (heir !== undefined) requireOwn(old, heir);
  const rest = old.versions.filter((entry) => entry.version !== version);
  if (old.default === version && (heir === undefined || heir === version)) {
    throw makeStillDefault(version, rest);
  }
  return follow(old, rest, true, heir ?? old.default);
}

/** The list with a version at the root. */
export function setDefault(old: Versions, version: string): Versions {
  requireOwn(old, version);
  return { ...old, default: version };
}

/** The list with another name for a version; if another version had the name, it loses it. */
export function setAlias(old: Versions, version: string, name: string): Versions {
  requireVersion(old, version);
  if (name === LATEST) requireNewest(old.versions, version);
  return { ...old, versions: moveAlias(old.versions, version, name) };
}

/**
 * The list without an alias.
 *
 * @throws WrapdocsError if there is no such alias, or if it is the one of the newest version
 */
export function removeAlias(old: Versions, name: string): Versions {
  if (name === LATEST) throw makeFixed('cannot be removed');
  if (!old.versions.some(({ aliases }) => aliases.includes(name))) {
    const known = old.versions.flatMap(({ aliases }) => aliases);
    throw new WrapdocsError({
      code: 'RELEASE_NOT_FOUND',
      message: `There is no alias \`${name}\`.`,
      hint: known.length === 0 ? 'There are none.' : `There are ${known.join(', ')}.`,
    });
  }
  return { ...old, versions: old.versions.map((entry) => withoutAlias(entry, name)) };
}

/**
 * The version that another one is compared with: the newest earlier one, and for a release the
 * newest earlier release. What is published under the name of a branch is later than all releases.
 */
export function findPrevious(
  versions: Versions | undefined,
  { version, prerelease }: Pick<ReleaseRequest, 'version' | 'prerelease'>,
): string | undefined {
  const others = (versions?.versions ?? []).filter(
    (entry) => isOwn(entry) && entry.version !== version && !isBranch(entry),
  );
  if (isBranch({ version, prerelease })) return findNewest(others)?.version;
  const older = others.filter((entry) => compareVersions(entry.version, version) < 0);
  return (prerelease ? older[0] : findNewest(older))?.version;
}

function isBranch({ version, prerelease }: { version: string; prerelease?: boolean | undefined }) {
  return prerelease === true && !isVersionLabel(version);
}

function makeEntry({ version, date, prerelease }: ReleaseRequest, present?: VersionEntry) {
  const aliases = present?.aliases ?? [];
  return { version, date, ...(prerelease ? { prerelease: true as const } : {}), aliases };
}

/** Newest first. */
function sortVersions(entries: readonly VersionEntry[]): VersionEntry[] {
  return entries.toSorted((a, b) => compareVersions(b.version, a.version));
}

/** The newest release; the newest version if there are only pre-releases. */
function findNewest(entries: readonly VersionEntry[]): VersionEntry | undefined {
  return entries.find(({ prerelease }) => prerelease === undefined) ?? entries[0];
}

/** The list with `latest` and, unless it was set or is kept, the root at the newest release. */
function follow(
  old: Versions | undefined,
  entries: VersionEntry[],
  keepDefault: boolean | undefined,
  current = old?.default,
): Versions {
  const before = findNewest((old?.versions ?? []).filter(isOwn))?.version;
  const newest = findNewest(entries);
  const root = entries.find(({ version }) => version === current);
  const isFree = keepDefault !== true && current === before;
  const isStaying = root !== undefined && isOwn(root) && !isFree;
  return {
    schemaVersion: RELEASES_VERSION,
    default: (isStaying ? root : findNewest(entries.filter(isOwn)))?.version ?? '',
    versions:
      newest !== undefined && isOwn(newest) ? moveAlias(entries, newest.version, LATEST) : entries,
  };
}

function moveAlias(entries: VersionEntry[], version: string, name: string): VersionEntry[] {
  checkLabel(name, 'alias');
  requireFree(
    name,
    'alias',
    entries.flatMap((entry) => [entry.version, ...entry.aliases.filter((one) => one !== name)]),
  );
  return entries.map((entry) => {
    const rest = withoutAlias(entry, name);
    return entry.version === version
      ? { ...rest, aliases: [...rest.aliases, name].toSorted() }
      : rest;
  });
}

function withoutAlias(entry: VersionEntry, name: string): VersionEntry {
  return { ...entry, aliases: entry.aliases.filter((alias) => alias !== name) };
}

function requireVersion({ versions }: Versions, version: string): void {
  if (versions.some((entry) => entry.version === version)) return;
  const isAlias = versions.find(({ aliases }) => aliases.includes(version));
  throw new WrapdocsError({
    code: 'RELEASE_NOT_FOUND',
    message: `There is no version \`${version}\`.`,
    hint: isAlias
      ? `\`${version}\` is an alias. Use the version ${isAlias.version} instead.`
      : `There are ${versions.map((entry) => entry.version).join(', ')}.`,
  });
}

/** Pages of another tool are only in the folder that it made. */
function requireOwn(old: Versions, version: string): void {
  requireVersion(old, version);
  const { madeBy } = old.versions.find((entry) => entry.version === version) ?? {};
  if (madeBy === undefined) return;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `The pages of ${version} were made by ${madeBy}, so they cannot be at the root of the site.`,
    hint: `Choose a version that wrapdocs released, or release this one: \`wrapdocs release ${version} --replace\`.`,
  });
}

function requireNewest(entries: readonly VersionEntry[], version: string): void {
  const newest = findNewest(entries)?.version;
  if (version !== newest) throw makeFixed(`cannot be given to ${version}`);
}

function makeFixed(problem: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `The alias \`latest\` ${problem}, because it always refers to the newest version that is not a prerelease.`,
    hint: 'Use an alias of another name, such as `stable`. To show another version at the root of the site, run `wrapdocs releases set-default VERSION`.',
  });
}

function makeExists(entry: VersionEntry): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASE_EXISTS',
    message: `Version ${entry.version} was already released${describeOrigin(entry)}.`,
    hint: 'Release another version, or pass --replace to build it again.',
  });
}

function describeOrigin({ date, madeBy }: VersionEntry): string {
  if (madeBy !== undefined) return ` by ${madeBy}`;
  return date === undefined ? '' : ` on ${date}`;
}

/** Tags are often called `v1.2.0`, and versions `1.2.0`. */
function isSameVersion(a: string, b: string): boolean {
  return a.replace(/^v(?=\d)/i, '') === b.replace(/^v(?=\d)/i, '');
}

function makeOtherSpelling(wanted: string, entry: VersionEntry): WrapdocsError {
  const { version } = entry;
  return new WrapdocsError({
    code: 'RELEASE_EXISTS',
    message: `${wanted} is the version ${version}, which was already released${describeOrigin(entry)}.`,
    hint: `Release another version, or build this one again: \`wrapdocs release ${version} --replace\`.`,
  });
}

function makeStillDefault(version: string, rest: readonly VersionEntry[]): WrapdocsError {
  const isOnly = !rest.some(isOwn);
  return new WrapdocsError({
    code: 'USAGE',
    message: `${version} is the ${isOnly ? 'only version' : 'version at the root'} of the site.`,
    hint: isOnly
      ? 'Delete the whole folder or branch instead.'
      : `Choose the new version at the root: \`--default ${findNewest(rest.filter(isOwn))?.version ?? ''}\`.`,
  });
}
