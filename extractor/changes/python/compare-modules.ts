import type { Change } from '../../contract/change.ts';
import type { Module } from '../../contract/module.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import { describeStep, quote, quoteAll } from '../wording.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** Public modules that were added, removed or renamed. */
export function compareModules(comparison: Comparison): Change[] {
  const { before, after, origin } = comparison;
  const removed = before.modules.filter((one) => isPublic(one) && !isThere(one.id, comparison));
  const added = after.modules.filter(
    ({ id, private: isPrivate }) =>
      isPrivate !== true && (before.module(id) ?? before.item(id) ?? origin(id)) === undefined,
  );
  return [
    ...before.modules.filter(isPublic).flatMap((module) => reportLostNames(module, comparison)),
    ...removed.map((module) => reportGone(module, comparison)),
    ...added.map((item) => {
      const message = `The module ${quote(item.id)} is new.`;
      return makeChange(PYTHON_RULES.moduleAdded, { message, after: { item } }, comparison);
    }),
  ];
}

function isPublic(module: Module): boolean {
  return module.private !== true;
}

/** Names that a module gave when it was asked for them. */
function reportLostNames(old: Module, comparison: Comparison): Change[] {
  const { after } = comparison;
  const now = after.module(old.id);
  if (now === undefined || (now.dynamic === true && now.offered === undefined)) return [];
  const isThere = (name: string) =>
    now.offered?.includes(name) === true ||
    after.item(`${old.id}.${name}`) !== undefined ||
    after.module(`${old.id}.${name}`) !== undefined;
  const lost = (old.offered ?? []).filter((name) => !isThere(name));
  if (lost.length === 0) return [];
  const message = `The module ${quote(old.id)} no longer provides ${quoteAll(lost)}.`;
  const sides = { before: { item: old, text: lost.join(', ') }, after: { item: now } };
  return [makeChange(PYTHON_RULES.offeredNameRemoved, { message, ...sides }, comparison)];
}

/** A module may also be re-exported under its old name. */
function isThere(id: string, { after }: Comparison): boolean {
  return after.module(id) !== undefined || after.item(id) !== undefined;
}

function reportGone(item: Module, comparison: Comparison): Change {
  const now = comparison.after.module(comparison.counterpart(item.id) ?? '');
  const before = { item, text: item.id };
  if (now === undefined) {
    const message = `The module ${quote(item.id)} was removed.`;
    return makeChange(PYTHON_RULES.moduleRemoved, { message, before: { item } }, comparison);
  }
  const message = `A module was renamed ${describeStep(item.id, now.id)}.`;
  const after = { item: now, text: now.id };
  return makeChange(PYTHON_RULES.moduleMoved, { message, before, after }, comparison);
}
