import type { Change } from '../../contract/change.ts';
import { getLastName } from '../../contract/last-name.ts';
import { downgrade } from '../downgrade.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { quote } from '../wording.ts';
import { describeMembers } from './containers.ts';
import { cover, join, listSome } from './join.ts';

/** What moved with its module is told with it. */
export function takeMoved(changes: readonly Change[]): Change[] {
  const modules = changes.filter(({ code }) => code === PYTHON_RULES.moduleMoved.code);
  const find = ({ code, before, after }: Change) =>
    code === PYTHON_RULES.objectMoved.code
      ? modules.find(
          (module) =>
            before?.id.startsWith(`${module.before?.id ?? ''}.`) === true &&
            after?.id.startsWith(`${module.item}.`),
        )
      : undefined;
  const taken = Map.groupBy(changes, find);
  return changes.flatMap((change) => {
    if (find(change) !== undefined) return [];
    const moved = taken.get(change) ?? [];
    if (moved.length === 0) return [change];
    // Users who import all of it from elsewhere notice nothing.
    const isElsewhere = moved.every(({ severity }) => severity !== 'breaking');
    const told = cover(change, moved, describeMembers(moved));
    return [isElsewhere ? downgrade(told) : told];
  });
}

/** Modules that moved from one place to another, each under its name. */
export function joinMovedModules(changes: readonly Change[]): Change[] {
  const getKey = ({ code, before, item }: Change) => {
    const old = before?.id ?? '';
    const isMoved =
      code === PYTHON_RULES.moduleMoved.code && getLastName(old) === getLastName(item);
    const places = [old, item].map((id) => id.slice(0, id.lastIndexOf('.')));
    return isMoved ? places.join(' ') : undefined;
  };
  return join(changes, getKey, 2, (rest, { item }) => {
    const names = rest.map((one) => getLastName(one.item));
    return `${quote(item.slice(0, item.lastIndexOf('.')))} also has ${listSome(names)} from there now.`;
  });
}
