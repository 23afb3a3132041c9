import type { Change } from '../../contract/change.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';

/** Reports changes that the operations of a function share only once, for the first of them. */
export function mergeOperations(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, (change) => getKey(change));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    return [{ ...first, operations: group.map(({ item }) => item).sort() }];
  });
}

/** A key that is equal for changes that are the same; every other change has its own. */
function getKey(change: Change): string | Change {
  const { kind, item, code, message, part } = change;
  if (kind !== 'operation') return change;
  return [getFunctionId(item), code, message, part?.kind, part?.name].join('\n');
}
