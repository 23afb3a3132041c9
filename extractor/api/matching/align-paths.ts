import type { ApiDocument, ApiOperation } from '../document/api-document.ts';
import type { ClientRequest } from './client-request.ts';
import { getSegments } from './segments.ts';

/** Beginnings of paths that only one side has. */
export interface PrefixSetting {
  /** What the client's paths begin with and the document's do not. */
  client?: string | undefined;
  /** What the document's paths begin with and the client's do not. */
  document?: string | undefined;
}

/** How paths are made comparable. */
export interface Alignment {
  /** Whether the path of the client's server counts. */
  withBase: boolean;
  /** Whether the path of the document's server counts. */
  withServer: boolean;
  /** What is then taken off the client's paths that begin with it. */
  clientPrefix: string;
  /** What is taken off the document's paths that begin with it. */
  documentPrefix: string;
  /** How many requests of the client are then in the document literally. */
  matches: number;
}

const BOTH = [false, true];
const MAX_PREFIX = 4;
const MAX_CANDIDATES = 8;
/** A rarer beginning could fit a few operations by chance. */
const MIN_SHARE = 0.25;

/**
 * Finds the prefixes with which most requests of the client are in the document; of those that are
 * equally good, the shortest.
 */
export function alignPaths(
  requests: readonly ClientRequest[],
  { operations }: Pick<ApiDocument, 'operations'>,
  setting: PrefixSetting = {},
): Alignment {
  let best: Alignment | undefined;
  for (const withServer of BOTH) {
    const theirs = operations.map((operation) => getDocumentPath(operation, withServer));
    const indexes = chooseCandidates(theirs, setting.document).map((documentPrefix) => ({
      documentPrefix,
      known: new Set(
        theirs.map((path, index) =>
          makeKey(operations[index]?.method ?? '', strip(path, documentPrefix)),
        ),
      ),
    }));
    for (const withBase of BOTH) {
      const ours = requests.map((request) => getClientPath(request, withBase));
      for (const clientPrefix of chooseCandidates(ours, setting.client)) {
        const keys = new Set(
          ours.map((path, index) =>
            makeKey(requests[index]?.operation.method ?? '', strip(path, clientPrefix)),
          ),
        );
        for (const { documentPrefix, known } of indexes) {
          const matches = [...keys].filter((key) => known.has(key)).length;
          const found = { withBase, withServer, clientPrefix, documentPrefix, matches };
          if (best === undefined || isBetter(found, best)) best = found;
        }
      }
    }
  }
  return (
    best ?? { withBase: false, withServer: false, clientPrefix: '', documentPrefix: '', matches: 0 }
  );
}

function isBetter(one: Alignment, other: Alignment): boolean {
  if (one.matches !== other.matches) return one.matches > other.matches;
  return getLength(one) < getLength(other);
}

function getLength({ clientPrefix, documentPrefix }: Alignment): number {
  return clientPrefix.length + documentPrefix.length;
}

function makeKey(method: string, path: string): string {
  return `${method} ${path}`;
}

/** The beginnings that most paths have, and none. */
export function chooseCandidates(paths: readonly string[], setting?: string): string[] {
  if (setting !== undefined) return [canonicalize(setting)];
  const counts = new Map<string, number>();
  for (const path of paths) {
    const segments = path.split('/').slice(1);
    for (let length = 1; length <= Math.min(MAX_PREFIX, segments.length - 1); length += 1) {
      const prefix = `/${segments.slice(0, length).join('/')}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const common = [...counts]
    .filter(([, count]) => count >= paths.length * MIN_SHARE)
    .toSorted(([, one], [, other]) => other - one);
  return ['', ...common.slice(0, MAX_CANDIDATES).map(([prefix]) => prefix)];
}

/** The path of a request before prefixes are taken off. */
function getClientPath({ base, path }: ClientRequest, withBase: boolean): string {
  return canonicalize(withBase ? `${base}${path}` : path);
}

function getDocumentPath({ servers, path }: ApiOperation, withServer: boolean): string {
  return canonicalize(withServer ? `${servers[0]?.path ?? ''}${path}` : path);
}

function canonicalize(path: string): string {
  const segments = getSegments(path);
  return segments.length === 0 ? '' : `/${segments.join('/')}`;
}

function strip(path: string, prefix: string): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** The segments of a request's path that are compared. */
export function alignRequest(request: ClientRequest, alignment: Alignment): string[] {
  return getSegments(strip(getClientPath(request, alignment.withBase), alignment.clientPrefix));
}

/** The segments of a request's path behind the host. */
export function getWholeSegments(request: ClientRequest): string[] {
  return getSegments(getClientPath(request, true));
}

/** The segments of an operation's path behind the host. */
export function getServedSegments(operation: ApiOperation): string[] {
  return getSegments(getDocumentPath(operation, true));
}

/** The segments of an operation's path that are compared. */
export function alignOperation(operation: ApiOperation, alignment: Alignment): string[] {
  return getSegments(
    strip(getDocumentPath(operation, alignment.withServer), alignment.documentPrefix),
  );
}
