import type { Change } from '../../../contract/change.ts';
import type { Signature } from '../../../contract/function.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import { quote } from '../../wording.ts';
import { compareTypes } from '../compare-types.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareParameters } from './compare-parameters.ts';
import type { SignaturePair } from './signature-pair.ts';

/** Changes in how a function is called and what it returns. */
export function compareSignatures(signatures: SignaturePair): Change[] {
  return [
    ...compareParameters(signatures),
    ...compareReturns(signatures),
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

function compareAsync({ before, after, name, report }: SignaturePair): Change[] {
  if (before.async === after.async) return [];
  const message =
    after.async === true
      ? `${quote(name)} is a coroutine now: it must be awaited.`
      : `${quote(name)} is no longer a coroutine: it must not be awaited.`;
  return [report(PYTHON_RULES.asyncChanged, message)];
}
