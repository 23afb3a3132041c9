import type { FunctionFacts, SentRequest } from '../facts.ts';
import { getHoles } from './template.ts';

/** Headers about the program and the form of the answer rather than the request. */
const NEGOTIATION = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length'],
  ...['content-type', 'host', 'transfer-encoding', 'user-agent'],
]);
const MOST = 0.9;
const HALF = 0.5;

/**
 * Finds headers that belong to the client as a whole; pages of operations need not repeat them. Nearly
 * all of its requests with this method have the header, or half of all requests have it with the same
 * value.
 *
 * @returns a test for the name of a header of a request with this method
 */
export function findClientHeaders(
  functions: readonly FunctionFacts[],
): (name: string, method: string) => boolean {
  const all = functions.flatMap(({ sends }) => sends);
  const byMethod = Map.groupBy(all, ({ method }) => method);
  const common = new Map(
    [...byMethod].map(([method, its]) => [method, findFrequent(its, MOST, ([name]) => name)]),
  );
  const constant = findFrequent(all, HALF, ([name, value]) => `${name}: ${value}`);
  const names = new Set([...constant].map((line) => line.replace(/:.*$/su, '')));
  return (name, method) =>
    NEGOTIATION.has(name) || names.has(name) || common.get(method)?.has(name) === true;
}

/** What a share of requests has in its headers, without what comes from arguments of functions. */
function findFrequent(
  requests: readonly SentRequest[],
  share: number,
  getKey: (header: [name: string, value: string]) => string,
): Set<string> {
  const headers = requests
    .flatMap((one) => Object.entries(one.headers ?? {}))
    .filter(([, value]) => getHoles(value).every((hole) => hole.includes('.')));
  const counts = [...Map.groupBy(headers, getKey)];
  const frequent = counts.filter(([, its]) => its.length >= share * requests.length);
  return new Set(frequent.map(([key]) => key));
}
