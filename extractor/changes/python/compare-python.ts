import type { Change } from '../../contract/change.ts';
import type { FunctionItem } from '../../contract/function.ts';
import type { ClassItem } from '../../contract/class.ts';
import type { Item } from '../../contract/module.ts';
import type { Operation } from '../../contract/operation.ts';
import { isOperation } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../documents.ts';
import { compareInherited } from './classes/compare-inherited.ts';
import { compareClasses } from './classes/compare-class.ts';
import { compareAttributes } from './compare-attribute.ts';
import { comparePlaces, reportKind } from './compare-objects.ts';
import { compareCalls } from './functions/compare-call.ts';
import { compareFunctions } from './functions/compare-function.ts';

/** Finds the differences between two items that affect Python code. */
export function comparePython(pair: ItemPair, comparison: Comparison): Change[] {
  if (comparison.isServer && isHandler(pair, comparison)) return [];
  return [...comparePlaces(pair, comparison), ...compareContents(pair, comparison)];
}

/** Whether a function declares an operation, or operations depend on it. */
function isHandler({ before, after }: ItemPair, { dependencies }: Comparison): boolean {
  const isDeclared = [before, after].some((item) => isOperation(item) && item.client === undefined);
  return isDeclared || dependencies.has(after.id);
}

function compareContents(pair: ItemPair, comparison: Comparison): Change[] {
  const { before, after } = pair;
  if (before.kind === 'function' && after.kind === 'function') {
    return compareFunctions({ before, after }, comparison);
  }
  if (before.kind === 'class' && after.kind === 'class') {
    const classes = { before, after };
    // Members of an enum say nothing about those of a class that has its name now.
    if (isAnother(classes, comparison)) return reportKind(pair, comparison);
    return [
      ...compareClasses(classes, comparison),
      ...compareInherited(classes, compareContents, comparison),
    ];
  }
  if (before.kind === 'attribute' && after.kind === 'attribute') {
    return compareAttributes({ before, after }, comparison);
  }
  if (isCallable(before) && isCallable(after)) {
    const isClient = [before, after].some((item) => 'client' in item);
    const compare = isClient ? compareFunctions : compareCalls;
    return compare({ before, after }, comparison);
  }
  return reportKind(pair, comparison);
}

/** Whether a name stood for an enum, and stands for a class that has none of its members. */
function isAnother({ before, after }: ItemPair<ClassItem>, { after: view }: Comparison): boolean {
  const members = before.model?.shape === 'enum' ? (before.model.members ?? []) : [];
  if (members.length === 0 || after.model?.shape === 'enum') return false;
  return members.every(({ name }) => view.item(`${after.id}.${name}`) === undefined);
}

function isCallable(item: Item): item is Operation | FunctionItem {
  return item.kind === 'operation' || item.kind === 'function';
}
