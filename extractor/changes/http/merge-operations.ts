import type { Change } from '../../contract/change.ts';
import { getFunctionId } from '../wording.ts';

/** Tells once what the operations of one function have in common, as a change of the first of them. */
export function mergeOperations(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, (change) => getKey(change));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    return [{ ...first, operations: group.map(({ item }) => item).sort() }];
  });
}

/** What is the same for changes that are one; every other change is its own. */
function getKey(change: Change): string | Change {
  const { kind, item, code, message, part } = change;
  if (kind !== 'operation') return change;
  return [getFunctionId(item), code, message, part?.kind, part?.name].join('\n');
}
