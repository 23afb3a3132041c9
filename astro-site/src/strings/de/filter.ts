import type { filter as English } from '../en/filter.ts';

export const filter: typeof English = {
  label: 'Operationen filtern',
  text: 'Name, Pfad oder Text',
  placeholder: 'Nach Name, Pfad oder Text filtern',
  requestPlaceholder: 'Filtern, oder Anfrage einfügen',
  view: 'Anordnung',
  byCall: 'Nach Aufruf',
  byPath: 'Nach Pfad',
  group: 'Gruppe',
  allGroups: 'Alle Gruppen',
  methods: 'Methoden',
  reset: 'Zurücksetzen',
  none: 'Keine Operation passt zu diesem Filter.',
  showAll: (total) => `Alle ${total} Operationen anzeigen`,
  operations: (count) => (count === 1 ? '1 Operation' : `${count} Operationen`),
  shown: (count, total) => `${count} von ${total} Operationen`,
};
