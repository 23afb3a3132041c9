import type { Facts, SentRequest } from '../facts.ts';

/** The share of functions, and the number of them, that must begin with the same request. */
const SHARE = 0.15;
const FEWEST = 5;

/**
 * Finds requests that only serve others, such as that for a token: what constructors sent, and what
 * many functions send first in the same form, or first after others of this kind.
 *
 * @returns a test for requests
 */
export function findSideRequests({ setup, functions }: Facts): (sent: SentRequest) => boolean {
  const sides = new Set(Object.values(setup).flat().map(getIdentity));
  const sending = functions.map(({ sends }) => sends.map(getIdentity));
  const fewest = Math.max(FEWEST, SHARE * sending.filter((sends) => sends.length > 0).length);
  for (let found = true; found;) {
    const common = findCommonFirst(sending, sides, fewest);
    for (const identity of common) sides.add(identity);
    found = common.length > 0;
  }
  sides.delete('');
  return (sent) => sides.has(getIdentity(sent));
}

/** What at least so many functions send before anything else that is not known to serve others. */
function findCommonFirst(
  sending: readonly (readonly string[])[],
  sides: ReadonlySet<string>,
  fewest: number,
): string[] {
  const first = sending.flatMap((sends) => sends.find((one) => !sides.has(one)) || []);
  const counts = [...Map.groupBy(first, (identity) => identity)];
  return counts.filter(([, its]) => its.length >= fewest).map(([identity]) => identity);
}

/**
 * The same text for requests with the same content, whichever class was given the settings; headers may
 * hold signatures and times. It is empty if the content of the body was not recorded.
 */
function getIdentity({ method, url, query = {}, body }: SentRequest): string {
  if (body !== undefined && body.fields === undefined) return '';
  const content = JSON.stringify([method, url, query, body ?? null]);
  return content.replaceAll(/\{[A-Z]\w*(?=\.)/gu, '{');
}
