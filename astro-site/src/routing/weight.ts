import type { Item } from '../../../extractor/contract/module.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';

/** Bytes of HTML for each byte of an item's JSON, and around each item. */
const HTML_PER_JSON = 0.8;
const HTML_PER_ITEM = 500;

/**
 * Estimates the bytes of HTML that items will take on a page from their JSON, because pages show
 * what is written there. The estimate is the same for the same input.
 */
export function estimateWeight(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + HTML_PER_ITEM + JSON.stringify(item).length * HTML_PER_JSON,
    0,
  );
}

/** Bytes of HTML of a field: its row, and its line in the example. */
const HTML_PER_FIELD = 420;
const HTML_PER_MODEL = 1200;

/** Estimates the bytes of HTML of a model, which shows inherited fields, too. */
export function estimateModelWeight(id: string, view: PackageView): number {
  const item = view.item(id);
  const own = item === undefined ? 0 : JSON.stringify(item).length * HTML_PER_JSON;
  return HTML_PER_MODEL + own + view.fields(id).length * HTML_PER_FIELD;
}
