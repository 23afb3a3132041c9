import type { client as English } from '../en/client.ts';

/** Texts about the requests that clients send. */
export const client: typeof English = {
  request: 'Anfrage',
  operations: 'Operationen',
  inheritedOperations: 'Geerbte Operationen',
  inheritedFrom: 'Geerbt von',
  furtherBases: (count) =>
    count === 1
      ? 'Eine weitere Basisklasse hat Elemente. Die hier genannten verlinken sie.'
      : `${count} weitere Basisklassen haben Elemente. Die hier genannten verlinken sie.`,
  leadsTo: 'Führt zu',
  leadsToNote:
    'Objekte, die von hier aus erreichbar sind, mit der Anzahl der Operationen darunter.',
  unknown: 'Methoden, deren Anfrage nicht bekannt ist',
  unknownNote:
    'Diese Methoden senden möglicherweise eine Anfrage. Welche es ist, ist nicht bekannt.',
  unknownAt:
    'Sendet möglicherweise eine Anfrage. Welche es ist, ist nicht bekannt. Der Aufruf steht in',
  delegates: 'Methoden, die Operationen aufrufen',
  delegatesNote:
    'Diese Methoden senden möglicherweise die Anfragen der Operationen, die sie nennen, indem sie diese aufrufen.',
  maySend: 'Sendet möglicherweise',
  through: 'durch',
  otherMethods: 'Weitere Methoden',
  variants: 'Varianten',
  variantsNote: 'Diese Methoden senden dieselben Anfragen wie die, auf die sie verweisen.',
  mirrored: 'Dieselben Anfragen',
  mirrors: (kinds) =>
    `Die Methoden dieser Klasse senden dieselben Anfragen wie die einer anderen Klasse (${kinds}), bei der sie beschrieben sind.`,
  client: 'Client',
  clients: 'Clients',
  firstCall: 'Ein erster Aufruf',
  otherGroups: 'Weitere Gruppen',
  class: 'Klasse',
  construct: 'Erzeugen',
  access: 'So erhalten Sie ein Objekt',
  copyCall: 'Aufruf kopieren',
  copyAccess: 'Code kopieren',
  base: 'Basis',
  replacedBy: 'ersetzt durch',
  or: 'oder',
  and: 'und',
  from: 'aus',
  server: 'Basis-URL',
  notFound: 'im Quelltext nicht gefunden',
  foundAt: ', gefunden in ',
  alternative: 'oder',
  otherHost: 'für diesen Host nicht bekannt',
  schemes: {
    bearer: 'Bearer-Token',
    basic: 'HTTP Basic',
    header: 'Header',
    query: 'Query-Parameter',
    cookie: 'Cookie',
    digest: 'Digest',
    http: 'HTTP-Schema',
    oauth2: 'OAuth 2, als Bearer-Token gesendet',
    openIdConnect: 'OpenID Connect, als Bearer-Token gesendet',
  },
  badges: {
    serverUnknown: 'Server unbekannt',
    pathFromObject: 'Pfad aus dem Objekt',
    severalRequests: 'Mehrere mögliche Anfragen',
    pathIncomplete: 'Pfad unvollständig',
    bodyUnknown: 'Inhalt unbekannt',
    queryOpen: 'Weitere Query-Parameter möglich',
    bodyOpen: 'Weitere Felder möglich',
    assumed: 'Aus Namen angenommen',
    inherited: 'Geerbt',
    docstringOnly: 'Aus dem Docstring',
    docstringDiffers: 'Docstring weicht ab',
    partial: 'Teilweise gelesen',
  },
  reasons: {
    serverUnknown: () => 'Der Quelltext legt die Adresse des Servers nicht fest.',
    pathFromObject: (detail) =>
      detail === ''
        ? 'Der Pfad beginnt mit einer Adresse, die der Server gesendet hat.'
        : `Der Pfad beginnt mit ${detail}, einer Adresse, die der Server gesendet hat.`,
    severalRequests: (detail) =>
      detail === ''
        ? 'Die Methode sendet eine von mehreren Anfragen.'
        : `Die Methode sendet eine von mehreren Anfragen. Welche, hängt von ${detail} ab.`,
    pathIncomplete: (detail) =>
      detail === ''
        ? 'Ein Teil des Pfads konnte nicht gelesen werden.'
        : `${detail} konnte nicht gelesen werden.`,
    bodyUnknown: () =>
      'Die Anfrage kann einen Inhalt haben. Was er enthält, konnte nicht gelesen werden.',
    queryOpen: () => 'Die Query kann weitere Parameter haben als die gezeigten.',
    bodyOpen: () => 'Der Inhalt kann weitere Felder haben als die gezeigten.',
    assumed: () =>
      'Der Aufruf wurde nicht bis zu einer HTTP-Bibliothek verfolgt. Sein Name lässt auf diese Anfrage schließen.',
    inherited: (detail) => `Deklariert als ${detail}. Der Pfad ist der dieser Klasse.`,
    docstringOnly: () => 'Der Docstring nennt diese Anfrage. Der Code bestätigt sie nicht.',
    docstringDiffers: (detail) =>
      `Der Docstring nennt ${detail}. Was hier steht, wurde aus dem Code gelesen.`,
    partial: () => 'Einige Teile der Anfrage konnten nicht gelesen werden.',
  },
  groups: {
    object: 'Aus dem Objekt',
    body: 'Inhalt der Anfrage',
    options: 'Optionen der Anfrage',
    notSent: 'Nicht gesendet',
    constants: 'Immer gesendet',
  },
  bodyOf: (title, mediaType) => `${title} (${mediaType})`,
  effects: {
    headers: 'Wird zu den Headern hinzugefügt',
    query: 'Wird zur Query hinzugefügt',
    body: 'Wird in den Inhalt eingefügt',
    notSent: 'Ändert nur, wie der Client die Anfrage sendet',
  },
  places: {
    path: 'Im Pfad',
    query: 'In der Query',
    header: 'Als Header',
    cookie: 'Als Cookie',
    body: 'Im Inhalt',
  },
  conversion: {
    joined: 'Verbunden mit',
    isoformat: 'Gesendet nach ISO 8601',
    attribute: 'Gesendet wird',
    other: 'Umgewandelt mit',
    space: 'einem Leerzeichen',
  },
  omitted: 'Entfällt ohne Angabe',
  computed: 'Vom Client berechnet',
  always: 'Immer',
  returns: 'Rückgabe in Python',
  response: 'Antwort',
  paged: 'seitenweise',
  paging: 'Seiten',
  pagingText: 'Eine Anfrage pro Seite, gesendet während der Iteration.',
  pagingBy: 'Die nächste Seite wird angefordert mit',
  pagingItem: 'Jedes Element ist',
  same: 'Auch gesendet von',
  evidence: 'Woher wir das wissen',
  evidenceServer: 'Basis-URL',
  evidenceAuthentication: 'Authentifizierung',
  details: 'Signatur und Quelltext',
  variantKinds: {
    async: 'asynchron',
    rawResponse: 'rohe Antwort',
    streamingResponse: 'gestreamte Antwort',
    httpInfo: 'mit HTTP-Details',
    classLevel: 'an der Klasse aufgerufen',
  },
  operationsOf: (name) => `Operationen von ${name}`,
  aboutOperations: (name) =>
    `Alle HTTP-Anfragen, die das Python-Paket ${name} senden kann, mit dem Aufruf, der sie sendet.`,
  aboutOperation: (method, path) => `Sendet ${method} ${path}.`,
  indexNote: 'Alle HTTP-Anfragen, die dieses Paket senden kann, mit dem Aufruf, der sie sendet.',
  serverIndexNote: 'Alle Operationen dieser API, mit der Funktion, die sie definiert.',
  allOperations: (count) =>
    count === 1
      ? '1 Operation mit ihrem Aufruf'
      : `Alle ${count} Operationen nach Aufruf und nach Pfad`,
  countOperations: (count) => (count === 1 ? '1 Operation' : `${count} Operationen`),
};
