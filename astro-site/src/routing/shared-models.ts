import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { hasRequests, isModel } from './item-tree.ts';
import { getLetter, sortByName } from './model-parts.ts';
import type { ShownModule } from './shown-modules.ts';
import { estimateModelWeight, estimateWeight } from './weight.ts';

/** Models that share a page, in the order of their names. */
export interface SharedModels {
  /** The path of the page, which may be that of their module. */
  slug: string;
  models: ClassItem[];
}

/** A package with more models than this has no page for each of them. */
export const MOST_MODEL_PAGES = 500;
/** Bytes of HTML that the content of one page takes. */
const MOST_BYTES = 60_000;
/** A model that takes more than this keeps its own page. */
const MOST_BYTES_OF_A_MODEL = 20_000;

/** Whether all small models of a module fit on its own page, and otherwise how they are divided. */
export type Sharing =
  { kind: 'module'; models: ClassItem[] } | { kind: 'pages'; pages: ClassItem[][] };

/**
 * Says where the small models of a module are documented: on its own page, or on pages of about the
 * same size. Models whose names begin with different letters do not share one of these, so that a
 * new model only moves those near it.
 */
export function shareModels({ items }: ShownModule, view: PackageView): Sharing {
  const all = items.flatMap(({ item, nested }) => [item, ...nested]);
  const weights = new Map(
    all.filter(isModel).map((model) => [model, estimateModelWeight(model.id, view)]),
  );
  const getWeight = (model: ClassItem): number => weights.get(model) ?? 0;
  const small = sortByName(
    [...weights.keys()].filter(
      (model) => getWeight(model) <= MOST_BYTES_OF_A_MODEL && !hasRequests(model, view.item),
    ),
  );
  const others = estimateWeight(all.filter((item) => !isModel(item)));
  const total = small.reduce((sum, model) => sum + getWeight(model), others);
  if (total <= MOST_BYTES) return { kind: 'module', models: small };
  const letters = Map.groupBy(small, ({ name }) => getLetter(name));
  return {
    kind: 'pages',
    pages: [...letters.values()].flatMap((models) => fillPages(models, getWeight)),
  };
}

function fillPages<Model>(
  models: readonly Model[],
  getWeight: (model: Model) => number,
): Model[][] {
  const pages: Model[][] = [];
  let left = 0;
  for (const model of models) {
    const weight = getWeight(model);
    if (weight > left) {
      pages.push([]);
      left = MOST_BYTES;
    }
    pages.at(-1)?.push(model);
    left -= weight;
  }
  return pages;
}
