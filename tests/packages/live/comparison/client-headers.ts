import type { FunctionFacts, SentRequest } from '../facts.ts';

/** Headers about the program and the form of the answer rather than the request. */
const NEGOTIATION = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length'],
  ...['content-type', 'host', 'transfer-encoding', 'user-agent'],
]);
const MOST = 0.9;

/**
 * Finds headers that belong to the client as a whole, because nearly all of its requests with this
 * method have them; pages of operations need not repeat them.
 *
 * @returns a test for the name of a header of a request with this method
 */
export function findClientHeaders(
  functions: readonly FunctionFacts[],
): (name: string, method: string) => boolean {
  const requests = Map.groupBy(
    functions.flatMap(({ sends }) => sends),
    ({ method }) => method,
  );
  const common = new Map([...requests].map(([method, its]) => [method, findCommon(its)]));
  return (name, method) => NEGOTIATION.has(name) || common.get(method)?.has(name) === true;
}

function findCommon(requests: readonly SentRequest[]): Set<string> {
  const names = Map.groupBy(
    requests.flatMap(({ headers = {} }) => Object.keys(headers)),
    (name) => name,
  );
  const common = [...names].filter(([, its]) => its.length >= MOST * requests.length);
  return new Set(common.map(([name]) => name));
}
