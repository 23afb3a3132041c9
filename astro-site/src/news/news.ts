import {
  CHANGE_SEVERITIES,
  type Change,
  type ChangeSeverity,
} from '../../../extractor/contract/change.ts';
import type {
  History,
  PackageChanges,
  ReleaseChanges,
} from '../../../extractor/contract/history.ts';

export type Counts = Record<ChangeSeverity, number>;

/** A link to an item that a change is about or affects. */
export interface NewsLink {
  name: string;
  href: string;
}

export interface NewsChange {
  severity: ChangeSeverity;
  /** Plain text; names and types are in backticks. */
  message: string;
  /** The item in this version, and in the previous one. */
  here?: NewsLink;
  previous?: NewsLink;
  /** The operations that it affects through a model. */
  operations: NewsLink[];
}

/** Changes of one severity in one group of operations, or in one module. */
export interface NewsGroup {
  label: string;
  /** Whether the label is a name in code. */
  isCode: boolean;
  changes: NewsChange[];
}

export interface NewsSection {
  severity: ChangeSeverity;
  count: number;
  groups: NewsGroup[];
}

export interface NewsPackage {
  name: string;
  before?: string;
  after?: string;
  presence?: 'added' | 'removed';
  /** Set if the previous release cannot be read, so that changes are not known. */
  isUncompared?: true;
  counts: Counts;
  sections: NewsSection[];
}

/** Another release and the address of its own page. */
export interface EarlierRelease {
  version: string;
  date: string;
  counts: Counts;
  /** Set if the changes of a package are not known. */
  isUncompared?: true;
  /** Set if there was no release before it. */
  isFirst?: true;
  href: string;
}

/** What the page of a release shows. */
export interface News {
  version: string;
  date: string;
  /** The previous release; the first one has none. */
  previous?: string;
  counts: Counts;
  packages: NewsPackage[];
  earlier: EarlierRelease[];
}

/** The addresses of what the changes are about. */
export interface NewsAddresses {
  here: (change: Change) => NewsLink | undefined;
  previous: (change: Change, version: string) => NewsLink | undefined;
  operation: (id: string) => NewsLink | undefined;
  release: (version: string) => string;
}

/**
 * Sorts the changes of the newest release for reading: by package, breaking changes first, by
 * group.
 */
export function makeNews({ releases }: History, addresses: NewsAddresses): News | undefined {
  const [own, ...earlier] = releases;
  if (own === undefined) return undefined;
  const { version, date, previous } = own;
  return {
    version,
    date,
    ...(previous === undefined ? {} : { previous }),
    counts: countRelease(own),
    packages: own.packages
      .filter((one) => one.changes?.length !== 0 || one.presence !== undefined)
      .map((one) => makePackage(one, previous, addresses)),
    earlier: earlier.map((release) => ({
      version: release.version,
      date: release.date,
      counts: countRelease(release),
      ...(release.packages.some(isUncompared) ? { isUncompared: true as const } : {}),
      ...(release.previous === undefined ? { isFirst: true as const } : {}),
      href: addresses.release(release.version),
    })),
  };
}

/** Whether the previous release could not be read, so that there is no list of changes. */
function isUncompared({ changes, presence }: PackageChanges): boolean {
  return changes === undefined && presence === undefined;
}

function countRelease({ packages }: ReleaseChanges): Counts {
  return countChanges(packages.flatMap(({ changes = [] }) => changes));
}

function countChanges(changes: readonly Change[]): Counts {
  const counts: Counts = { breaking: 0, possiblyBreaking: 0, safe: 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

function makePackage(
  one: PackageChanges,
  previous: string | undefined,
  addresses: NewsAddresses,
): NewsPackage {
  const { name, before, after, presence, changes = [] } = one;
  const sections = CHANGE_SEVERITIES.flatMap((severity): NewsSection[] => {
    const found = changes.filter((change) => change.severity === severity);
    if (found.length === 0) return [];
    const groups = makeGroups(found, (change) => makeChange(change, previous, addresses));
    return [{ severity, count: found.length, groups }];
  });
  return {
    name,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(presence === undefined ? {} : { presence }),
    ...(isUncompared(one) ? { isUncompared: true } : {}),
    counts: countChanges(changes),
    sections,
  };
}

function makeGroups(changes: readonly Change[], make: (change: Change) => NewsChange): NewsGroup[] {
  const groups = Map.groupBy(changes, ({ group, module }) => group ?? `\0${module}`);
  return [...groups].map(([key, found]) => ({
    label: key.replace('\0', ''),
    isCode: key.startsWith('\0'),
    changes: found.map(make),
  }));
}

function makeChange(
  change: Change,
  version: string | undefined,
  addresses: NewsAddresses,
): NewsChange {
  const { severity, message, operations = [] } = change;
  const here = addresses.here(change);
  const previous = version === undefined ? undefined : addresses.previous(change, version);
  return {
    severity,
    message,
    ...(here === undefined ? {} : { here }),
    ...(previous === undefined ? {} : { previous }),
    operations: operations.flatMap((id) => addresses.operation(id) ?? []),
  };
}
