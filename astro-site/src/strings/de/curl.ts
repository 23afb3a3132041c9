import type * as English from '../en/curl.ts';

export const curl: typeof English.curl = {
  setFirst: 'Setzen Sie zuerst:',
  refuses: '. Solange eine Variable fehlt, sendet der Befehl nichts.',
  anyMethod: 'Der Quelltext nennt die Methode der Anfrage nicht. Dies sendet GET.',
  unknownBody: (variable) =>
    `Der Quelltext zeigt nicht, was der Inhalt ist. Setzen Sie ${variable} auf den Pfad einer Datei damit.`,
  possibleBody:
    'Die Anfrage hat vielleicht einen Inhalt, den der Quelltext nicht zeigt. Ergänzen Sie ihn mit -d.',
  incompleteBody: 'Der Inhalt braucht vielleicht mehr, als der Quelltext zeigt.',
  unknownPath: 'Der Quelltext zeigt einen Teil des Pfads nicht. Ergänzen Sie ihn zuerst.',
  unknownPart: (variable) =>
    `Der Quelltext zeigt einen Teil des Pfads nicht. Setzen Sie ${variable} darauf.`,
  sentPart: (variable) =>
    `Der Pfad beginnt mit einer Adresse, die der Server gesendet hat. Setzen Sie ${variable} darauf.`,
};
