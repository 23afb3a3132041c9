import type { Change } from '../../../contract/change.ts';
import type { FunctionItem, Signature, SignatureParameter } from '../../../contract/function.ts';
import type { Operation } from '../../../contract/operation.ts';
import { formatSignature } from '../../../contract/types/signature-text.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { relateWithDefault } from '../../types/relate-types.ts';
import { describeStep, normalize, quote } from '../../wording.ts';
import type { Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareParameters } from './compare-parameters.ts';

interface OverloadOptions {
  name: string;
  report: Report;
  comparison: Comparison;
  /**
   * Whether a change of the implementation is already reported, and the overloads only repeat it.
   */
  isReported: boolean;
}

/** Changes in the ways to call a function. */
export function compareOverloads(
  { before, after }: ItemPair<FunctionItem | Operation>,
  { name, report, comparison, isReported }: OverloadOptions,
): Change[] {
  const format = (signature: Signature) => formatSignature(before.name, signature);
  const reportRemoved = (old: Signature) => {
    const message = `The overload ${quote(format(old))} of ${quote(name)} was removed.`;
    return report(PYTHON_RULES.overloadRemoved, message, { texts: [format(old), undefined] });
  };
  const isGone = (old: Signature) =>
    !(after.overloads ?? [after.signature]).some((now) =>
      accepts(old, now, { name, report, comparison }),
    );
  if (before.overloads !== undefined && after.overloads === undefined) {
    const gone = before.overloads.filter(isGone);
    if (gone.length > 0) return gone.map(reportRemoved);
    const [old, now] = [before.overloads.map(format).join('\n'), format(after.signature)];
    const message = `The overloads of ${quote(name)} are one signature now: ${quote(now)}.`;
    return [report(PYTHON_RULES.overloadChanged, message, { texts: [old, now] })];
  }
  const open = [...(after.overloads ?? [])];
  const missing = (before.overloads ?? []).filter((old) => {
    const place = open.findIndex((now) => areSameSignatures(old, now, comparison));
    if (place !== -1) open.splice(place, 1);
    return place === -1;
  });
  const gone = isReported ? [] : missing.filter(isGone);
  const lost = missing.filter((old) => !gone.includes(old));
  const changed = Math.min(lost.length, open.length);
  return [
    ...gone.map(reportRemoved),
    ...(isReported ? [] : lost.slice(0, changed)).map((old, index) => {
      const [was, is] = [format(old), format(open[index] ?? old)];
      const message = `An overload of ${quote(name)} changed ${describeStep(was, is)}.`;
      return report(PYTHON_RULES.overloadChanged, message, { texts: [was, is] });
    }),
    ...lost.slice(changed).map(reportRemoved),
    ...open.slice(changed).map((now) => {
      const message = `The overload ${quote(format(now))} of ${quote(name)} is new.`;
      return report(PYTHON_RULES.overloadAdded, message, { texts: [undefined, format(now)] });
    }),
  ];
}

/** Whether every call of the one signature is one of the other. */
function accepts(
  before: Signature,
  after: Signature,
  options: Pick<OverloadOptions, 'name' | 'report' | 'comparison'>,
): boolean {
  const changes = compareParameters({ before, after, ...options });
  return changes.every(({ severity }) => severity !== 'breaking');
}

/** Whether two signatures are equivalent; the order of keyword-only parameters does not matter. */
function areSameSignatures(before: Signature, after: Signature, comparison: Comparison): boolean {
  const [old, now] = [sortParameters(before), sortParameters(after)];
  return (
    before.async === after.async &&
    old.length === now.length &&
    relateWithDefault({ type: before.returns }, { type: after.returns }, comparison) === 'same' &&
    old.every((parameter, index) => {
      const other = now[index];
      return other !== undefined && areSameParameters(parameter, other, comparison);
    })
  );
}

function sortParameters({ parameters }: Signature): SignatureParameter[] {
  const isPlaced = ({ kind }: SignatureParameter) => kind !== 'keywordOnly';
  const byName = parameters.filter((one) => !isPlaced(one));
  return [...parameters.filter(isPlaced), ...byName.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}

function areSameParameters(
  before: SignatureParameter,
  after: SignatureParameter,
  comparison: Comparison,
): boolean {
  return (
    before.name === after.name &&
    before.kind === after.kind &&
    normalize(before.default ?? '') === normalize(after.default ?? '') &&
    relateWithDefault(before, after, comparison) === 'same'
  );
}
