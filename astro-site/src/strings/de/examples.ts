import type { examples as English } from '../en/examples.ts';

export const examples: typeof English = {
  more: 'Weitere',
  otherLanguages: 'Weitere Sprachen',
  inLanguage: (name, language) => `${name} in ${language}`,
  fillIn: 'Ausfüllen',
  explanation:
    'Alle Beispiele dieser API verwenden dann diese Werte, auch auf anderen Seiten und in dem, was Sie kopieren. Sie bleiben in diesem Browser. Geheimnisse lesen die Beispiele aus der Umgebung; geben Sie hier also keine ein.',
  baseUrl: 'Basis-URL',
  noAddress: 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  removeAll: 'Alle Werte entfernen',
  saved: 'Die Beispiele verwenden Ihre Werte.',
  removed: 'Die Werte wurden entfernt.',
  notStored: 'Dieser Browser erlaubt der Website nicht, etwas zu speichern.',
};
