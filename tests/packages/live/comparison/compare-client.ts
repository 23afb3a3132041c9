import type { Facts } from '../facts.ts';
import type { Claims } from './claims.ts';
import { findClientHeaders } from './client-headers.ts';
import { compareFunction } from './compare-function.ts';
import { findSideRequests } from './side-requests.ts';
import type { Verdict } from './verdict.ts';

/** Compares everything that a client sent with what wrapdocs says. */
export function compareClient(facts: Facts, claims: Claims): Verdict[] {
  const client = {
    claims,
    isClientHeader: findClientHeaders(facts.functions),
    isSideRequest: findSideRequests(facts),
  };
  return facts.functions
    .filter((one) => one.sends.length > 0 && claims.isPublic(one))
    .map((one) => compareFunction(one, client));
}

/** The functions with an operation that were called and sent nothing. */
export function countClaimedQuiet({ quiet }: Facts, { get }: Claims): number {
  return quiet.filter((id) => get(id).length > 0).length;
}
