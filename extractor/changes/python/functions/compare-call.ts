import type { Change } from '../../../contract/change.ts';
import type { FunctionItem } from '../../../contract/function.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import { isOperation } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { relateTypes } from '../../types/relate-types.ts';
import { getLocalName } from '../../wording.ts';
import { createReport } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareSignatures } from './compare-signatures.ts';

type Callable = Operation | FunctionItem;

/**
 * Changes in the Python call of an operation, apart from what is sent over HTTP; also if it used to
 * be a plain function, or is one now.
 */
export function compareCalls(pair: ItemPair<Callable>, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const isHttp = isOperation(before) && isOperation(after);
  const found = compareSignatures({
    before: before.signature,
    after: after.signature,
    name: getLocalName(after, comparison.after),
    report: createReport(pair, comparison),
    comparison,
    ...(isHttp ? describeRequest(before, after) : {}),
  });
  if (!isHttp || !returnsResponse(before, comparison) || !returnsResponse(after, comparison)) {
    return found;
  }
  return found.filter(({ code }) => !RETURN_CODES.has(code));
}

const RETURN_CODES = new Set<string>(
  [
    PYTHON_RULES.returnTypeChanged,
    PYTHON_RULES.returnTypeNarrowed,
    PYTHON_RULES.returnTypeWidened,
    PYTHON_RULES.returnTypeRemoved,
    PYTHON_RULES.returnValueAdded,
    PYTHON_RULES.annotationAdded,
  ].map(({ code }) => code),
);

/** Values that HTTP rules compare, and for which only the Python name differs. */
export function describeRequest(before: Operation, after: Operation) {
  const http = new Set([...listPythonNames(before), ...listPythonNames(after)]);
  const olds = mapWireNames(before);
  const renamed = new Map(
    [...mapWireNames(after)].flatMap(([wire, now]): [string, string][] => {
      const old = olds.get(wire);
      return old === undefined || old === now ? [] : [[old, now]];
    }),
  );
  return { http, renamed };
}

function listPythonNames({ parameters, body }: Operation): string[] {
  const parts = [...parameters, ...(body === undefined ? [] : [body, ...(body.fields ?? [])])];
  return parts.flatMap(({ pythonName }) => pythonName ?? []);
}

/** The Python names of what an operation sends, by location and name in the request. */
function mapWireNames({ parameters, body }: Operation): Map<string, string> {
  const parts = [
    ...parameters.map(({ location, wireName, pythonName }) => [location, wireName, pythonName]),
    ...(body?.fields ?? []).map(({ wireName, pythonName }) => ['body', wireName, pythonName]),
    ['body', '', body?.pythonName],
  ];
  return new Map(
    parts.flatMap(([place, wire, name]): [string, string][] =>
      name === undefined ? [] : [[`${String(place)} ${String(wire)}`, name]],
    ),
  );
}

/** Whether the annotation is the response's type, or absent: then HTTP rules compare it. */
function returnsResponse({ signature, responses }: Operation, comparison: Comparison): boolean {
  const { returns } = signature;
  if (returns === undefined) return true;
  // Within one document every name stands for itself.
  const isSame = (type: TypeExpression | undefined) =>
    relateTypes(returns, type, { ...comparison, counterpart: (id) => id }) === 'same';
  return responses.some(({ type }) => isSame(type));
}
