import type { ReasonKind } from '../../contract/client-call.ts';
import type { Operation } from '../../contract/operation.ts';
import { getPathOrigin } from '../../contract/view/request-path.ts';
import type { PackageView } from '../../contract/view/package-view.ts';

/** How much of a request is known, which decides what can be said about it. */
type RequestKnowledge =
  /** Method, path and inputs are read from the code. */
  | 'read'
  /** Only the docstring names the request. */
  | 'documented'
  /** A part of the path is unknown. */
  | 'partOfPath'
  /** Names suggest it. */
  | 'assumed';

/** A request of the package, prepared for the comparison of paths. */
export interface ClientRequest {
  operation: Operation;
  knowledge: RequestKnowledge;
  /** In lower case, with `{}` for placeholders; undefined if it is not known. */
  host: string | undefined;
  /** The path of the server's address, without a slash at the end. */
  base: string;
  /** The path below the server's address, without its query. */
  path: string;
  /** Constants of the query that are written in the path. */
  fixedQuery: ReadonlyMap<string, string>;
  /** Whether the code writes the whole address, with the host. */
  isWhole: boolean;
  /** Whether the path begins with an address that the server sent. */
  beginsWithAddress: boolean;
}

/** The requests of a package, each with the function that sends it; variants are left out. */
export function collectRequests(view: PackageView): ClientRequest[] {
  return view
    .families()
    .map(({ primary }) => primary)
    .filter(({ includeInSchema }) => includeInSchema !== false)
    .map((operation) => makeRequest(operation, view));
}

function makeRequest(operation: Operation, view: PackageView): ClientRequest {
  const server = view.client(operation)?.server?.url;
  const [address, query = ''] = splitOnce(operation.path.split('#', 1)[0] ?? '', '?');
  const origin = getPathOrigin(address);
  const base = getPath(server ?? '');
  const path = normalize(origin === undefined ? address : address.slice(origin.length));
  const isBelow = origin !== undefined && base !== '' && path.startsWith(`${base}/`);
  return {
    operation,
    knowledge: findKnowledge(operation),
    host: getHost(origin ?? server),
    base: origin === undefined || isBelow ? base : '',
    path: isBelow ? path.slice(base.length) : path,
    isWhole: origin !== undefined,
    fixedQuery: new Map(new URLSearchParams(query.replaceAll(/\{[^{}]*\}/g, ''))),
    beginsWithAddress: /^\/?\{[^{}]*\}/.test(address) && hasReason(operation, 'pathFromObject'),
  };
}

function findKnowledge(operation: Operation): RequestKnowledge {
  const { client, origin } = operation;
  // No application includes it, in code that could be read.
  if (client === undefined && origin === 'inferred') return 'assumed';
  const certainty = client?.certainty;
  if (certainty === 'assumed' || hasReason(operation, 'assumed')) return 'assumed';
  if (certainty === 'documented' || hasReason(operation, 'docstringOnly')) return 'documented';
  return hasReason(operation, 'pathIncomplete') ? 'partOfPath' : 'read';
}

/** Whether our reading of a request has a reservation of one of these kinds. */
export function hasReason({ client }: Operation, ...kinds: ReasonKind[]): boolean {
  return client?.reasons?.some(({ kind }) => kinds.includes(kind)) === true;
}

function getHost(address: string | undefined): string | undefined {
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i.exec(address ?? '')?.[1];
  return host?.replaceAll(/\{[^{}]*\}/g, '{}').toLowerCase();
}

function getPath(address: string): string {
  const rest = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return normalize(rest).replace(/^\/$/, '');
}

/** A path with a slash in front and none at the end. */
function normalize(path: string): string {
  const single = `/${path}`.replaceAll(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function splitOnce(text: string, mark: string): [string, string?] {
  // A placeholder can contain the mark: `{id?}`.
  const index = text.replaceAll(/\{[^{}]*\}/g, (all) => '_'.repeat(all.length)).indexOf(mark);
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
