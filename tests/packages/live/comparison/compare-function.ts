import { CertaintySchema, type Certainty } from '../../../../extractor/contract/client-call.ts';
import type { FunctionFacts, SentRequest } from '../facts.ts';
import type { Claim, Claims } from './claims.ts';
import { compareRequests, type Context } from './compare-request.ts';
import { findCredentials, isNamed } from './credentials.ts';
import { findMatch, hasOtherMethod, matchRequests, type Match, type Matching } from './matching.ts';
import { isGivenPath, isTransport } from './transport.ts';
import type { Difference, Verdict, VerdictKind } from './verdict.ts';

/** What is known about a client when its functions are compared. */
export interface ClientContext {
  claims: Claims;
  isClientHeader: (name: string, sent: SentRequest, facts: FunctionFacts) => boolean;
  isSideRequest: (sent: SentRequest) => boolean;
  /** Tells whether a function sends a request to this address when it is called by itself. */
  isSentBy: (id: string, sent: SentRequest) => boolean;
}

type Judgement = Pick<Verdict, 'kind' | 'differences'> & { matches?: readonly Match[] };

/** Compares what a function sent with what wrapdocs says of it. */
export function compareFunction(facts: FunctionFacts, client: ClientContext): Verdict {
  const shown = client.claims.find(facts);
  const given = new Set(facts.given);
  const { kind, differences, matches = [] } = judgeWithoutSides(facts, shown, client);
  const certainty = findSurest(shown);
  return {
    id: facts.id,
    kind,
    differences: uniteAlike(differences),
    ...(certainty === undefined ? {} : { certainty }),
    ...judgeCredentials(matches, given),
    server: getServer(matches),
  };
}

/**
 * A request that only serves others does not count against a function. It may be its own: nothing more
 * came, and there was no error.
 */
function judgeWithoutSides(
  facts: FunctionFacts,
  shown: readonly Claim[],
  client: ClientContext,
): Judgement {
  const whole = judge(facts, shown, client);
  const given = new Set(facts.given);
  const sends = facts.sends.filter(
    (sent) => !client.isSideRequest(sent) || findMatch(sent, shown, given) !== undefined,
  );
  const isAgainst = whole.kind === 'wrong' || whole.kind === 'silent';
  const isAll = sends.length === 0 && facts.ended === 'returned';
  if (isAll) return whole;
  return isAgainst && sends.length < facts.sends.length
    ? judge({ ...facts, sends }, shown, client)
    : whole;
}

function judge(facts: FunctionFacts, shown: readonly Claim[], client: ClientContext): Judgement {
  const context: Context = {
    given: new Set(facts.given),
    isClientHeader: (name, sent) => client.isClientHeader(name, sent, facts),
  };
  if (facts.sends.length === 0) return { kind: 'notMeasured', differences: [] };
  if (facts.sends.every((sent) => isTransport(sent, context.given)))
    return { kind: 'transport', differences: [] };
  if (shown.length === 0) return judgeSilence(facts, client);
  const matching = matchRequests(facts.sends, shown, context.given);
  if (isStoppedEarly(facts, matching, client)) return { kind: 'notMeasured', differences: [] };
  const { matches } = matching;
  const rest = matching.rest.filter((sent) => !isSaidElsewhere(sent, facts, client.claims));
  const groups = Map.groupBy(matches, ({ claim }) => claim);
  const differences = [
    ...[...groups.values()].flatMap((its) => compareRequests(its, context)),
    ...rest.map((sent) => describeRest(sent, shown, matches, context)),
  ];
  return { kind: getKind(differences), differences, matches };
}

function getKind(differences: readonly Difference[]): VerdictKind {
  if (differences.length === 0) return 'right';
  return differences.every(({ isOpen }) => isOpen) ? 'named' : 'wrong';
}

/** A function without an operation: others may send its requests, or it is said to send some. */
function judgeSilence(facts: FunctionFacts, { claims }: ClientContext): Judgement {
  const said = facts.sends.flatMap((sent) => findSaidElsewhere(sent, facts, claims) ?? []);
  if (said.length === facts.sends.length)
    return { kind: 'delegate', differences: [], matches: said };
  if (claims.isNamed(facts) || isSaidToSend(facts, claims))
    return { kind: 'named', differences: [makeUndetermined(facts)] };
  const isElsewhere = facts.sends.every((sent) => findThrough(sent, facts, claims) !== undefined);
  const reason = isElsewhere ? 'sends the request of another function' : 'request not found';
  const [first] = facts.sends;
  const detail = first === undefined ? '' : `${first.method} ${first.url}`;
  return { kind: 'silent', differences: [{ part: 'requests', isOpen: false, reason, detail }] };
}

function makeUndetermined({ sends: [first] }: FunctionFacts): Difference {
  const detail = first === undefined ? '' : `${first.method} ${first.url}`;
  return { part: 'requests', isOpen: true, reason: 'request not determined', detail };
}

/** The inner public function that sends a request and whose operation shows it. */
function findThrough(sent: SentRequest, facts: FunctionFacts, { get }: Claims): Claim | undefined {
  const inner = listInner(sent, facts).flatMap(get);
  return findMatch(sent, inner, new Set(facts.given))?.claim;
}

/** An operation whose path the caller gives says that this function sends its request, too. */
function isSaidToSend(facts: FunctionFacts, { findIds, getSentBy }: Claims): boolean {
  const saying = findIds(facts).flatMap(getSentBy);
  return facts.sends.every(({ method }) =>
    saying.some(({ operation }) => operation.method === method && isGivenPath(operation.path)),
  );
}

/** The public functions that were called on the way to a request. */
function listInner({ through = [] }: SentRequest, facts: FunctionFacts): string[] {
  return through.filter((id) => id !== facts.id && id !== facts.function);
}

/** An operation of another function says that this one sends its request, too. */
function isSaidElsewhere(sent: SentRequest, facts: FunctionFacts, claims: Claims): boolean {
  return findSaidElsewhere(sent, facts, claims) !== undefined;
}

/** The operation of another function that says that this one sends its request, too. */
function findSaidElsewhere(
  sent: SentRequest,
  facts: FunctionFacts,
  claims: Claims,
): Match | undefined {
  const saying = claims.findIds(facts).flatMap(claims.getSentBy);
  return findMatch(sent, saying, new Set(facts.given));
}

/**
 * Only requests that another function sends or shows came before an error, so that the request which the
 * operation shows may have been the next one.
 */
function isStoppedEarly(
  facts: FunctionFacts,
  { matches, rest }: Matching,
  { claims, isSentBy }: ClientContext,
): boolean {
  const isOfOther = (sent: SentRequest) =>
    findThrough(sent, facts, claims) !== undefined ||
    listInner(sent, facts).some((id) => isSentBy(id, sent));
  return matches.length === 0 && facts.ended !== 'returned' && rest.every(isOfOther);
}

/** A request that no operation of the function shows. */
function describeRest(
  sent: SentRequest,
  shown: readonly Claim[],
  matches: readonly Match[],
  { given }: Context,
): Difference {
  const detail = `${sent.method} ${sent.url}`;
  const [only] = shown;
  const reasons = only?.operation.client?.reasons ?? [];
  if (shown.length === 1 && reasons.some(({ kind }) => kind === 'severalRequests'))
    return { part: 'requests', isOpen: true, reason: 'one of several requests', detail };
  if (matches.length > 0)
    return { part: 'requests', isOpen: false, reason: 'another request not shown', detail };
  return hasOtherMethod(sent, shown, given)
    ? { part: 'method', isOpen: false, reason: 'another method', detail }
    : { part: 'path', isOpen: false, reason: 'another path', detail };
}

function judgeCredentials(
  matches: readonly Match[],
  given: ReadonlySet<string>,
): Pick<Verdict, 'credentials' | 'sentCredentials'> {
  const found = matches.flatMap(({ sent, claim }) =>
    findCredentials(sent, given).map((name) => ({ name, isSaid: isNamed(name, claim) })),
  );
  const sent = [...new Set(found.map(({ name }) => name))].sort();
  const isSaid = found.every((one) => one.isSaid);
  if (sent.length === 0) return { credentials: 'none', sentCredentials: sent };
  return { credentials: isSaid ? 'named' : 'notNamed', sentCredentials: sent };
}

function getServer(matches: readonly Match[]): Verdict['server'] {
  const kinds = new Set(matches.map(({ address }) => address.server));
  if (kinds.has('unknown')) return 'unknown';
  return kinds.has('known') ? 'known' : 'given';
}

function findSurest(claims: readonly Claim[]): Certainty | undefined {
  const found = new Set(claims.map(({ operation }) => operation.client?.certainty ?? 'exact'));
  return CertaintySchema.options.find((one) => found.has(one));
}

/** Requests with required and with all arguments often differ in the same way. */
function uniteAlike(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((one) => [JSON.stringify(one), one])).values()];
}
