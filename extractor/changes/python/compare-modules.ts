import type { Change } from '../../contract/change.ts';
import type { Module } from '../../contract/module.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { quote } from './wording.ts';

/** Public modules that are new or gone. */
export function compareModules(comparison: Comparison): Change[] {
  const { before, after } = comparison;
  const isPublic = (module: Module) => module.private !== true;
  const removed = before.modules.filter((one) => isPublic(one) && !isThere(one.id, comparison));
  const added = after.modules.filter(
    (one) => isPublic(one) && before.module(one.id) === undefined && !before.item(one.id),
  );
  return [
    ...removed.map((item) => {
      const message = `The module ${quote(item.id)} was removed.`;
      return makeChange(PYTHON_RULES.moduleRemoved, { message, before: { item } }, comparison);
    }),
    ...added.map((item) => {
      const message = `The module ${quote(item.id)} is new.`;
      return makeChange(PYTHON_RULES.moduleAdded, { message, after: { item } }, comparison);
    }),
  ];
}

/** A module may also be re-exported under the name that it had. */
function isThere(id: string, { after }: Comparison): boolean {
  return after.module(id) !== undefined || after.item(id) !== undefined;
}
