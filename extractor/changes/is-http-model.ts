import type { ClassItem } from '../contract/class.ts';
import type { Comparison } from './comparison.ts';
import { findReach, getHeirs } from './http/reach.ts';

/** Whether operations that are in both documents meet the model or one that derives from it: then HTTP rules compare its fields. */
export function isHttpModel(before: ClassItem, after: ClassItem, comparison: Comparison): boolean {
  const pair = { before, after };
  return findReach([pair, ...getHeirs(pair, comparison)], comparison).directions.size > 0;
}
