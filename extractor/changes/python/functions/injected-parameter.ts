import type { Change } from '../../../contract/change.ts';
import type { SignatureParameter } from '../../../contract/function.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import type { ParameterPair } from '../../matching/match-parameters.ts';
import { relateWithDefault } from '../../types/relate-types.ts';
import { describeStep, normalize, quote } from '../../wording.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import type { SignaturePair } from './signature-pair.ts';

/**
 * Whether the framework provides a parameter: `Depends(...)` says what, and callers are not
 * involved.
 */
export function isInjected({ default: value }: SignatureParameter): boolean {
  return /^(?:\w+\.)*(?:Depends|Security)\(/.test(value ?? '');
}

/** Whether the framework provided a parameter and still does. */
export function isAlwaysInjected({ before, after }: ParameterPair): boolean {
  return isInjected(before) && isInjected(after);
}

/** Whether the framework provides something else, or something of another type. */
export function compareInjected(
  { before, after }: ParameterPair,
  { name, report, comparison }: SignaturePair,
): Change[] {
  const [old = '', now = ''] = [before, after].map((one) => normalize(one.default ?? ''));
  const isSameType = relateWithDefault(before, after, comparison) === 'same';
  if (old === now && isSameType) return [];
  const [was, is] = old === now ? [formatTyped(before), formatTyped(after)] : [old, now];
  const message = `The injected value of parameter ${quote(after.name)} of ${quote(name)} changed ${describeStep(was, is)}.`;
  const part = { kind: 'parameter', name: after.name } as const;
  return [report(PYTHON_RULES.parameterInjectedChanged, message, { part, texts: [was, is] })];
}

/** A removed parameter that the framework provided: nobody else passed it. */
export function reportRemovedInjected(
  parameter: SignatureParameter,
  { name, report }: SignaturePair,
): Change {
  const old = normalize(parameter.default ?? '');
  const message = `The injected parameter ${quote(parameter.name)} of ${quote(name)} was removed.`;
  const part = { kind: 'parameter', name: parameter.name } as const;
  return report(PYTHON_RULES.parameterInjectedChanged, message, { part, texts: [old, undefined] });
}

function formatTyped({ type }: SignatureParameter): string {
  return type === undefined ? 'any' : formatType(type);
}
