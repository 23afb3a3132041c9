import type { ClassItem } from '../contract/class.ts';
import type { AttributeItem } from '../contract/module.ts';
import type { Comparison } from './comparison.ts';
import type { ItemPair } from './pair-items.ts';
import { findReach, getHeirs } from './http/reach.ts';

/** Whether operations of both documents meet the model or one that derives from it: then HTTP rules compare its fields. */
export function isHttpModel(before: ClassItem, after: ClassItem, comparison: Comparison): boolean {
  if (comparison.dependencies.has(after.id)) return true;
  const pair = { before, after };
  return findReach([pair, ...getHeirs(pair, comparison)], comparison).directions.size > 0;
}

/** Whether the attribute is a type alias that such operations meet: then HTTP rules compare what it stands for. */
export function isHttpAlias(pair: ItemPair<AttributeItem>, comparison: Comparison): boolean {
  const isAlias = pair.before.aliasOf !== undefined && pair.after.aliasOf !== undefined;
  return isAlias && findReach([pair], comparison).directions.size > 0;
}
