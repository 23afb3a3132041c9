import type { SentRequest, Template } from '../facts.ts';
import { compareBody } from './body.ts';
import { findCredentials, listParameters, type Credential } from './credentials.ts';
import type { Match } from './matching.ts';
import { compareNamedValues, openAdditions } from './named-values.ts';
import { createOptionTest } from './options.ts';
import type { Claim } from './claims.ts';
import type { Difference } from './verdict.ts';

/** What is known when the requests of one function are compared. */
export interface Context {
  /** The parameters of the function that were given. */
  given: ReadonlySet<string>;
  /** Tells whether a header of a request belongs to the client as a whole. */
  isClientHeader: (name: string, sent: SentRequest) => boolean;
}

/** Compares an operation with all requests that belong to it. */
export function compareRequests(matches: readonly Match[], context: Context): Difference[] {
  const [first] = matches;
  if (first === undefined) return [];
  const { claim } = first;
  const sends = matches.map(({ sent }) => withoutCredentials(sent, claim, context));
  const isComplete = sends.some(({ extents }) => extents.includes('all'));
  const bodies = sends.flatMap(({ body }) => body ?? []);
  return [
    ...matches.flatMap(({ address }) => address.differences),
    ...compareQuery(claim, sends, isComplete, context),
    ...compareHeaders(claim, sends, isComplete, context),
    ...compareBody(claim, { bodies, given: context.given, isComplete }),
  ];
}

function compareQuery(
  { operation }: Claim,
  sends: readonly SentRequest[],
  isComplete: boolean,
  { given }: Context,
): Difference[] {
  const { parameters, client } = operation;
  const paging = client?.paging?.parameter;
  const sent = unite(sends.map(({ query }) => query));
  if (paging !== undefined) sent.delete(paging);
  const found = compareNamedValues({
    part: 'query',
    shown: parameters.filter(({ location }) => location === 'query'),
    sent,
    given,
    isComplete,
    mayAdd: createOptionTest(operation, 'query'),
  });
  const isOpen = client?.reasons?.some(({ kind }) => kind === 'queryOpen') === true;
  return isOpen ? openAdditions(found) : found;
}

/** Constants that were not seen do not count: the recorder leaves out headers about the program. */
function compareHeaders(
  { operation }: Claim,
  sends: readonly SentRequest[],
  isComplete: boolean,
  { given, isClientHeader }: Context,
): Difference[] {
  const all = unite(sends.map(({ headers }) => headers));
  const shown = operation.parameters
    .filter(({ location }) => location === 'header')
    .map((one) => ({ ...one, wireName: one.wireName.toLowerCase() }))
    .filter(({ wireName, pythonName }) => all.has(wireName) || pythonName !== undefined);
  const names = new Set(shown.map(({ wireName }) => wireName));
  const isOfClient = (name: string) => sends.every((sent) => isClientHeader(name, sent));
  return compareNamedValues({
    part: 'headers',
    shown: shown.filter(({ wireName }) => all.has(wireName) || !isOfClient(wireName)),
    sent: new Map([...all].filter(([name]) => names.has(name) || !isOfClient(name))),
    given,
    isComplete,
    mayAdd: createOptionTest(operation, 'headers'),
  });
}

function unite(parts: readonly (SentRequest['query'] | undefined)[]): Map<string, Template> {
  return new Map(parts.flatMap((part = {}) => Object.entries(part)));
}

/** Credentials count for themselves, unless the operation shows them among its parameters. */
function withoutCredentials(
  sent: SentRequest,
  { operation }: Claim,
  { given }: Context,
): SentRequest {
  const shown = listParameters(operation);
  const found = new Set(findCredentials(sent, given).filter((one) => !shown.includes(one)));
  const { query, headers, body } = sent;
  return {
    ...sent,
    ...(query && { query: omit(query, 'query', found) }),
    ...(headers && { headers: omit(headers, 'header', found) }),
    ...(body?.fields && { body: { ...body, fields: omit(body.fields, 'body', found) } }),
  };
}

function omit(
  values: Readonly<Record<string, Template>>,
  place: string,
  found: ReadonlySet<Credential>,
): Record<string, Template> {
  const kept = Object.entries(values).filter(
    ([name]) => name !== 'authorization' && !found.has(`${place} ${name}`),
  );
  return Object.fromEntries(kept);
}
