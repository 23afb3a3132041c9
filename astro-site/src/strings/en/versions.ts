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
    /** Shown without JavaScript, when other versions are unknown. */
    plain: (version: string) => `This is version ${version}.`,
    prerelease: (version: string) => `This is version ${version}, a prerelease.`,
    latest: (version: string) => `This is version ${version}, the latest version.`,
    old: (version: string, latest: string) =>
      `This is version ${version}. The latest version is ${latest}.`,
    newer: (version: string, latest: string) =>
      `This is version ${version}, a prerelease. The latest version is ${latest}.`,
    later: (version: string, latest: string) =>
      `This is version ${version}. The recommended version is ${latest}.`,
    gone: (since: string) => `This page was removed in ${since}.`,
    missing: (latest: string) => `This page does not exist in ${latest}.`,
    toPage: (latest: string) => `This page in ${latest}`,
    toNearest: (latest: string) => `Closest page in ${latest}`,
    toLatest: 'Permanent link',
  },
};
