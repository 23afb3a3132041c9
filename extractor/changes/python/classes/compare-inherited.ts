import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { Item } from '../../../contract/module.ts';
import type { InheritedMember } from '../../../contract/view/class-tree.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { quote } from '../../wording.ts';
import { PYTHON_RULES } from '../python-rules.ts';

/** Compares what a class inherited under a name with what it inherits now. */
export type CompareMembers = (pair: ItemPair, comparison: Comparison) => Change[];

/** What a class lost, or has from elsewhere, because it no longer has a base. */
export function compareInherited(
  { before, after }: ItemPair<ClassItem>,
  compare: CompareMembers,
  comparison: Comparison,
): Change[] {
  const bases = new Set(comparison.after.lineage(after.id).map(({ id }) => id));
  const isLost = ({ base }: InheritedMember) => !bases.has(comparison.counterpart(base.id) ?? '');
  const lost = comparison.before.inheritedMembers(before.id).filter(isLost);
  return lost
    .filter(({ item }) => !item.name.startsWith('_'))
    .flatMap(({ item, base }) => {
      const own = comparison.after.item(`${after.id}.${item.name}`);
      // What the class declares itself now is compared as an override.
      if (own !== undefined) return [];
      const now = comparison.after
        .inheritedMembers(after.id)
        .find((one) => one.item.name === item.name)?.item;
      const old = { ...item, id: `${before.id}.${item.name}` };
      if (now !== undefined) {
        return compare(
          { before: old, after: { ...now, id: `${after.id}.${item.name}` } },
          comparison,
        );
      }
      const hasField = comparison.after.fields(after.id).some(({ name }) => name === item.name);
      return hasField ? [] : [reportLost(old, before, base, comparison)];
    });
}

function reportLost(old: Item, owner: ClassItem, base: ClassItem, comparison: Comparison): Change {
  const name = quote(`${owner.name}.${old.name}`);
  const message = `${name} was removed; it came from ${quote(base.name)}.`;
  return makeChange(PYTHON_RULES.objectRemoved, { message, before: { item: old } }, comparison);
}
