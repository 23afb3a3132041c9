import type { api as English } from '../en/api.ts';

const PLACES: (typeof English)['places'] = {
  path: 'im Pfad',
  query: 'in der Query',
  header: 'als Header',
  cookie: 'als Cookie',
  body: 'im Body',
};

/** What the document says, after its name. */
const drift: (typeof English)['drift'] = {
  unknownOperation: 'enthält diese Anfrage nicht.',
  otherMethod: 'enthält diesen Pfad nur mit {names}.',
  unknownQuery: 'enthält den Query-Parameter {names} nicht.',
  unknownField: 'enthält das Feld {names} des Bodys nicht.',
  otherLocation: 'enthält {names} {place}.',
  unknownValue: 'enthält {values} nicht als Wert von {names}.',
  deprecatedOperation: 'kennzeichnet diese Operation als veraltet.',
  deprecatedParameter: 'kennzeichnet {names} als veraltet.',
  bodyNotSent: 'verlangt einen Body, den diese Funktion nicht sendet.',
  bodyNotTaken: 'enthält für diese Operation keinen Body.',
  requiredNotSent: 'verlangt {names}, was diese Funktion nicht sendet.',
  requiredOptional: 'verlangt {names}, was hier weggelassen werden kann.',
};

/** Texts about the documents of APIs. */
export const api: typeof English = {
  coverage: 'Abdeckung der API',
  coverageOf: (name) => `Abdeckung der API durch ${name}`,
  aboutCoverage: (name) =>
    `Die Operationen der API mit den Funktionen des Python-Pakets ${name}, die sie senden.`,
  note: 'Die Operationen, die das Dokument der API enthält, mit den Funktionen dieses Pakets, die sie senden.',
  share: (sent, total) => `${sent} von ${total} Operationen`,
  percent: (percent) => `${percent} %`,
  deprecatedAside: (count) =>
    count === 1
      ? '1 veraltete Operation zählt nicht mit'
      : `${count} veraltete Operationen zählen nicht mit`,
  document: 'Dokument der API',
  copiedFrom: 'Kopiert von',
  date: 'Datum',
  files: 'Für Programme',
  badge: 'Abzeichen',
  otherOperations: 'Weitere Operationen',
  none: 'keine',
  deprecated: 'veraltet',
  differs: 'weicht ab',
  perhaps: 'vielleicht',
  unlisted: 'Anfragen, die das Dokument nicht enthält',
  unlistedNote:
    'Funktionen dieses Pakets senden diese Anfragen. Das Dokument der API enthält sie nicht, oder es enthält ihre Pfade mit anderen Methoden.',
  saysDocument: (version) =>
    version === undefined ? 'Das Dokument der API ' : `Das Dokument der API (Version ${version}) `,
  differsFrom: 'Weicht vom Dokument ab',
  saidBy: 'Dokument der API',
  drift,
  fromDocument: 'Aus dem Dokument der API',
  fromDocumentNote: (document) => `${document}. Im Quelltext dieses Pakets steht dies nicht.`,
  license: (name) => `Lizenz: ${name}`,
  parameters: 'Parameter',
  places: PLACES,
  response: (status, mediaType) => `Antwort ${status} (${mediaType})`,
  errors: 'Fehler',
  scopes: 'Scopes',
  scopesAny: 'Scopes, einer von',
  required: 'immer vorhanden',
  json: (name) =>
    `Die Operationen der API mit den Funktionen von ${name}, die sie senden, als JSON.`,
};
