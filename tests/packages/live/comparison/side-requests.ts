import type { Facts, SentRequest } from '../facts.ts';

/** The share of functions, and the number of them, that must begin with the same request. */
const SHARE = 0.15;
const FEWEST = 3;

/**
 * Finds requests that only serve others, such as that for a token: what constructors sent, and what
 * many functions send in the same form before another request.
 *
 * @returns a test for requests
 */
export function findSideRequests({ setup, functions }: Facts): (sent: SentRequest) => boolean {
  const sides = new Set(Object.values(setup).flat().map(getIdentity));
  const begun = Map.groupBy(
    functions.filter(({ sends }) => sends.length > 0),
    ({ sends: [first] }) => (first === undefined ? '' : getIdentity(first)),
  );
  for (const [identity, its] of begun) {
    const isCommon = its.length >= Math.max(FEWEST, SHARE * functions.length);
    const followed = its.filter(({ sends }) => sends.some((one) => getIdentity(one) !== identity));
    if (isCommon && 2 * followed.length >= its.length) sides.add(identity);
  }
  return (sent) => sides.has(getIdentity(sent));
}

/** The same text for requests with the same content; headers may hold signatures and times. */
function getIdentity({ method, url, query = {}, body }: SentRequest): string {
  return JSON.stringify([method, url, query, body ?? null]);
}
