import type { Change } from '../../contract/change.ts';
import { ACTION_TITLES, ACTIONS, getRequiredAction } from './required-action.ts';

/** Changes that ask the same of readers. */
interface ActionGroup {
  title: string;
  changes: Change[];
}

/** Groups changes by what readers have to do, without empty groups. */
export function groupByAction(changes: readonly Change[]): ActionGroup[] {
  const groups = Map.groupBy(changes, getRequiredAction);
  return ACTIONS.flatMap((action) => {
    const found = groups.get(action);
    return found === undefined ? [] : [{ title: ACTION_TITLES[action], changes: found }];
  });
}
