const COUNTS = {
  breaking: (count: number) => `${count} breaking`,
  possiblyBreaking: (count: number) => `${count} possibly breaking`,
  safe: (count: number) => `${count} safe`,
};

export const news = {
  title: 'What’s new',
  titleOf: (version: string) => `What’s new in ${version}`,
  description: (version: string) => `What changed in version ${version}, and what breaks.`,
  since: (version: string, previous: string, date: string) =>
    `Changes in ${version} (${date}) since ${previous}.`,
  first: (version: string, date: string) =>
    `${version} (${date}) is the first release: there is nothing to compare it with.`,
  none: (version: string, previous: string) =>
    `Nothing has changed in ${version} since ${previous}.`,
  counts: COUNTS,
  noChanges: 'no changes',
  severities: {
    breaking: 'Breaking',
    possiblyBreaking: 'Possibly breaking',
    safe: 'Safe',
  },
  explanations: {
    breaking: 'Code that worked will fail.',
    possiblyBreaking: 'Some callers fail, depending on what they do.',
    safe: 'Nothing that worked will fail.',
  },
  versions: (before: string, after: string) => `${before} → ${after}`,
  packageAdded: 'The package is documented for the first time.',
  packageRemoved: 'The package is no longer documented.',
  inVersion: (version: string) => `in ${version}`,
  nameInVersion: (name: string, version: string) => `${name} in ${version}`,
  reaches: 'Reaches',
  reachesMany: (count: number) => `Reaches ${count} operations`,
  more: (count: number) => `${count} more in `,
  earlier: 'Earlier releases',
  badgeNew: (version: string) => `New in ${version}`,
  badgeChanged: (version: string) => `Changed in ${version}`,
};
