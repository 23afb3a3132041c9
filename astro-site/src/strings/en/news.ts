const COUNTS = {
  breaking: (count: number) => `${count} breaking`,
  possiblyBreaking: (count: number) => `${count} possibly breaking`,
  safe: (count: number) => `${count} safe`,
};

export const news = {
  title: 'What’s new',
  titleOf: (version: string) => `What’s new in ${version}`,
  description: (version: string) => `Changes in version ${version}, including breaking changes.`,
  since: (version: string, previous: string, date: string) =>
    `Changes in ${version} (${date}) since ${previous}.`,
  first: (version: string, date: string) => `${version} (${date}) is the first release.`,
  none: (version: string, previous: string) =>
    `There are no changes in ${version} since ${previous}.`,
  counts: COUNTS,
  noChanges: 'no changes',
  firstRelease: 'first release',
  notCompared: 'changes not known',
  severities: {
    breaking: 'Breaking',
    possiblyBreaking: 'Possibly breaking',
    safe: 'Safe',
  },
  explanations: {
    breaking: 'Code that uses this will fail.',
    possiblyBreaking: 'Code may fail, depending on how it uses the API.',
    safe: 'Existing code will continue to work.',
  },
  versions: (before: string, after: string) => `${before} → ${after}`,
  packageAdded: 'This package is new in the documentation.',
  packageRemoved: 'This package is no longer documented.',
  uncompared: (previous: string) => `The changes since ${previous} are not known.`,
  inVersion: (version: string) => `in ${version}`,
  nameInVersion: (name: string, version: string) => `${name} in ${version}`,
  reaches: 'Affects',
  reachesMany: (count: number) => `Affects ${count} operations`,
  more: (count: number) => `${count} more in `,
  moreChanges: (count: number) => `${count} more`,
  feed: 'Follow the releases (Atom feed)',
  earlier: 'Earlier releases',
  badgeNew: (version: string) => `New in ${version}`,
  badgeChanged: (version: string) => `Changed in ${version}`,
};
