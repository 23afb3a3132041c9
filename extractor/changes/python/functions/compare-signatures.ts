import type { Change } from '../../../contract/change.ts';
import type { Signature } from '../../../contract/function.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import { getTypeName } from '../../types/type-names.ts';
import { quote } from '../../wording.ts';
import { compareTypes } from '../compare-types.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareParameters } from './compare-parameters.ts';
import type { SignaturePair } from './signature-pair.ts';

/** Changes in how a function is called and what it returns. */
export function compareSignatures(signatures: SignaturePair): Change[] {
  return [
    ...compareParameters(signatures),
    ...compareReturns(alignAwaited(signatures)),
    ...compareAsync(signatures),
  ];
}

const RETURN_RULES = {
  wider: PYTHON_RULES.returnTypeWidened,
  narrower: PYTHON_RULES.returnTypeNarrowed,
  different: PYTHON_RULES.returnTypeChanged,
} as const;

function compareReturns(signatures: SignaturePair): Change[] {
  const { before, after, name, report, comparison } = signatures;
  if (returnsNothing(before) && after.returns !== undefined && !returnsNothing(after)) {
    const type = formatType(after.returns);
    const message = `${quote(name)} returns ${quote(type)}; it returned nothing.`;
    return [report(PYTHON_RULES.returnValueAdded, message, { texts: ['None', type] })];
  }
  return compareTypes({
    before: { type: before.returns },
    after: { type: after.returns },
    label: `The return type of ${quote(name)}`,
    rules: RETURN_RULES,
    removed: PYTHON_RULES.returnTypeRemoved,
    report,
    comparison,
  });
}

function returnsNothing({ returns }: Signature): boolean {
  return returns?.kind === 'name' && returns.name === 'None';
}

/**
 * A function that returns something to await is called as a coroutine function is: if only one side
 * is one, what is awaited is compared.
 */
function alignAwaited(signatures: SignaturePair): SignaturePair {
  const { before, after } = signatures;
  if (before.async === after.async || !isAwaited(before) || !isAwaited(after)) return signatures;
  return { ...signatures, before: getAwaited(before), after: getAwaited(after) };
}

/** What can be awaited, and which of its arguments is the result. */
const AWAITABLES = new Map([
  ['Awaitable', 0],
  ['Coroutine', 2],
]);

function isAwaited({ async: isAsync, returns }: Signature): boolean {
  return isAsync === true || findAwaitable(returns) !== undefined;
}

function findAwaitable(type: TypeExpression | undefined): number | undefined {
  const origin = type?.kind === 'generic' ? type.origin : type;
  return origin?.kind === 'name' ? AWAITABLES.get(getTypeName(origin)) : undefined;
}

function getAwaited(signature: Signature): Signature {
  const { async: isAsync, parameters, returns } = signature;
  if (isAsync === true) return signature;
  const result =
    returns?.kind === 'generic' ? returns.arguments[findAwaitable(returns) ?? 0] : undefined;
  return { async: true, parameters, ...(result === undefined ? {} : { returns: result }) };
}

function compareAsync({ before, after, name, report, mayDiffer }: SignaturePair): Change[] {
  if (before.async === after.async || isAwaited(before) === isAwaited(after)) return [];
  if (mayDiffer === true) {
    const step = after.async === true ? 'is written as a coroutine now' : 'is no coroutine now';
    const message = `${quote(name)} ${step}; a decorator of its class may change that.`;
    return [report(PYTHON_RULES.asyncUncertain, message)];
  }
  const message =
    after.async === true
      ? `${quote(name)} is a coroutine now: it must be awaited.`
      : `${quote(name)} is no longer a coroutine: it must not be awaited.`;
  const texts: [string, string] =
    after.async === true ? ['function', 'coroutine'] : ['coroutine', 'function'];
  return [report(PYTHON_RULES.asyncChanged, message, { texts })];
}
