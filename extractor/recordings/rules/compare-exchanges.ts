import { asObject } from '../../api/document/node.ts';
import { type ClientRequest, hasReason } from '../../api/matching/client-request.ts';
import { getHead } from '../../api/rules/accepted-inputs.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import {
  getCompleteness,
  getSentFields,
  getSentQuery,
  type SentInput,
} from '../../api/rules/sent-inputs.ts';
import { getLocalName, quote } from '../../changes/wording.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { ExchangeMatch } from '../matching/match-exchanges.ts';
import type { RecordedExchange, RecordingPlace } from '../recorded-exchange.ts';
import { RECORDING_RULES } from './recording-rules.ts';

/** A part of a recorded request that was read otherwise. */
export interface RecordingDifference {
  rule: FindingRule;
  request: ClientRequest;
  part: string;
  message: string;
  place: RecordingPlace;
}

/** Compares recorded requests with what the functions that send them are known to send. */
export function compareExchanges(
  matches: readonly ExchangeMatch[],
  view: PackageView,
): RecordingDifference[] {
  const common = findCommonQuery(matches);
  const added = matches.flatMap((match) => [
    ...findUnknownQuery(match, common, view),
    ...findUnknownFields(match, view),
  ]);
  return [...added, ...findNotRecorded(matches, view)];
}

/** With fewer requests, parameters could have become frequent by chance. */
const MIN_COMMON = 5;
const COMMON_SHARE = 0.8;

/** Names in the query of nearly all requests, which the client adds everywhere. */
function findCommonQuery(matches: readonly ExchangeMatch[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { exchange } of matches) {
    for (const name of new Set(exchange.query.keys()))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = Math.max(MIN_COMMON, matches.length * COMMON_SHARE);
  return new Set([...counts].filter(([, count]) => count >= least).map(([name]) => name));
}

function findUnknownQuery(
  { exchange, requests }: ExchangeMatch,
  common: ReadonlySet<string>,
  view: PackageView,
): RecordingDifference[] {
  const [request] = requests;
  if (request === undefined || !requests.every((one) => isRead(one) && getCompleteness(one).query))
    return [];
  const known = new Set(requests.flatMap((one) => listQueryNames(one, view)));
  const names = [...new Set([...exchange.query.keys()].map(getHead))];
  return names
    .filter((name) => !known.has(name) && !common.has(name))
    .map((name) =>
      describeUnknown(RECORDING_RULES.unknownQuery, name, 'the query', request, exchange, view),
    );
}

function listQueryNames(request: ClientRequest, view: PackageView): string[] {
  const { authentication = [] } = view.client(request.operation) ?? {};
  const credentials = authentication.flatMap(({ scheme, name }) =>
    scheme === 'query' && name !== undefined ? [name] : [],
  );
  return [...credentials, ...getSentQuery(request).map(({ wireName }) => getHead(wireName))];
}

function findUnknownFields(
  { exchange, requests }: ExchangeMatch,
  view: PackageView,
): RecordingDifference[] {
  const [request] = requests;
  const recorded = asObject(exchange.request?.value);
  if (request === undefined || recorded === undefined) return [];
  if (!requests.every((one) => isRead(one) && getCompleteness(one).body)) return [];
  const known = new Set(
    requests.flatMap((one) => getSentFields(one, view).map(({ wireName }) => getHead(wireName))),
  );
  return [...new Set(Object.keys(recorded).map(getHead))]
    .filter((name) => !known.has(name))
    .map((name) =>
      describeUnknown(RECORDING_RULES.unknownField, name, 'the body', request, exchange, view),
    );
}

function describeUnknown(
  rule: FindingRule,
  part: string,
  location: string,
  request: ClientRequest,
  { place }: RecordedExchange,
  view: PackageView,
): RecordingDifference {
  const name = getLocalName(request.operation, view);
  return {
    rule,
    request,
    part,
    place,
    message: `${quote(part)} was recorded in ${location} of ${describeRequest(request)}, and it was not found in ${quote(name)}.`,
  };
}

function describeRequest({ operation: { method, path } }: ClientRequest): string {
  return quote(`${method} ${path}`);
}

/** Only what is read completely can be compared; a wildcard in a name stands for any. */
function isRead({ knowledge, operation }: ClientRequest): boolean {
  const inputs = [...operation.parameters, ...(operation.body?.fields ?? [])];
  return (
    knowledge === 'read' &&
    !hasReason(operation, 'docstringOnly', 'severalRequests') &&
    !inputs.some(({ wireName }) => wireName.includes('{'))
  );
}

/** Constants that functions are read to send always, and that are in no recording of the request. */
function findNotRecorded(
  matches: readonly ExchangeMatch[],
  view: PackageView,
): RecordingDifference[] {
  const own = matches.flatMap(({ exchange, requests: [request, ...others] }) =>
    request !== undefined && others.length === 0 && exchange.isWhole && isRead(request)
      ? [{ request, exchange }]
      : [],
  );
  const groups = Map.groupBy(own, ({ request }) => request);
  return [...groups].flatMap(([request, group]) => {
    const exchanges = group.map(({ exchange }) => exchange);
    return [
      ...listMissing(getSentQuery(request), exchanges, ({ query }) => [...query.keys()]).map(
        (name) => describeMissing(name, 'the query', request, exchanges, view),
      ),
      ...listMissing(getSentFields(request, view), exchanges, listBodyNames).map((name) =>
        describeMissing(name, 'the body', request, exchanges, view),
      ),
    ];
  });
}

/** The names of a recorded body; undefined if it could not be read. */
function listBodyNames({ request }: RecordedExchange): string[] | undefined {
  const object = asObject(request?.value);
  return object === undefined ? undefined : Object.keys(object);
}

function listMissing(
  inputs: readonly SentInput[],
  exchanges: readonly RecordedExchange[],
  list: (exchange: RecordedExchange) => string[] | undefined,
): string[] {
  const recorded = exchanges.map((exchange) => list(exchange));
  if (recorded.some((names) => names === undefined)) return [];
  const seen = new Set(recorded.flatMap((names = []) => names));
  return inputs
    .filter(
      ({ constant, required, omittedByDefault }) =>
        constant !== undefined && required && omittedByDefault !== true,
    )
    .map(({ wireName }) => wireName)
    .filter((name) => !seen.has(name));
}

function describeMissing(
  part: string,
  location: string,
  request: ClientRequest,
  [first]: readonly RecordedExchange[],
  view: PackageView,
): RecordingDifference {
  const name = getLocalName(request.operation, view);
  return {
    rule: RECORDING_RULES.notRecorded,
    request,
    part,
    place: first?.place ?? { file: '', line: 1 },
    message: `${quote(name)} was read to send ${quote(part)} in ${location} of ${describeRequest(request)}, and no recording of the request has it.`,
  };
}
