export const operation = {
  signature: 'Signature',
  examples: 'Example in',
  languages: { python: 'Python', async: 'async', curl: 'curl' },
  inAsyncPython: (name: string) => `${name} in asynchronous Python`,
  inPython: (name: string) => `${name} in Python`,
  withCurl: (name: string) => `${name} with curl`,
  requestBody: 'Request body',
  responses: 'Responses',
  response: (status: string) => `Response ${status}`,
  responseOf: (name: string) => `Response of ${name}`,
  noContent: 'no content',
};
