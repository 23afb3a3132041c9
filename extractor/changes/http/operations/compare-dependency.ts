import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { FunctionItem, Signature } from '../../../contract/function.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { getLocalName } from '../../wording.ts';
import { compareParameters } from './compare-parameter.ts';
import { reportDifference } from './operation-difference.ts';

/**
 * Changes in what a dependency requires of requests, reported once for all operations that have it.
 */
export function compareDependencies(
  pair: ItemPair<FunctionItem | ClassItem>,
  comparison: Comparison,
): Change[] {
  const dependency = comparison.dependencies.get(pair.after.id);
  if (dependency === undefined) return [];
  const { before, after, operations } = dependency;
  const owner = getLocalName(pair.after, comparison.after);
  return compareParameters(
    { ...before, signature: getSignature(pair.before) },
    { ...after, signature: getSignature(pair.after) },
    owner,
    comparison,
  ).map((difference) => reportDifference(difference, pair, comparison, operations));
}

/**
 * A class is called with the parameters of its `__init__` or with its fields, which the item does
 * not contain.
 */
function getSignature(item: FunctionItem | ClassItem): Signature {
  return item.kind === 'function' ? item.signature : { parameters: [] };
}
