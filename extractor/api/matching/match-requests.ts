import type { Method } from '../../contract/operation.ts';
import { getRequestKey } from '../../contract/view/request-path.ts';
import type { ApiDocument, ApiOperation } from '../document/api-document.ts';
import { readSchema } from '../document/schema-facts.ts';
import {
  type Alignment,
  alignOperation,
  alignPaths,
  alignRequest,
  getServedSegments,
  getWholeSegments,
  type PrefixSetting,
} from './align-paths.ts';
import type { ClientRequest } from './client-request.ts';
import { createHostTest } from './hosts.ts';
import { fitPaths, fitsAsSuffix, fitsWidely, isPlaceholder, type PathFit } from './segments.ts';

/** An operation of one of the documents. */
export interface PlacedOperation {
  operation: ApiOperation;
  document: ApiDocument;
}

/** A request and the operations of the documents that it is, or can be. */
export interface RequestMatch {
  request: ClientRequest;
  operations: PlacedOperation[];
  /** Whether it is exactly the one operation, so that their inputs can be compared. */
  isExact: boolean;
  /** Whether it is certain that it sends these operations at all. */
  isCertain: boolean;
}

/** A request that is in none of the documents. */
export interface UnmatchedRequest {
  request: ClientRequest;
  /** Operations with the same path and another method. */
  others: PlacedOperation[];
}

export interface AlignedDocument {
  document: ApiDocument;
  alignment: Alignment;
}

export interface Matching {
  matches: RequestMatch[];
  unmatched: UnmatchedRequest[];
  /** Requests to other hosts, or to the backends of `others`. */
  outside: ClientRequest[];
  /** Requests of which too little is known to say whether they are in a document. */
  undecided: ClientRequest[];
  documents: AlignedDocument[];
}

export interface MatchingOptions {
  /** Documents of other backends, whose operations do not count. */
  others?: readonly ApiDocument[];
  prefix?: PrefixSetting | undefined;
  /** Whether operations with other methods match as well. */
  ignoreMethods?: boolean;
}

interface Candidate extends PlacedOperation {
  segments: string[];
}

/** Finds the operations that requests send. */
export function matchRequests(
  requests: readonly ClientRequest[],
  documents: readonly ApiDocument[],
  options: MatchingOptions = {},
): Matching {
  // A server and its client in one package can write paths differently.
  const groups = Map.groupBy(requests, ({ operation }) => operation.client === undefined);
  const found = [...groups.values()].map((group) => matchGroup(group, documents, options));
  const main = found.toSorted((one, other) => other.matches.length - one.matches.length)[0];
  return settleUnmatched(
    {
      matches: found.flatMap(({ matches }) => matches),
      unmatched: found.flatMap(({ unmatched }) => unmatched),
      outside: found.flatMap(({ outside }) => outside),
      undecided: found.flatMap(({ undecided }) => undecided),
      documents: main?.documents ?? matchGroup([], documents, options).documents,
    },
    documents,
  );
}

function matchGroup(
  requests: readonly ClientRequest[],
  documents: readonly ApiDocument[],
  { others = [], prefix, ignoreMethods = false }: MatchingOptions,
): Matching {
  const isOutside = createHostTest(requests, [...documents, ...others]);
  const aligned = documents.map((document) => alignDocument(requests, document, prefix));
  const foreign = others.map((document) => alignDocument(requests, document, undefined));
  const ofClasses = alignClasses(requests, aligned, prefix);
  const matching: Matching = {
    matches: [],
    unmatched: [],
    outside: [],
    undecided: [],
    documents: aligned.map(({ document, alignment }) => ({ document, alignment })),
  };
  for (const request of requests) {
    if (isOutside(request)) {
      matching.outside.push(request);
      continue;
    }
    const own = ofClasses.get(getClass(request)) ?? aligned;
    const found = findMatch(request, own, ignoreMethods);
    if (found.operations.length > 0) matching.matches.push({ request, ...found });
    else if (findMatch(request, foreign, ignoreMethods).operations.length > 0)
      matching.outside.push(request);
    else if (isDecidable(request, own))
      matching.unmatched.push({ request, others: findOtherMethods(request, own) });
    else matching.undecided.push(request);
  }
  return matching;
}

/**
 * Of the requests that are in no document, takes those that belong to something else: a host or an
 * application of which no request is in the documents. The client requests of a server's package can
 * be to any other server.
 */
function settleUnmatched(matching: Matching, documents: readonly ApiDocument[]): Matching {
  const { matches, unmatched, outside, undecided } = matching;
  const isServer = matches.some(({ request }) => request.operation.client === undefined);
  const known = new Set(documents.flatMap(findHosts));
  const homes = new Set(matches.map(({ request }) => findHome(request)));
  const isElsewhere = ({ request }: UnmatchedRequest): boolean => {
    const home = findHome(request);
    return matches.length > 0 && home !== undefined && !homes.has(home) && !known.has(home);
  };
  const rest = unmatched.filter((one) => !isElsewhere(one));
  const isOpen = ({ request: { operation } }: UnmatchedRequest): boolean =>
    isServer && operation.client !== undefined;
  return {
    ...matching,
    outside: [...outside, ...unmatched.filter(isElsewhere).map(({ request }) => request)],
    undecided: [...undecided, ...rest.filter(isOpen).map(({ request }) => request)],
    unmatched: rest.filter((one) => !isOpen(one)),
  };
}

/** The host of a client's request, or the application of a server's. */
function findHome({ host, operation }: ClientRequest): string | undefined {
  return operation.client === undefined ? operation.application : host;
}

function findHosts({ operations }: ApiDocument): string[] {
  return operations.flatMap(({ servers }) => servers.flatMap(({ host }) => host ?? []));
}

interface Prepared extends AlignedDocument {
  candidates: Candidate[];
}

function alignDocument(
  requests: readonly ClientRequest[],
  document: ApiDocument,
  prefix: PrefixSetting | undefined,
): Prepared {
  const alignment = alignPaths(requests, document, prefix);
  const candidates = document.operations.map((operation) => ({
    operation,
    document,
    segments: alignOperation(operation, alignment),
  }));
  return { document, alignment, candidates };
}

/** With fewer requests, a prefix could fit by chance. */
const MIN_OF_CLASS = 8;

/** The documents for those classes of clients whose paths begin in another way than most. */
function alignClasses(
  requests: readonly ClientRequest[],
  aligned: readonly Prepared[],
  prefix: PrefixSetting | undefined,
): Map<string, Prepared[]> {
  const classes = [...Map.groupBy(requests, getClass)];
  if (classes.length < 2) return new Map();
  return new Map(
    classes.flatMap(([name, own]) => {
      if (own.length < MIN_OF_CLASS) return [];
      const found = aligned.map(({ document }) => alignDocument(own, document, prefix));
      const isBetter =
        sum(found.map(({ alignment }) => alignment.matches)) > countMatches(own, aligned);
      return isBetter ? [[name, found] as const] : [];
    }),
  );
}

function getClass({ operation }: ClientRequest): string {
  return operation.client?.clientClass ?? '';
}

/** How many different requests are literally in documents as they are aligned. */
function countMatches(requests: readonly ClientRequest[], documents: readonly Prepared[]): number {
  const counts = documents.map(({ alignment, candidates }) => {
    const known = new Set(
      candidates.map(({ operation, segments }) => [operation.method, ...segments].join('/')),
    );
    const keys = requests.map((request) =>
      [request.operation.method, ...alignRequest(request, alignment)].join('/'),
    );
    return [...new Set(keys)].filter((key) => known.has(key)).length;
  });
  return sum(counts);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

type Found = Omit<RequestMatch, 'request'>;
const NOTHING: Found = { operations: [], isExact: false, isCertain: false };

function findMatch(
  request: ClientRequest,
  documents: readonly Prepared[],
  ignoreMethods: boolean,
): Found {
  const isWanted = ({ operation }: Candidate): boolean =>
    ignoreMethods || sends(request.operation.method, operation.method);
  const sides = documents.map(({ alignment, candidates }) => ({
    segments: alignRequest(request, alignment),
    candidates: candidates.filter(isWanted),
  }));
  if (request.beginsWithAddress) {
    const ends = sides.flatMap(({ segments, candidates }) =>
      candidates.filter((one) => fitsAsSuffix(segments, one.segments)),
    );
    return ends.length === 1 ? { operations: ends, isExact: false, isCertain: false } : NOTHING;
  }
  const fits = sides.flatMap(({ segments, candidates }) => rankFits(segments, candidates));
  if (fits.length === 0 && request.isWhole) {
    const whole = getWholeSegments(request);
    fits.push(
      ...sides.flatMap(({ candidates }) =>
        rankFits(
          whole,
          candidates.map((one) => ({ ...one, segments: getServedSegments(one.operation) })),
        ),
      ),
    );
  }
  const isCertain = request.knowledge === 'read' || request.knowledge === 'documented';
  const best = chooseBest(fits);
  if (best.length > 0) return { ...chooseOperations(request, best), isCertain };
  const wide = sides.flatMap(({ segments, candidates }) =>
    candidates.filter((one) => fitsWidely(segments, one.segments)),
  );
  return wide.length === 1 ? { operations: wide, isExact: false, isCertain: false } : NOTHING;
}

/** `HEAD` is answered wherever `GET` is; `LIST` is `GET` to whoever does not know it. */
function sends(method: Method, other: Method): boolean {
  if (method === other || method === 'ANY') return true;
  return other === 'GET' && (method === 'HEAD' || method === 'LIST');
}

interface RankedCandidate {
  candidate: Candidate;
  fit: PathFit;
}

function rankFits(
  segments: readonly string[],
  candidates: readonly Candidate[],
): RankedCandidate[] {
  return candidates.flatMap((candidate) => {
    const fit = fitPaths(segments, candidate.segments, (index, value) =>
      allowsValue(candidate, index, value),
    );
    return fit === undefined ? [] : [{ candidate, fit }];
  });
}

/** The candidates with the fewest placeholders of the client's in place of constants. */
function chooseBest(fits: readonly RankedCandidate[]): RankedCandidate[] {
  const score = ({ fit }: RankedCandidate): number => fit.dynamic * 1000 + fit.constants;
  const least = Math.min(...fits.map(score));
  const best = fits.filter((one) => score(one) === least);
  // A client's placeholder can have the value of each of several constants.
  return best.length > 0 && best.every(({ fit }) => fit.dynamic > 0)
    ? fits.filter(({ fit }) => fit.dynamic === best[0]?.fit.dynamic)
    : best;
}

/** Of operations with the same path, the one whose query is demanded or whose name is the function's. */
function chooseOperations(
  request: ClientRequest,
  best: readonly RankedCandidate[],
): Pick<Found, 'operations' | 'isExact'> {
  const isSame = best.every(({ fit }) => fit.dynamic === 0 && fit.constants === 0);
  const fixed = best.filter(({ candidate }) => hasFixedQuery(request, candidate.operation));
  const demanding = fixed.filter(({ candidate }) => candidate.operation.fixedQuery.size > 0);
  const left = demanding.length > 0 ? demanding : fixed;
  const named = left.filter(({ candidate }) => hasName(request, candidate.operation));
  const chosen = left.length > 1 && named.length === 1 ? named : left;
  return {
    operations: (chosen.length > 0 ? chosen : best).map(({ candidate }) => candidate),
    isExact: isSame && chosen.length === 1,
  };
}

function hasFixedQuery(request: ClientRequest, { fixedQuery }: ApiOperation): boolean {
  return [...fixedQuery].every(([name, value]) => {
    if (request.fixedQuery.get(name) === value) return true;
    return request.operation.parameters.some(
      ({ location, wireName, constant }) =>
        location === 'query' && wireName === name && constant === value,
    );
  });
}

function hasName({ operation }: ClientRequest, { operationId }: ApiOperation): boolean {
  return operationId !== undefined && flatten(operationId).endsWith(flatten(operation.name));
}

function flatten(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a placeholder of an operation can have a value: `search` is not the number of a user. */
function allowsValue(
  { operation, document, segments }: Candidate,
  index: number,
  value: string,
): boolean {
  const names = operation.path.split('/').filter((segment) => segment !== '');
  const name = /^\{([^{}]*)\}$/.exec(names.at(index - segments.length) ?? '')?.[1];
  const parameter = operation.parameters.find(
    (one) => one.location === 'path' && one.name === name,
  );
  if (parameter === undefined) return true;
  const { types, values } = readSchema(parameter.schema, document.resolver);
  if (values !== undefined) return values.some((one) => String(one) === value);
  const isNumeric =
    types !== undefined && [...types].every((type) => type === 'integer' || type === 'number');
  return !isNumeric || /^-?\d+(?:\.\d+)?$/.test(value);
}

/** Whether so much of a path is known that its absence from the documents means something. */
function isDecidable(request: ClientRequest, documents: readonly Prepared[]): boolean {
  const { knowledge, beginsWithAddress, operation } = request;
  if (knowledge === 'assumed' || knowledge === 'partOfPath' || beginsWithAddress) return false;
  // OpenAPI knows no `LIST`, and few documents list `OPTIONS`.
  if (operation.method === 'OPTIONS' || operation.method === 'LIST') return false;
  return documents.every(({ alignment, candidates }) => {
    const segments = alignRequest(request, alignment);
    if (segments.length === 0 || isPlaceholder(segments[0])) return false;
    return !candidates.some((one) => fitsWidely(segments, one.segments));
  });
}

function findOtherMethods(
  request: ClientRequest,
  documents: readonly Prepared[],
): PlacedOperation[] {
  return documents.flatMap(({ alignment, candidates }) => {
    const path = alignRequest(request, alignment).join('/');
    return candidates.filter(({ segments }) => segments.join('/') === path);
  });
}

/** What makes two requests of the client the same. */
export function getKey({ operation }: ClientRequest): string {
  return getRequestKey(operation);
}
