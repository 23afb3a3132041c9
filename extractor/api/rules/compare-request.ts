import type { PackageView } from '../../contract/view/package-view.ts';
import { quote, quoteAll } from '../../changes/wording.ts';
import { type ClientRequest, hasReason } from '../matching/client-request.ts';
import type { Matching, RequestMatch, UnmatchedRequest } from '../matching/match-requests.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import { API_RULES } from './api-rules.ts';
import { compareBody } from './compare-body.ts';
import { compareOmissions } from './compare-omissions.ts';
import { compareQuery } from './compare-query.ts';
import { type ApiDifference, describeOperation, describeSender } from './compared-request.ts';
import type { ApiDocument } from '../document/api-document.ts';

/** A difference of one request, and the document that shows it. */
export interface RequestDifference extends ApiDifference {
  request: ClientRequest;
  document: ApiDocument;
}

/**
 * Compares every request with its operation; what is only assumed never makes a difference.
 *
 * @param isRpc whether the API does not tell methods and parts of a request apart
 */
export function compareMatching(
  matching: Matching,
  view: PackageView,
  isRpc = false,
): RequestDifference[] {
  const [first] = matching.documents;
  if (first === undefined) return [];
  const found = [
    ...matching.unmatched.map((one) => describeUnmatched(one, first.document, view)),
    ...matching.matches.flatMap((match) => compareMatch(match, view)),
  ];
  return isRpc ? found.filter(({ rule }) => !RULES_OF_HTTP.has(rule)) : found;
}

/** Servers of RPC mostly read the same values from the query and from bodies of several types. */
const RULES_OF_HTTP = new Set<FindingRule>([
  API_RULES.otherMethod,
  API_RULES.otherLocation,
  API_RULES.bodyNotSent,
  API_RULES.bodyNotTaken,
  API_RULES.mediaTypeDiffers,
  API_RULES.requiredNotSent,
  API_RULES.notOffered,
]);

function describeUnmatched(
  { request, others }: UnmatchedRequest,
  main: ApiDocument,
  view: PackageView,
): RequestDifference {
  const { method, path } = request.operation;
  const start = `${describeSender({ request, view })} ${quote(`${method} ${path}`)}`;
  const [other] = others;
  if (other === undefined) {
    const message = `${start}, which the API does not have.`;
    const rule = API_RULES.unknownOperation;
    return { rule, message, pointer: '#/paths', request, document: main };
  }
  const methods = [...new Set(others.map(({ operation }) => operation.method))];
  return {
    rule: API_RULES.otherMethod,
    message: `${start}; the API has this path with ${quoteAll(methods)}.`,
    facts: { names: methods },
    pointer: other.operation.pointer.replace(/\/[a-z]+$/, ''),
    request,
    document: other.document,
  };
}

function compareMatch(match: RequestMatch, view: PackageView): RequestDifference[] {
  const { request, operations, isExact, isCertain } = match;
  const [placed] = operations;
  if (!isExact || !isCertain || placed === undefined) return [];
  const compared = { ...placed, request, view };
  const found: ApiDifference[] = [];
  if (placed.operation.deprecated) {
    found.push({
      rule: API_RULES.deprecatedOperation,
      message: `${describeSender(compared)} ${describeOperation(placed.operation)}, which the API has deprecated.`,
      pointer: placed.operation.pointer,
    });
  }
  if (request.knowledge === 'read' && !hasReason(request.operation, 'docstringOnly')) {
    found.push(...compareQuery(compared), ...compareBody(compared), ...compareOmissions(compared));
  }
  return found.map((difference) => ({ ...difference, request, document: placed.document }));
}
