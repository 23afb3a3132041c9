import type * as English from '../en/frame.ts';

export const header: typeof English.header = {
  source: 'Quelltext',
};

export const sidebar: typeof English.sidebar = {
  reference: 'API-Referenz',
  coverage: 'Abdeckung der API',
  operations: 'Alle Operationen',
  all: (count) => `Alle ${String(count)} Einträge`,
};

export const footer: typeof English.footer = {
  edit: 'Diese Seite bearbeiten',
  source: 'Python-Quelltext ansehen',
  repository: 'Repository ansehen',
  copyright: (year) => `Copyright © ${year}`,
};

export const notFound: typeof English.notFound = {
  title: 'Seite nicht gefunden',
  explanation:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist falsch.',
  nearest: 'Meinten Sie eine dieser Seiten?',
  others: 'Weitere Möglichkeiten',
  search: 'Drücken Sie / oder nutzen Sie das Suchfeld oben, um die Seite zu suchen',
  home: 'Zur Startseite',
  reference: 'Zur API-Referenz',
};
