import type { ClassItem } from '../contract/class.ts';
import type { AttributeItem, Item } from '../contract/module.ts';
import { isOperation, type PackageView } from '../contract/view/package-view.ts';
import type { Usage } from '../contract/view/usage.ts';
import type { Comparison } from './comparison.ts';
import type { ItemPair } from './documents.ts';

type Direction = 'request' | 'response';

/** Whether models are sent, read, or both. */
export type Directions = ReadonlySet<Direction>;

/** Whether models are sent or read, and the operations that do so. */
interface Reach {
  directions: Directions;
  /** Ids in the new document. */
  operations: ReadonlySet<string>;
}

const NOT_USED: Reach = { directions: new Set(), operations: new Set() };

/**
 * Finds which operations use any of the models, in the old document and in the new one. Operations of
 * only one document have no callers that a difference could affect. If one document only sends the
 * models, and the other only reads them, another class has taken over the name. A model that is sent
 * is not read only because something is returned that every model derives from.
 */
export function findReach(models: readonly ItemPair[], comparison: Comparison): Reach {
  const [olds, news] = [new Set<Direction>(), new Set<Direction>()];
  const operations = new Set<string>();
  for (const { before, after } of models) {
    for (const usage of listUsages(comparison.before, before)) {
      add(olds, usage, comparison.counterpart(usage.operation.id));
    }
    for (const usage of listUsages(comparison.after, after)) {
      const { id } = usage.operation;
      add(news, usage, comparison.origin(id) === undefined ? undefined : id);
    }
  }
  const isOther = olds.size > 0 && news.size > 0 && ![...olds].some((one) => news.has(one));
  return isOther ? NOT_USED : { directions: new Set([...olds, ...news]), operations };

  function add(directions: Set<Direction>, { role }: Usage, id: string | undefined): void {
    const item = id === undefined ? undefined : comparison.after.item(id);
    if (item === undefined || !isOperation(item)) return;
    directions.add(role === 'response' ? 'response' : 'request');
    operations.add(item.id);
  }
}

function listUsages(view: PackageView, { id }: Item): Usage[] {
  const usages = view.usedBy(id);
  const isSent = usages.some(({ role, vague }) => role !== 'response' && vague !== true);
  return isSent
    ? usages.filter(({ role, vague }) => role !== 'response' || vague !== true)
    : usages;
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
