import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { findReach } from '../../model-reach.ts';
import { getLocalName, quote } from '../../wording.ts';
import { pickRule } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './model-rules.ts';

/** A new model that can occur instead of its base; undefined if it has no such base. */
export function reportAddedSubtype(after: ClassItem, comparison: Comparison): Change[] {
  const bases = getDirectBases(after, comparison.after).flatMap((now) =>
    makePair(comparison.origin(now.id), now.id, comparison),
  );
  const base = bases.find((pair) => isUnion(pair, comparison));
  if (base === undefined) return [];
  const { directions, operations } = findReach([base], comparison);
  const rules = {
    request: REQUEST_MODEL_RULES.subtypeAdded,
    response: RESPONSE_MODEL_RULES.subtypeAdded,
  };
  const rule = pickRule(rules, directions);
  const name = getLocalName(base.after, comparison.after);
  const message = `${quote(getLocalName(after, comparison.after))} is new; it can occur instead of ${quote(name)}.`;
  const details = { message, part: { kind: 'base', name } as const, after: { item: after } };
  return rule === undefined ? [] : [makeChange(rule, { ...details, operations }, comparison)];
}

/**
 * A removed model that could be sent instead of its base; undefined if it could not, because the
 * Python rules report that its name was removed.
 */
export function reportRemovedSubtype(before: ClassItem, comparison: Comparison): Change[] {
  const bases = getDirectBases(before, comparison.before).flatMap((old) =>
    makePair(old.id, comparison.counterpart(old.id), comparison),
  );
  const base = bases.find((pair) => isUnion(pair, comparison));
  if (base === undefined) return [];
  const { directions, operations } = findReach([base], comparison);
  if (!directions.has('request')) return [];
  const name = getLocalName(base.before, comparison.before);
  const old = getLocalName(before, comparison.before);
  const message = `${quote(old)} was removed; it could be sent instead of ${quote(name)}.`;
  const details = { message, part: { kind: 'base', name } as const, before: { item: before } };
  const rule = REQUEST_MODEL_RULES.subtypeRemoved;
  return [makeChange(rule, { ...details, operations }, comparison)];
}

/** Whether a base stands for its subclasses, as it already did before. */
function isUnion({ before }: ItemPair<ClassItem>, comparison: Comparison): boolean {
  return comparison.before.subtypes(before.id).length > 0;
}

function makePair(
  oldId: string | undefined,
  newId: string | undefined,
  comparison: Comparison,
): ItemPair<ClassItem>[] {
  const before = getClass(comparison.before, oldId);
  const after = getClass(comparison.after, newId);
  return before === undefined || after === undefined ? [] : [{ before, after }];
}

function getDirectBases({ bases }: ClassItem, view: PackageView): ClassItem[] {
  return bases.flatMap((base) => {
    const origin = base.kind === 'generic' ? base.origin : base;
    return (origin.kind === 'name' && getClass(view, origin.id)) || [];
  });
}

function getClass(view: PackageView, id: string | undefined): ClassItem | undefined {
  const item = id === undefined ? undefined : view.item(id);
  return item?.kind === 'class' ? item : undefined;
}
