import type { FunctionFacts, SentRequest } from '../facts.ts';
import { getHoles } from './template.ts';

/** Headers about the program and the form of the answer rather than the request. */
const NEGOTIATION = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length'],
  ...['content-type', 'host', 'transfer-encoding', 'user-agent'],
]);
/** What differs from request to request, as the recorder writes it. */
const MADE = new Set(['uuid', 'timestamp', 'signature', 'digest', 'md5', 'sha256', 'date', 'jwt']);
const MOST = 0.9;
const HALF = 0.5;
const FEWEST = 3;

/**
 * Finds headers that belong to the client or to one of its classes as a whole; pages of operations need
 * not repeat them. Nearly all requests with this method have the header, or nearly all of the class, or
 * half of all requests have it with the same value.
 *
 * @returns a test for the name of a header of a request of a function
 */
export function findClientHeaders(
  functions: readonly FunctionFacts[],
): (name: string, sent: SentRequest, facts: FunctionFacts) => boolean {
  const all = functions.flatMap(({ sends }) => sends);
  const byMethod = findCommon(Map.groupBy(all, ({ method }) => method));
  const classes = [...Map.groupBy(functions, getOwner)].filter(([, its]) => its.length >= FEWEST);
  const byClass = findCommon(
    new Map(classes.map(([owner, its]) => [owner, its.flatMap(({ sends }) => sends)])),
  );
  const constant = findFrequent(all, HALF, ([name, value]) => `${name}: ${value}`);
  const names = new Set([...constant].map((line) => line.replace(/:.*$/su, '')));
  return (name, { method }, facts) =>
    NEGOTIATION.has(name) ||
    names.has(name) ||
    byMethod.get(method)?.has(name) === true ||
    byClass.get(getOwner(facts))?.has(name) === true;
}

function getOwner({ id }: FunctionFacts): string {
  return id.replace(/\.[^.]*$/u, '');
}

function findCommon(groups: ReadonlyMap<string, SentRequest[]>): Map<string, Set<string>> {
  const found = [...groups].map(([key, requests]) => {
    return [key, findFrequent(requests, MOST, ([name]) => name)] as const;
  });
  return new Map(found);
}

/** What a share of requests has in its headers, without what comes from arguments of functions. */
function findFrequent(
  requests: readonly SentRequest[],
  share: number,
  getKey: (header: [name: string, value: string]) => string,
): Set<string> {
  const headers = requests
    .flatMap((one) => Object.entries(one.headers ?? {}))
    .filter(([, value]) => getHoles(value).every(isNoArgument));
  const counts = [...Map.groupBy(headers, getKey)];
  const frequent = counts.filter(([, its]) => its.length >= share * requests.length);
  return new Set(frequent.map(([key]) => key));
}

/** What the client makes, such as `{uuid}`, has no other name. */
function isNoArgument(hole: string): boolean {
  return hole.includes('.') || MADE.has(hole);
}
