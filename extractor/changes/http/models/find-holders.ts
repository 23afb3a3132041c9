import type { ClassItem } from '../../../contract/class.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { getCommonSubtypes } from '../../model-reach.ts';

/**
 * Returns the class, itself or a base, that declares something for the class with the id; undefined
 * if none does.
 */
export type FindDeclarer = (view: PackageView, id: string) => string | undefined;

/** How to find something on each side: a field may have another name there. */
export interface Declarers {
  before: FindDeclarer;
  after: FindDeclarer;
}

type ModelPair = ItemPair<ClassItem>;

/**
 * The models that share a difference of what `declarers` finds: the current one, and those that
 * inherit it. None if the model itself inherits it from a base, which reports it.
 */
export function findHolders(
  pair: ModelPair,
  declarers: Declarers,
  comparison: Comparison,
): ModelPair[] {
  const place = getPlace(pair);
  if (getBases(pair, comparison).some((base) => getPlace(base) === place)) return [];
  return [pair, ...getCommonSubtypes(pair, comparison).filter((heir) => getPlace(heir) === place)];

  function getPlace({ before, after }: ModelPair): string {
    const old = declarers.before(comparison.before, before.id);
    const now = declarers.after(comparison.after, after.id);
    return `${old ?? ''} ${now ?? ''}`;
  }
}

/** The bases that a model has in both documents. */
function getBases({ before, after }: ModelPair, comparison: Comparison): ModelPair[] {
  const news = new Map(
    comparison.after
      .lineage(after.id)
      .slice(1)
      .map((item) => [item.id, item]),
  );
  return comparison.before
    .lineage(before.id)
    .slice(1)
    .flatMap((old) => {
      const now = news.get(comparison.counterpart(old.id) ?? '');
      return now === undefined ? [] : [{ before: old, after: now }];
    });
}
