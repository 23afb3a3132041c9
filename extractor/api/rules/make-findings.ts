import { getLocalName, quote } from '../../changes/wording.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { formatDocumentPlace } from '../api-coverage.ts';
import { getKey } from '../matching/match-requests.ts';
import type { RequestDifference } from './compare-request.ts';
import { getPlace } from './compared-request.ts';

/** A finding about a request and the API's document. */
export interface ApiDiagnostic extends Diagnostic {
  /** The id of the function's operation. */
  item: string;
  /** The method and path that the function sends: `GET /users/{id}`. */
  request: string;
  /** The parameter or field, or several of them. */
  part?: string;
  /** The file and the JSON pointer. */
  document: string;
}

/** Makes one finding of the differences that several functions have in common. */
export function makeApiDiagnostics(
  differences: readonly RequestDifference[],
  view: PackageView,
): ApiDiagnostic[] {
  const groups = Map.groupBy(differences, ({ rule, request, part = '', cause }) =>
    JSON.stringify([rule.code, cause ?? getKey(request), part]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [makeDiagnostic(first, others, view)],
  );
}

function makeDiagnostic(
  first: RequestDifference,
  others: readonly RequestDifference[],
  view: PackageView,
): ApiDiagnostic {
  const { rule, message, part, pointer, request, source } = first;
  const { operation } = request;
  const document = formatDocumentPlace(first.document.file, pointer);
  return {
    code: rule.code,
    rule: rule.rule,
    severity: rule.severity,
    message: `${message}${describeOthers(first, others, view)} (${document})`,
    hint: rule.hint,
    location: source ?? getPlace(operation),
    item: operation.id,
    request: `${operation.method} ${operation.path}`,
    ...(part === undefined ? {} : { part }),
    document,
  };
}

function describeOthers(
  first: RequestDifference,
  others: readonly RequestDifference[],
  view: PackageView,
): string {
  const ids = new Map(others.map(({ request: { operation } }) => [operation.id, operation]));
  ids.delete(first.request.operation.id);
  const [other] = ids.values();
  if (other === undefined) return '';
  const name = quote(getLocalName(other, view));
  const rest = ids.size === 1 ? '' : ` and ${formatCount(ids.size - 1, 'other function')}`;
  return ` The same is true of ${name}${rest}.`;
}
