import type { Change } from '../../contract/change.ts';
import type { FunctionItem, Signature } from '../../contract/function.ts';
import { formatSignature } from '../../contract/types/signature-text.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../pair-items.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import type { Report } from './reporter.ts';
import { areSameSignatures } from './same-signatures.ts';
import { describeStep, quote } from './wording.ts';

interface OverloadOptions {
  name: string;
  report: Report;
  comparison: Comparison;
  /** Whether a change of the implementation is reported already, which the overloads only repeat. */
  isReported: boolean;
}

/** What has changed in the ways to call a function. */
export function compareOverloads(
  { before, after }: ItemPair<FunctionItem>,
  { name, report, comparison, isReported }: OverloadOptions,
): Change[] {
  const format = (signature: Signature) => formatSignature(before.name, signature);
  if (before.overloads !== undefined && after.overloads === undefined) {
    const [old, now] = [before.overloads.map(format).join('\n'), format(after.signature)];
    const message = `The overloads of ${quote(name)} are one signature now: ${quote(now)}.`;
    return [report(PYTHON_RULES.overloadChanged, message, { texts: [old, now] })];
  }
  const open = [...(after.overloads ?? [])];
  const lost = (before.overloads ?? []).filter((old) => {
    const place = open.findIndex((now) => areSameSignatures(old, now, comparison));
    if (place !== -1) open.splice(place, 1);
    return place === -1;
  });
  const changed = Math.min(lost.length, open.length);
  return [
    ...(isReported ? [] : lost.slice(0, changed)).map((old, index) => {
      const [was, is] = [format(old), format(open[index] ?? old)];
      const message = `An overload of ${quote(name)} changed ${describeStep(was, is)}.`;
      return report(PYTHON_RULES.overloadChanged, message, { texts: [was, is] });
    }),
    ...lost.slice(changed).map((old) => {
      const message = `The overload ${quote(format(old))} of ${quote(name)} was removed.`;
      return report(PYTHON_RULES.overloadRemoved, message, { texts: [format(old), undefined] });
    }),
    ...open.slice(changed).map((now) => {
      const message = `The overload ${quote(format(now))} of ${quote(name)} is new.`;
      return report(PYTHON_RULES.overloadAdded, message, { texts: [undefined, format(now)] });
    }),
  ];
}
