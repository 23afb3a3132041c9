import type { Change } from '../../contract/change.ts';
import { isOperation } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import { getOwner, resolveName, type ItemPair } from '../pair-items.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { getNoun, quote } from './wording.ts';

/** Whether an object is defined elsewhere; what re-exports it is compared in its own place. */
export function comparePlaces({ before, after }: ItemPair, comparison: Comparison): Change[] {
  const isMember = getOwner(before, comparison.before) !== undefined;
  if (before.id === after.id || isMember || isOperation(before)) return [];
  const isHidden = comparison.before.moduleOf(before.id)?.private === true;
  if (isHidden) return [];
  const isImportable = resolveName(comparison.after, before.id)?.id === after.id;
  const rule = isImportable ? PYTHON_RULES.objectMovedImportable : PYTHON_RULES.objectMoved;
  const noun = getNoun(after);
  const step = `The ${noun} ${quote(before.name)} moved from ${quote(before.id)} to ${quote(after.id)}`;
  const message = isImportable
    ? `${step}; the old name still works.`
    : `${step}; the old name is gone.`;
  const sides = {
    before: { item: before, text: before.id },
    after: { item: after, text: after.id },
  };
  return [makeChange(rule, { message, ...sides }, comparison)];
}
