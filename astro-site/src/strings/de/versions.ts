import type { versions as English } from '../en/versions.ts';

export const versions: typeof English = {
  label: 'Version',
  menu: 'Versionen',
  loading: 'Die Versionen werden geladen…',
  failed:
    'Die Versionen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und öffnen Sie die Liste erneut.',
  latest: 'neueste',
  prerelease: 'Vorabversion',
  news: (version) => `Neuerungen in ${version}`,
  notice: {
    label: 'Version dieser Seite',
    plain: (version) => `Dies ist Version ${version}.`,
    prerelease: (version) => `Dies ist Version ${version}, eine Vorabversion.`,
    latest: (version) => `Dies ist Version ${version}, die neueste Version.`,
    old: (version, latest) => `Dies ist Version ${version}. Die neueste Version ist ${latest}.`,
    newer: (version, latest) =>
      `Dies ist Version ${version}, eine Vorabversion. Die neueste Version ist ${latest}.`,
    later: (version, latest) =>
      `Dies ist Version ${version}. Die empfohlene Version ist ${latest}.`,
    gone: (since) => `Diese Seite wurde in ${since} entfernt.`,
    missing: (latest) => `Diese Seite gibt es in ${latest} nicht.`,
    toPage: (latest) => `Diese Seite in ${latest}`,
    toNearest: (latest) => `Nächstliegende Seite in ${latest}`,
    toLatest: 'Dauerhafter Link',
  },
};
