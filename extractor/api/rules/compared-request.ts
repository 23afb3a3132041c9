import type { ParameterLocation } from '../../contract/parameter.ts';
import type { SourceLocation } from '../../contract/source-location.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { Operation } from '../../contract/operation.ts';
import { getLocalName, quote } from '../../changes/wording.ts';
import type { ApiDocument, ApiOperation } from '../document/api-document.ts';
import type { ClientRequest } from '../matching/client-request.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';

/** A request of the package beside the operation of the API that it is. */
export interface ComparedRequest {
  request: ClientRequest;
  operation: ApiOperation;
  document: ApiDocument;
  view: PackageView;
}

/** What a difference is about. */
interface DifferenceFacts {
  names?: readonly string[];
  /** The values that the API does not list. */
  values?: readonly string[];
  /** Where the API takes it. */
  place?: ParameterLocation | 'body';
}

/** What a rule has found. */
export interface ApiDifference {
  rule: FindingRule;
  message: string;
  /** The parameter or field, if it is about one. */
  part?: string;
  /**
   * What other requests have in common with this one that differ for the same reason; by default,
   * only those of the same operation do.
   */
  cause?: string;
  /** The place in the document. */
  pointer: string;
  /** The same for programs that word it in their own way; `names` is `[part]` by default. */
  facts?: DifferenceFacts;
  /** The place in the source, if it is more precise than that of the request. */
  source?: SourceLocation | undefined;
}

/** `` `Client.list_users` sends ``, or declares if it is a server's. */
export function describeSender({
  request,
  view,
}: Pick<ComparedRequest, 'request' | 'view'>): string {
  const { operation } = request;
  const name = quote(getLocalName(operation, view));
  if (request.knowledge === 'documented') return `The docstring of ${name} names`;
  return `${name} ${operation.client === undefined ? 'declares' : 'sends'}`;
}

/** `` `GET /users/{id}` `` as the document writes it. */
export function describeOperation({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return quote(`${method} ${path}`);
}

/** The line that sends the request, as far as it is known. */
export function getPlace({ client, source }: Operation): SourceLocation {
  const [first] = client?.evidence ?? [];
  if (first === undefined) return source;
  const { file, line, column, endLine } = first;
  return {
    file,
    line,
    ...(column === undefined ? {} : { column }),
    ...(endLine === undefined ? {} : { endLine }),
  };
}
