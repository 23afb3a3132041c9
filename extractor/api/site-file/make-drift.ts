import { type ApiDrift, type ApiDriftKind, ApiDriftKindSchema } from '../../contract/api-file.ts';
import type { ApiOperation } from '../document/api-document.ts';
import type { Matching } from '../matching/match-requests.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import { API_RULES } from '../rules/api-rules.ts';
import type { RequestDifference } from '../rules/compare-request.ts';

/** The rules that readers hear of: those that are right about the document nearly always. */
const KINDS = new Map<FindingRule, ApiDriftKind>(
  ApiDriftKindSchema.options.map((kind) => [API_RULES[kind], kind]),
);

/** The differences that readers of a site see, one for each function. */
export function makeDrift(
  differences: readonly RequestDifference[],
  { matches, documents }: Matching,
  positions: ReadonlyMap<ApiOperation, number>,
): ApiDrift[] {
  const matched = new Map(matches.map(({ request, operations }) => [request, operations[0]]));
  const found = differences.flatMap(({ rule, part, facts, request, document }): ApiDrift[] => {
    const kind = KINDS.get(rule);
    if (kind === undefined || rule.severity === 'error') return [];
    const operation = positions.get(matched.get(request)?.operation as ApiOperation);
    const names = facts?.names ?? (part === undefined ? undefined : [part]);
    return [
      {
        kind,
        severity: rule.severity,
        item: request.operation.id,
        document: documents.findIndex((one) => one.document === document),
        ...(operation === undefined ? {} : { operation }),
        ...(names === undefined ? {} : { names: [...names] }),
        ...(facts?.values === undefined ? {} : { values: [...facts.values] }),
        ...(facts?.place === undefined ? {} : { place: facts.place }),
      },
    ];
  });
  // A function that sends a request in several ways can differ in the same way several times.
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
