import type { Change } from '../contract/change.ts';
import type { ClassItem } from '../contract/class.ts';
import type { Comparison } from './comparison.ts';

/** What has changed in a model that travels over HTTP; nothing where no operation uses it. */
export function compareModels(
  _before: ClassItem,
  _after: ClassItem,
  _comparison: Comparison,
): Change[] {
  return [];
}
