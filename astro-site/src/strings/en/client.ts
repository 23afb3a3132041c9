/** Texts about the requests that clients send. */
export const client = {
  request: 'Request',
  requests: 'Requests',
  inheritedRequests: 'Inherited requests',
  inheritedFrom: 'Inherited from',
  leadsTo: 'Leads to',
  leadsToNote: 'Objects that you reach from here, with the number of requests below them.',
  unknown: 'Requests that could not be determined',
  unknownNote:
    'These methods send a request, but the source code does not show which one in a way that wrapdocs can read.',
  unknownAt: 'Sends a request that could not be determined, at',
  withoutRequest: 'Methods without a request',
  variants: 'Variants',
  variantsNote: 'These methods send the same requests as the ones that they link to.',
  mirrored: 'Same requests',
  mirrors: (kinds: string) =>
    `The methods of this class send the same requests as those of another class (${kinds}), which documents them.`,
  access: 'Get one',
  copyCall: 'Copy call',
  copyAccess: 'Copy code',
  base: 'Base',
  replacedBy: 'replaced by',
  or: 'or',
  and: 'and',
  from: 'from',
  server: 'Base URL',
  authentication: 'Authorization',
  notFound: 'not found in the source code',
  schemes: {
    bearer: 'Bearer token',
    basic: 'HTTP Basic',
    header: 'Header',
    query: 'Query parameter',
    cookie: 'Cookie',
    digest: 'Digest',
    http: 'HTTP scheme',
    oauth2: 'OAuth 2, sent as a bearer token',
    openIdConnect: 'OpenID Connect, sent as a bearer token',
  },
  badges: {
    serverUnknown: 'Server not known',
    pathFromObject: 'Path from object',
    severalRequests: 'Several possible requests',
    pathIncomplete: 'Path incomplete',
    inherited: 'Inherited',
    docstringOnly: 'From docstring',
    docstringDiffers: 'Docstring differs',
    partial: 'Read in part',
  },
  reasons: {
    serverUnknown: () => 'The source code does not set the address of the server.',
    pathFromObject: (detail: string) =>
      detail === ''
        ? 'The path begins with an address that the server sent.'
        : `The path begins with ${detail}, an address that the server sent.`,
    severalRequests: (detail: string) =>
      detail === ''
        ? 'The method sends one of several requests.'
        : `The method sends one of several requests. Which one depends on ${detail}.`,
    pathIncomplete: (detail: string) =>
      detail === '' ? 'A part of the path could not be read.' : `${detail} could not be read.`,
    inherited: (detail: string) => `Declared as ${detail}. The path is the one of this class.`,
    docstringOnly: () => 'The docstring names this request. The code does not confirm it.',
    docstringDiffers: (detail: string) =>
      `The docstring says ${detail}. What is shown here was read from the code.`,
    partial: () => 'Some parts of the request could not be read.',
  },
  groups: {
    object: 'From the object',
    body: 'Request body',
    options: 'Request options',
    notSent: 'Not sent',
    constants: 'Always sent',
  },
  bodyOf: (title: string, mediaType: string) => `${title} (${mediaType})`,
  effects: {
    headers: 'added to the headers',
    query: 'added to the query',
    body: 'merged into the body',
    notSent: 'only changes how the client sends the request',
  },
  places: {
    path: 'in the path',
    query: 'in the query',
    header: 'as a header',
    cookie: 'as a cookie',
    body: 'in the body',
  },
  conversion: {
    joined: 'joined with',
    isoformat: 'sent in ISO 8601',
    other: 'converted with',
    space: 'a space',
  },
  omitted: 'left out unless given',
  computed: 'computed by the client',
  always: 'always',
  returns: 'Returns in Python',
  response: 'Response',
  paged: 'paged',
  paging: 'Paging',
  pagingText: 'One request per page, sent while you iterate.',
  pagingBy: 'The next page is requested with',
  pagingItem: 'Each item is',
  same: 'Also sent by',
  evidence: 'How we know',
  evidenceServer: 'Base URL',
  evidenceAuthentication: 'Authorization',
  details: 'Signature and source',
  variantKinds: {
    async: 'async',
    rawResponse: 'raw response',
    streamingResponse: 'streaming response',
    httpInfo: 'with HTTP details',
    classLevel: 'called on the class',
  },
  operationsOf: (name: string) => `Operations of ${name}`,
  aboutOperations: (name: string) =>
    `Every HTTP request that the Python package ${name} can send, with the call that sends it.`,
  aboutOperation: (method: string, path: string) => `Sends ${method} ${path}.`,
  indexNote: 'Every HTTP request that this package can send, with the call that sends it.',
  allRequests: (count: number) =>
    count === 1
      ? '1 request with the call that sends it'
      : `All ${count} requests by call and by path`,
  countRequests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
};
