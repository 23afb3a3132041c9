import type { ClassItem } from '../contract/class.ts';
import type { AttributeItem } from '../contract/module.ts';
import { isOperation } from '../contract/view/package-view.ts';
import type { Usage } from '../contract/view/usage.ts';
import type { Comparison } from './comparison.ts';
import type { ItemPair } from './documents.ts';

/** Whether models are sent, read, or both. */
export type Directions = ReadonlySet<'request' | 'response'>;

/** Whether models are sent or read, and the operations that do so. */
interface Reach {
  directions: Directions;
  /** Ids in the new document. */
  operations: ReadonlySet<string>;
}

/**
 * Finds which operations use any of the models, in the old document or the new one. Operations of
 * only one document have no callers that a difference could affect.
 */
export function findReach(models: readonly ItemPair[], comparison: Comparison): Reach {
  const directions = new Set<'request' | 'response'>();
  const operations = new Set<string>();
  for (const { before, after } of models) {
    for (const usage of comparison.before.usedBy(before.id)) {
      add(usage, comparison.counterpart(usage.operation.id));
    }
    for (const usage of comparison.after.usedBy(after.id)) {
      const { id } = usage.operation;
      add(usage, comparison.origin(id) === undefined ? undefined : id);
    }
  }
  return { directions, operations };

  function add({ role }: Usage, id: string | undefined): void {
    const item = id === undefined ? undefined : comparison.after.item(id);
    if (item === undefined || !isOperation(item)) return;
    directions.add(role === 'response' ? 'response' : 'request');
    operations.add(item.id);
  }
}

/** The models of both documents that derive from a model in both. */
export function getCommonSubtypes(
  { before, after }: ItemPair<ClassItem>,
  comparison: Comparison,
): ItemPair<ClassItem>[] {
  const news = new Map(comparison.after.subtypes(after.id).map((item) => [item.id, item]));
  return comparison.before.subtypes(before.id).flatMap((old) => {
    const now = news.get(comparison.counterpart(old.id) ?? '');
    return now === undefined ? [] : [{ before: old, after: now }];
  });
}

/**
 * Whether operations of both documents use the model or one that derives from it: then HTTP rules
 * compare its fields.
 */
export function isHttpModel(before: ClassItem, after: ClassItem, comparison: Comparison): boolean {
  if (comparison.dependencies.has(after.id)) return true;
  const pair = { before, after };
  return findReach([pair, ...getCommonSubtypes(pair, comparison)], comparison).directions.size > 0;
}

/**
 * Whether the attribute is a type alias that such operations use: then HTTP rules compare its
 * target.
 */
export function isHttpAlias(pair: ItemPair<AttributeItem>, comparison: Comparison): boolean {
  const isAlias = pair.before.aliasOf !== undefined && pair.after.aliasOf !== undefined;
  return isAlias && findReach([pair], comparison).directions.size > 0;
}
