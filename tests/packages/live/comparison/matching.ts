import type { SentRequest } from '../facts.ts';
import { matchAddress, parseAddress, type AddressMatch } from './address.ts';
import type { Claim } from './claims.ts';

/** A request, the operation that shows it, and how its address fits. */
export interface Match {
  sent: SentRequest;
  claim: Claim;
  address: AddressMatch;
}

/** Requests with the operations of their function that show them, and those that none shows. */
export interface Matching {
  matches: readonly Match[];
  rest: readonly SentRequest[];
}

/** Finds the operation of each request. */
export function matchRequests(
  sends: readonly SentRequest[],
  claims: readonly Claim[],
  given: ReadonlySet<string>,
): Matching {
  const found = sends.map((sent) => ({ sent, match: findMatch(sent, claims, given) }));
  return {
    matches: found.flatMap(({ match }) => match ?? []),
    rest: found.flatMap(({ sent, match }) => (match === undefined ? sent : [])),
  };
}

/** The operation with the request's method whose address fits best. */
export function findMatch(
  sent: SentRequest,
  claims: readonly Claim[],
  given: ReadonlySet<string>,
): Match | undefined {
  const address = parseAddress(sent);
  const matches = claims
    .filter(({ operation: { method } }) => method === sent.method || method === 'ANY')
    .flatMap((claim) => {
      const found = matchAddress(claim, address, given);
      return found === undefined ? [] : [{ sent, claim, address: found }];
    });
  return matches.toSorted((a, b) => rate(a) - rate(b))[0];
}

/** Tells whether the address fits to an operation with another method. */
export function hasOtherMethod(
  sent: SentRequest,
  claims: readonly Claim[],
  given: ReadonlySet<string>,
): boolean {
  const address = parseAddress(sent);
  return claims.some((claim) => matchAddress(claim, address, given) !== undefined);
}

/** What is wrong weighs most, then what is open, then placeholders: literal paths come first. */
function rate({ claim: { operation }, address: { differences } }: Match): number {
  const wrong = differences.filter(({ isOpen }) => !isOpen).length;
  const open = differences.length - wrong;
  const placeholders = operation.path.split('{').length - 1;
  return 10_000 * wrong + 100 * open + placeholders;
}
