import type { news as English } from '../en/news.ts';

export const news: typeof English = {
  title: 'Neuerungen',
  titleOf: (version) => `Neuerungen in ${version}`,
  description: (version) => `Änderungen in Version ${version}, auch unverträgliche.`,
  since: (version, previous, date) => `Änderungen in ${version} (${date}) gegenüber ${previous}.`,
  first: (version, date) => `${version} (${date}) ist die erste Version.`,
  none: (version, previous) => `${version} enthält gegenüber ${previous} keine Änderungen.`,
  counts: {
    breaking: (count) => `${count} unverträglich`,
    possiblyBreaking: (count) => `${count} möglicherweise unverträglich`,
    safe: (count) => `${count} verträglich`,
  },
  noChanges: 'keine Änderungen',
  firstRelease: 'erste Version',
  notCompared: 'Änderungen nicht bekannt',
  severities: {
    breaking: 'Unverträglich',
    possiblyBreaking: 'Möglicherweise unverträglich',
    safe: 'Verträglich',
  },
  explanations: {
    breaking: 'Vorhandener Code wird fehlschlagen.',
    possiblyBreaking:
      'Vorhandener Code kann fehlschlagen, je nachdem, wie er die Schnittstelle nutzt.',
    safe: 'Vorhandener Code funktioniert weiter.',
  },
  versions: (before, after) => `${before} → ${after}`,
  packageAdded: 'Dieses Paket ist neu in der Dokumentation.',
  packageRemoved: 'Dieses Paket wird nicht mehr dokumentiert.',
  uncompared: (previous) => `Die Änderungen gegenüber ${previous} sind nicht bekannt.`,
  inVersion: (version) => `in ${version}`,
  nameInVersion: (name, version) => `${name} in ${version}`,
  reaches: 'Betrifft',
  reachesMany: (count) => `Betrifft ${count} Operationen`,
  more: (count) => `${count} weitere in `,
  moreChanges: (count) => `${count} weitere`,
  feed: 'Den Releases folgen (Atom-Feed)',
  earlier: 'Frühere Versionen',
  badgeNew: (version) => `Neu in ${version}`,
  badgeChanged: (version) => `Geändert in ${version}`,
};
