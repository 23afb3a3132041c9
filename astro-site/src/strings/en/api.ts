import type { ApiDriftKind } from '../../../../extractor/contract/api-file.ts';

const PLACES = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  cookie: 'as a cookie',
  body: 'in the body',
};

/** What the document says, after its name. */
const drift: Record<ApiDriftKind, string> = {
  unknownOperation: 'does not list this request.',
  otherMethod: 'lists this path only with {names}.',
  unknownQuery: 'does not list the query parameter {names}.',
  unknownField: 'does not list the field {names} of the body.',
  otherLocation: 'lists {names} {place}.',
  unknownValue: 'does not list {values} as a value of {names}.',
  deprecatedOperation: 'marks this operation as deprecated.',
  deprecatedParameter: 'marks {names} as deprecated.',
  bodyNotSent: 'requires a body, which this function does not send.',
  bodyNotTaken: 'lists no body for this operation.',
  requiredNotSent: 'requires {names}, which this function does not send.',
  requiredOptional: 'requires {names}, which can be left out here.',
};

/** Texts about the documents of APIs. */
export const api = {
  coverage: 'API coverage',
  coverageOf: (name: string) => `API coverage of ${name}`,
  aboutCoverage: (name: string) =>
    `The operations of the API, with the functions of the Python package ${name} that send them.`,
  note: "The operations that the API's document lists, with the functions of this package that send them.",
  share: (sent: number, total: number) => `${sent} of ${total} operations`,
  percent: (percent: number) => `${percent} %`,
  deprecatedAside: (count: number) =>
    count === 1
      ? '1 deprecated operation is not counted'
      : `${count} deprecated operations are not counted`,
  document: "API's document",
  copiedFrom: 'Copied from',
  date: 'Date',
  files: 'For programs',
  badge: 'Badge',
  otherOperations: 'Other operations',
  none: 'none',
  deprecated: 'deprecated',
  differs: 'differs',
  perhaps: 'perhaps',
  unlisted: 'Requests that the document does not list',
  unlistedNote:
    "Functions of this package send these requests. The API's document does not have them, or has their paths with other methods.",
  saysDocument: (version: string | undefined) =>
    version === undefined ? "The API's document " : `The API's document (version ${version}) `,
  differsFrom: 'Differs from the document',
  saidBy: "API's document",
  drift,
  fromDocument: "From the API's document",
  fromDocumentNote: (document: string) =>
    `${document}. The source code of this package does not say this.`,
  license: (name: string) => `licence: ${name}`,
  parameters: 'Parameters',
  places: PLACES,
  response: (status: string, mediaType: string) => `Response ${status} (${mediaType})`,
  errors: 'Errors',
  scopes: 'Scopes',
  scopesAny: 'Scopes, one of',
  required: 'always there',
  json: (name: string) =>
    `The operations of the API, with the functions of ${name} that send them, as JSON.`,
};
