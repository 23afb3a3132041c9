import type { ClassItem } from '../contract/class.ts';
import type { Comparison } from './comparison.ts';

/** Whether an operation takes or returns the model, in the old document or the new one: then HTTP rules compare its fields. */
export function isHttpModel(
  before: ClassItem,
  after: ClassItem,
  { before: oldView, after: newView }: Comparison,
): boolean {
  return oldView.usedBy(before.id).length > 0 || newView.usedBy(after.id).length > 0;
}
