import type { ItemTree } from './item-tree.ts';

/** Bytes of HTML for each byte of an item's JSON, and around each item. */
const HTML_PER_JSON = 0.8;
const HTML_PER_ITEM = 500;

/**
 * Estimates the bytes of HTML that items will take on a page from their JSON, because pages show
 * what is written there. The estimate is the same for the same input.
 */
export function estimateWeight(trees: readonly ItemTree[]): number {
  return trees
    .flatMap(({ item, nested }) => [item, ...nested])
    .reduce((sum, item) => sum + HTML_PER_ITEM + JSON.stringify(item).length * HTML_PER_JSON, 0);
}
