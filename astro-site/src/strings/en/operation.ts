export const operation = {
  signature: 'Signature',
  examples: 'Example in',
  languages: { python: 'Python', curl: 'curl' },
  inPython: (name: string) => `${name} in Python`,
  withCurl: (name: string) => `${name} with curl`,
  requestBody: 'Request body',
  responses: 'Responses',
  response: (status: string) => `Response ${status}`,
  responseOf: (name: string) => `Response of ${name}`,
  noContent: 'no content',
};
