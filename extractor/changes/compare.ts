import { CHANGE_SEVERITIES, type Change } from '../contract/change.ts';
import type { FunctionItem } from '../contract/function.ts';
import type { Item } from '../contract/module.ts';
import type { Operation } from '../contract/operation.ts';
import type { Package } from '../contract/package.ts';
import { isOperation } from '../contract/view/package-view.ts';
import { compareAttributes } from './python/compare-attribute.ts';
import { compareCalls } from './python/compare-call.ts';
import { compareClasses } from './python/compare-class.ts';
import { compareExports } from './python/compare-exports.ts';
import { compareFunctions } from './python/compare-function.ts';
import { reportKind } from './python/compare-kinds.ts';
import { compareModules } from './python/compare-modules.ts';
import { compareHttp } from './compare-http.ts';
import { comparePlaces } from './python/compare-places.ts';
import { createComparison, type Comparison } from './comparison.ts';
import { reportAddedSubtype, reportRemovedSubtype } from './http/compare-subtype.ts';
import { mergeOperations } from './http/merge-operations.ts';
import type { ItemPair } from './pair-items.ts';
import { reportAdded, reportRemoved } from './python/report-objects.ts';
import { getFunctionId } from './python/wording.ts';
import { createVisibility } from './visibility.ts';

/** Every difference between two documents of a package, worst first, then as they stand in the new one. */
export function comparePackages(before: Package, after: Package): Change[] {
  const comparison = createComparison(before, after);
  const old = createVisibility(comparison.before);
  const now = createVisibility(comparison.after);
  const isMet = (pair: ItemPair) => old.isMet(pair.before) && now.isMet(pair.after);
  const changes = [
    ...comparison.pairs.flatMap((pair) => compareHttp(pair, comparison)),
    ...comparison.pairs
      .filter((pair) => isMet(pair) && isFirst(pair, comparison))
      .flatMap((pair) => comparePair(pair, comparison)),
    ...comparison.added
      .filter((item) => isOperation(item) || now.isPublic(item))
      .flatMap((item) => tellAdded(item, comparison)),
    ...comparison.removed
      .filter((item) => isOperation(item) || old.isPublic(item))
      .flatMap((item) => tellRemoved(item, comparison)),
    ...compareExports(comparison),
    ...compareModules(comparison),
  ];
  return mergeOperations(changes).sort(compareChanges);
}

/** A function with several operations is one function to those who call it. */
function isFirst({ before }: ItemPair, { before: view }: Comparison): boolean {
  if (!isOperation(before)) return true;
  const id = getFunctionId(before.id);
  const members = view.moduleOf(before.id)?.items ?? [];
  return id === before.id || members.find((item) => getFunctionId(item.id) === id) === before;
}

/** A new model that can come in the place of its base is told as that. */
function tellAdded(item: Item, comparison: Comparison): Change[] {
  const found = item.kind === 'class' ? reportAddedSubtype(item, comparison) : [];
  return found.length > 0 ? found : reportAdded(item, comparison);
}

function tellRemoved(item: Item, comparison: Comparison): Change[] {
  const found = item.kind === 'class' ? reportRemovedSubtype(item, comparison) : [];
  return found.length > 0 ? found : reportRemoved(item, comparison);
}

/** What has changed in Python. */
function comparePair(pair: ItemPair, comparison: Comparison): Change[] {
  return [...comparePlaces(pair, comparison), ...compareContents(pair, comparison)];
}

function compareContents(pair: ItemPair, comparison: Comparison): Change[] {
  const { before, after } = pair;
  if (before.kind === 'function' && after.kind === 'function') {
    return compareFunctions({ before, after }, comparison);
  }
  if (before.kind === 'class' && after.kind === 'class') {
    return compareClasses({ before, after }, comparison);
  }
  if (before.kind === 'attribute' && after.kind === 'attribute') {
    return compareAttributes({ before, after }, comparison);
  }
  if (isCallable(before) && isCallable(after)) return compareCalls({ before, after }, comparison);
  return reportKind(pair, comparison);
}

function isCallable(item: Item): item is Operation | FunctionItem {
  return item.kind === 'operation' || item.kind === 'function';
}

function compareChanges(a: Change, b: Change): number {
  return (
    CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity) ||
    compareText(a.module, b.module) ||
    compareSources(a, b) ||
    compareText(a.item, b.item) ||
    compareText(a.code, b.code) ||
    compareText(a.part?.name ?? '', b.part?.name ?? '') ||
    compareText(a.message, b.message)
  );
}

/** By the place in the new source; what is gone stands where it was in the old one. */
function compareSources(a: Change, b: Change): number {
  const [first, second] = [a, b].map(({ before, after }) => (after ?? before)?.source);
  return (
    compareText(first?.file ?? '', second?.file ?? '') || (first?.line ?? 0) - (second?.line ?? 0)
  );
}

/** By code units: no locale has a say. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
