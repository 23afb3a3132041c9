import type { Facts, SentRequest } from '../facts.ts';
import type { Claims } from './claims.ts';
import { findClientHeaders } from './client-headers.ts';
import { compareFunction } from './compare-function.ts';
import { findSideRequests } from './side-requests.ts';
import { isMeaningless } from './meaningless.ts';
import type { Verdict } from './verdict.ts';

/** Compares everything that a client sent with what wrapdocs says. */
export function compareClient(facts: Facts, claims: Claims): Verdict[] {
  const functions = facts.functions.map((one) => ({
    ...one,
    sends: one.sends.filter((sent) => !isMeaningless(sent)),
  }));
  const client = {
    claims,
    isClientHeader: findClientHeaders(facts.functions),
    isSideRequest: findSideRequests(facts),
    isSentBy: indexAddresses(facts),
  };
  return functions
    .filter((one) => one.sends.length > 0 && claims.isPublic(one))
    .map((one) => compareFunction(one, client));
}

/** Knows which addresses each function sends to; names of arguments differ between functions. */
function indexAddresses({ functions }: Facts): (id: string, sent: SentRequest) => boolean {
  const pairs = functions.flatMap(({ id, function: definition, sends }) =>
    sends.flatMap((sent) => [id, definition].map((one) => `${one} ${getShape(sent)}`)),
  );
  const known = new Set(pairs);
  return (id, sent) => known.has(`${id} ${getShape(sent)}`);
}

function getShape({ method, url }: SentRequest): string {
  return `${method} ${url.replaceAll(/\{[^{}]*\}/gu, '{}')}`;
}

/** The functions with an operation that were called and sent nothing. */
export function countClaimedQuiet({ quiet }: Facts, { get }: Claims): number {
  return quiet.filter((id) => get(id).length > 0).length;
}
