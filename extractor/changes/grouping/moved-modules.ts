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

/** A name that another module exports is lost because its object moved, which says where it is. */
export function takeLostExports(changes: readonly Change[]): Change[] {
  const moved = new Set(
    changes
      .filter(({ code }) => code === PYTHON_RULES.objectMoved.code)
      .map(({ before }) => before?.id),
  );
  const isTold = ({ code, before }: Change) =>
    code === PYTHON_RULES.exportRemoved.code &&
    moved.has(before?.text) &&
    getLastName(before?.id ?? '') === getLastName(before?.text ?? '');
  return changes.filter((change) => !isTold(change));
}

/** Modules that moved from one place to another, each under its name, or became private there. */
export function joinMovedModules(changes: readonly Change[]): Change[] {
  const getKey = ({ code, before, item }: Change) => {
    const old = before?.id ?? '';
    const [was, is] = [old, item].map((id) => getLastName(id).replace(/^_+/, ''));
    const isMoved = code === PYTHON_RULES.moduleMoved.code && was === is;
    const places = [old, item].map((id) => id.slice(0, id.lastIndexOf('.')));
    return isMoved ? places.join(' ') : undefined;
  };
  return join(changes, getKey, 2, (rest, { item }) => {
    const names = rest.map((one) => getLastName(one.item));
    return `${quote(item.slice(0, item.lastIndexOf('.')))} also has ${listSome(names)} from there now.`;
  });
}
