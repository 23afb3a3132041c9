export const versions = {
  label: 'Version',
  menu: 'Versions',
  loading: 'Loading the versions…',
  failed: 'The versions could not be loaded. Check your connection and open the list again.',
  latest: 'latest',
  prerelease: 'prerelease',
  news: (version: string) => `What’s new in ${version}`,
  notice: {
    label: 'Version of this page',
    /** Without scripts, nothing is known of other versions. */
    plain: (version: string) => `This is version ${version}.`,
    prerelease: (version: string) => `This is version ${version}, a prerelease.`,
    latest: (version: string) => `This is version ${version}, the latest.`,
    old: (version: string, latest: string) =>
      `This is version ${version}. The latest is ${latest}.`,
    newer: (version: string, latest: string) =>
      `This is version ${version}, a prerelease. The latest is ${latest}.`,
    later: (version: string, latest: string) =>
      `This is version ${version}. Recommended is ${latest}.`,
    gone: (since: string) => `This page is gone since ${since}.`,
    missing: (latest: string) => `This page is not in ${latest}.`,
    toPage: (latest: string) => `This page in ${latest}`,
    toNearest: (latest: string) => `Nearest page in ${latest}`,
    toLatest: 'At its lasting address',
  },
};
