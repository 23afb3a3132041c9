import type { Change } from '../../contract/change.ts';
import type { Item } from '../../contract/module.ts';
import { isOperation, type PackageView } from '../../contract/view/package-view.ts';
import { reportAddedOperation, reportRemovedOperation } from '../compare-operation.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import { getOwner } from '../pair-items.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { getLocalName, getNoun, quote } from './wording.ts';

/** What is new; members of a new class come with it. */
export function reportAdded(item: Item, comparison: Comparison): Change[] {
  if (isOperation(item)) return reportAddedOperation(item, comparison);
  const { after } = comparison;
  const owner = getOwner(item, after);
  if (owner !== undefined && comparison.origin(owner.id) === undefined) return [];
  const label = `The ${getNoun(item, owner !== undefined)} ${quote(getPublicName(item, after))}`;
  const isAbstract = 'abstract' in item && item.abstract === true;
  const [rule, end] =
    isAbstract && owner !== undefined
      ? [PYTHON_RULES.abstractMethodAdded, 'is new and abstract: derived classes must define it']
      : [PYTHON_RULES.objectAdded, 'is new'];
  return [makeChange(rule, { message: `${label} ${end}.`, after: { item } }, comparison)];
}

/** What is gone; members of a class that is gone go with it. */
export function reportRemoved(item: Item, comparison: Comparison): Change[] {
  if (isOperation(item)) return reportRemovedOperation(item, comparison);
  const { before, after } = comparison;
  const owner = getOwner(item, before);
  if (owner !== undefined && !isStillClass(owner.id, comparison)) return [];
  if (owner !== undefined && hasField(comparison.counterpart(owner.id), item.name, after))
    return [];
  const label = `The ${getNoun(item, owner !== undefined)} ${quote(getPublicName(item, before))}`;
  const now = after.item(item.id);
  if (now?.kind === 'reExport') {
    const message = `${label} is now imported from ${quote(now.target)}.`;
    const sides = { before: { item }, after: { item: now, text: now.target } };
    return [makeChange(PYTHON_RULES.exportTargetChanged, { message, ...sides }, comparison)];
  }
  const [rule, end] = isHidden(item, comparison)
    ? [PYTHON_RULES.objectHidden, 'is not in the new `__all__` of its module']
    : [PYTHON_RULES.objectRemoved, 'was removed'];
  return [makeChange(rule, { message: `${label} ${end}.`, before: { item } }, comparison)];
}

function isStillClass(id: string, { after, counterpart }: Comparison): boolean {
  const now = counterpart(id);
  return now !== undefined && after.item(now)?.kind === 'class';
}

/** A class attribute may have become a field or a member of an enum. */
function hasField(owner: string | undefined, name: string, view: PackageView): boolean {
  const item = owner === undefined ? undefined : view.item(owner);
  if (item?.kind !== 'class') return false;
  const names = [...view.fields(item.id), ...(item.model?.members ?? [])].map((one) => one.name);
  return names.includes(name);
}

/** Whether the object may still be there: what a new `__all__` leaves out is not in the document. */
function isHidden({ id, name }: Item, { before, after }: Comparison): boolean {
  const old = before.moduleOf(id);
  const now = old && after.module(old.id);
  if (old === undefined || now?.exports === undefined || old.exports !== undefined) return false;
  return id === `${old.id}.${name}` && !now.exports.includes(name);
}

/** The name that users have for an item: where its module is private, that of what re-exports it. */
function getPublicName(item: Item, view: PackageView): string {
  const module = view.moduleOf(item.id);
  const local = getLocalName(item, view);
  if (module?.private !== true) return local;
  return `${view.home(item.id)?.id ?? module.id}.${local}`;
}
