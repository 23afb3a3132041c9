import type * as English from '../en/markdown-file.ts';

/** Table headings in the Markdown files of pages, and the buttons for these files. */
export const markdownFile: typeof English.markdownFile = {
  name: 'Name',
  type: 'Typ',
  required: 'Erforderlich',
  description: 'Beschreibung',
  status: 'Status',
  mediaType: 'Medientyp',
  copyPage: 'Seite für LLM kopieren',
  copyForModel: 'Für LLM kopieren',
  copyOf: (name) => `Für LLM kopieren: ${name}`,
  view: 'Markdown',
  viewOf: (name) => `Markdown von ${name}`,
  viewPage: 'Als Markdown anzeigen',
  openApi: 'OpenAPI 3.1',
  openIn: 'Öffnen in',
  prompt: (address) => `Lies ${address}, damit ich Fragen dazu stellen kann.`,
  addTo: (editor) => `Zu ${editor} hinzufügen`,
};

export const llms: typeof English.llms = {
  about:
    'Jede Seite dieser Website gibt es auch als Markdown: Ersetzen Sie den Schrägstrich am Ende ihrer Adresse durch `.md`.',
  aboutFull: (megabytes) =>
    `Der Text aller Seiten dieser Website, bis zu ${megabytes} MB. Seiten, die nicht mehr hineinpassen, sind am Ende aufgeführt. Links gelten relativ zu der Adresse über jeder Seite.`,
  documentation: 'Dokumentation',
  reference: (name) => `API-Referenz von ${name}`,
  operationsOf: (name: string) => `Operationen von ${name}`,
  programs: 'Maschinenlesbare Formate',
  openApi: (name, count) =>
    `${count === 1 ? 'Die Operation' : `Die ${count} Operationen`} von ${name} als OpenAPI 3.1.`,
  operations: (name) =>
    `Die HTTP-Anfragen von ${name} als JSON, mit den Python-Aufrufen, die sie senden.`,
  contract: (name) => `Die Dokumentation von ${name} als JSON.`,
  // The llms.txt convention defines the name of this section.
  optional: 'Optional',
  full: 'Der Text aller Seiten in einer Datei.',
  page: 'Seite:',
  left: 'Weitere Seiten',
};
