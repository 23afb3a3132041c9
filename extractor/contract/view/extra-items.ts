import type { TypeExpression } from '../type-expression.ts';
import type { PackageView } from './package-view.ts';

/** The declared type of what a model allows under other keys than its fields; it is inherited. */
export function getExtraItems(id: string, view: PackageView): TypeExpression | undefined {
  const item = view.item(id);
  if (item?.kind !== 'class' || item.model?.extra !== 'allow') return undefined;
  return view.lineage(id).find(({ model }) => model?.extraItems !== undefined)?.model?.extraItems;
}
