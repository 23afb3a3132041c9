import type { Signature, SignatureParameter } from '../../contract/function.ts';
import { relateWithDefault } from './compare-types.ts';
import type { Comparison } from '../comparison.ts';
import { normalize } from './wording.ts';

/** Whether two signatures say the same; the order of keyword-only parameters means nothing. */
export function areSameSignatures(
  before: Signature,
  after: Signature,
  comparison: Comparison,
): boolean {
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
