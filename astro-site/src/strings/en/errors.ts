/** Texts about what clients raise. */
export const errors = {
  title: 'Errors',
  note: 'What the code of the client raises for each status of a response, and where. A range such as 4xx means all statuses without a line of their own.',
  operations: (count: number) => (count === 1 ? '1 operation' : `${String(count)} operations`),
  other: (range: string) => `other ${range}`,
  anyCause: 'no response',
  returns: 'no exception: the call returns',
  conditional: ', but not in all cases',
  raises: (names: string, more: number) => `${names}${more > 0 ? ` and ${String(more)} more` : ''}`,
  inheritance: 'Inherits from',
  behavior: 'Retries, time-outs and limits',
  behaviorNote: 'What the code that sends the requests sets, as it is written there.',
  behaviors: {
    retry: 'Retry',
    timeout: 'Time-out',
    rateLimit: 'Rate limit',
    idempotency: 'Idempotency',
  },
  undeclared: (count: number) =>
    count === 1
      ? 'The operation declares no error responses.'
      : `None of the ${String(count)} operations declares an error response.`,
};
