import { compareFiltered } from '../changes/compare.ts';
import type { ChangeFilter } from '../changes/filter-changes.ts';
import type { PackageConfig } from '../config/package-schema.ts';
import { HistorySchema, type History, type PackageChanges } from '../contract/history.ts';
import { parsePackage } from '../contract/load.ts';
import type { Package } from '../contract/package.ts';
import { RELEASES_VERSION } from '../contract/version.ts';
import { WrapdocsError } from '../errors.ts';
import { readContractTexts } from './contract-texts.ts';
import { findPrevious, type ReleaseRequest } from './versions/next-versions.ts';
import type { Published } from './release-target.ts';

/** The file of a version that says what it and the earlier ones changed. */
export const HISTORY_FILE = 'history.json';

/** The release that another one is compared with. */
export interface PreviousRelease {
  version: string;
  /** Its packages by name. */
  contracts: ReadonlyMap<string, Contract>;
  /** What it and the earlier ones changed. */
  releases: History['releases'];
}

/** What a release changes compared with the previous one, followed by the history of that one. */
export function makeHistory(
  previous: PreviousRelease | undefined,
  { version, date }: Pick<ReleaseRequest, 'version' | 'date'>,
  packages: readonly Package[],
  filters: ReadonlyMap<string, ChangeFilter>,
): History {
  const before = previous?.contracts ?? NONE;
  const after = new Map(packages.map((one) => [one.index.name, one]));
  const names = new Set([...after.keys(), ...before.keys()]);
  const changes = [...names].map((name) =>
    compare(before.get(name), after.get(name), { name, filter: filters.get(name) ?? NO_FILTER }),
  );
  const link = previous === undefined ? {} : { previous: previous.version };
  const own = { version, date, ...link, packages: changes };
  return { schemaVersion: RELEASES_VERSION, releases: [own, ...(previous?.releases ?? [])] };
}

/** Why packages of the previous release could not be compared, one sentence each. */
export function listUncompared({ contracts }: PreviousRelease): string[] {
  return [...contracts.values()].flatMap((contract) =>
    contract instanceof WrapdocsError ? [contract.message] : [],
  );
}

/** Reads the published release that another one is compared with; undefined for the first one. */
export async function readPrevious(
  published: Published,
  request: Pick<ReleaseRequest, 'version' | 'prerelease'>,
): Promise<PreviousRelease | undefined> {
  const version = findPrevious(published.versions, request);
  if (version === undefined) return undefined;
  const contracts = await readContracts(published, version);
  return { version, contracts, releases: await readReleases(published, version) };
}

/** A package of the previous release, or why this wrapdocs cannot read it. */
type Contract = Package | WrapdocsError;

const NONE: ReadonlyMap<string, Contract> = new Map();

const NO_FILTER: ChangeFilter = { include: [], exclude: [] };

function compare(
  before: Contract | undefined,
  after: Package | undefined,
  { name, filter }: { name: string; filter: ChangeFilter },
): PackageChanges {
  if (after === undefined) return { name, ...getVersion('before', before), presence: 'removed' };
  if (before === undefined) return { name, ...getVersion('after', after), presence: 'added' };
  return {
    name,
    ...getVersion('before', before),
    ...getVersion('after', after),
    ...(before instanceof WrapdocsError ? {} : listChanges(before, after, filter)),
  };
}

function listChanges(before: Package, after: Package, filter: ChangeFilter) {
  const { kept, leftOut, internals } = compareFiltered(before, after, filter);
  return {
    changes: kept,
    ...(leftOut === 0 ? {} : { leftOut }),
    ...(internals === 0 ? {} : { internals }),
  };
}

/** The filters of the configured packages by name. */
export function getChangeFilters(
  packages: readonly Pick<PackageConfig, 'name' | 'changes'>[],
): Map<string, ChangeFilter> {
  return new Map(packages.map(({ name, changes }) => [name, changes]));
}

function getVersion(side: 'before' | 'after', contract: Contract | undefined) {
  if (contract === undefined || contract instanceof WrapdocsError) return {};
  const { version } = contract.index;
  return version === undefined ? {} : { [side]: version };
}

/** The packages of a release by name. */
async function readContracts(
  published: Published,
  version: string,
): Promise<Map<string, Contract>> {
  const texts = await readContractTexts(published, version);
  return new Map(texts.map(({ name, place, text }) => [name, parseContract(text, place)]));
}

/** Another contract must not prevent the site's next release, which then has no list of changes. */
function parseContract(text: string, place: string): Contract {
  try {
    return parsePackage(text, place);
  } catch (error) {
    if (error instanceof WrapdocsError && error.code === 'CONTRACT_VERSION') return error;
    throw error;
  }
}

async function readReleases({ readFile }: Published, version: string) {
  const place = `${version}/${HISTORY_FILE}`;
  const text = await readFile(place);
  if (text === undefined) return [];
  try {
    return HistorySchema.parse(JSON.parse(text.toString())).releases;
  } catch (cause) {
    throw new WrapdocsError({
      code: 'RELEASES_UNREADABLE',
      message: `${place} is damaged. Nothing was changed.`,
      hint: `Release ${version} again with --replace.`,
      cause,
    });
  }
}
