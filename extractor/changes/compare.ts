import type { Change } from '../contract/change.ts';
import { CHANGE_SEVERITIES } from '../contract/change.ts';
import type { Item } from '../contract/module.ts';
import type { Package } from '../contract/package.ts';
import { isOperation } from '../contract/package-view.ts';
import { compareModels } from './compare-model.ts';
import {
  compareOperations,
  reportAddedOperation,
  reportRemovedOperation,
} from './compare-operation.ts';
import { createComparison, type Comparison } from './comparison.ts';
import type { ItemPair } from './pair-items.ts';

/** Every difference between two documents of a package, worst first, then as they stand in the new one. */
export function comparePackages(before: Package, after: Package): Change[] {
  const comparison = createComparison(before, after);
  const changes = [
    ...comparison.pairs.flatMap((pair) => comparePair(pair, comparison)),
    ...comparison.added.flatMap((item) => reportAdded(item, comparison)),
    ...comparison.removed.flatMap((item) => reportRemoved(item, comparison)),
  ];
  return changes.sort(compareChanges);
}

function comparePair({ before, after }: ItemPair, comparison: Comparison): Change[] {
  if (isOperation(before) && isOperation(after)) {
    return compareOperations(before, after, comparison);
  }
  if (before.kind === 'class' && after.kind === 'class') {
    return compareModels(before, after, comparison);
  }
  return [];
}

function reportAdded(item: Item, comparison: Comparison): Change[] {
  return isOperation(item) ? reportAddedOperation(item, comparison) : [];
}

function reportRemoved(item: Item, comparison: Comparison): Change[] {
  return isOperation(item) ? reportRemovedOperation(item, comparison) : [];
}

function compareChanges(a: Change, b: Change): number {
  return (
    CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity) ||
    compareText(a.module, b.module) ||
    comparePlaces(a, b) ||
    compareText(a.item, b.item) ||
    compareText(a.code, b.code) ||
    compareText(a.part?.name ?? '', b.part?.name ?? '') ||
    compareText(a.message, b.message)
  );
}

/** By the place in the new source; what is gone stands where it was in the old one. */
function comparePlaces(a: Change, b: Change): number {
  const [first, second] = [a, b].map(({ before, after }) => (after ?? before)?.source);
  return (
    compareText(first?.file ?? '', second?.file ?? '') || (first?.line ?? 0) - (second?.line ?? 0)
  );
}

/** By code units: no locale has a say. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
