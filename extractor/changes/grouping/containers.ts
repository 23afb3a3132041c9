import type { Change } from '../../contract/change.ts';
import { getLastName } from '../../contract/last-name.ts';
import type { Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import { getOwner, isDefinition } from '../documents.ts';
import { getPublicId } from '../public-name.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { downgrade } from '../downgrade.ts';
import { cover, listSome } from './join.ts';

const CONTAINERS = new Set<string>([
  PYTHON_RULES.moduleRemoved.code,
  PYTHON_RULES.objectRemoved.code,
]);

/** What is removed with a module or a class belongs to its removal. */
export function takeMembers(changes: readonly Change[], comparison: Comparison): Change[] {
  const containers = new Map(
    changes
      .filter(
        ({ code, kind, after }) => CONTAINERS.has(code) && after === undefined && isPlace(kind),
      )
      .map((change) => [change.item, change]),
  );
  const taken = Map.groupBy(changes, (change) => findContainer(change, containers, comparison));
  return changes.flatMap((change) => {
    if (findContainer(change, containers, comparison) !== undefined) return [];
    const members = taken.get(change) ?? [];
    return [members.length === 0 ? change : cover(change, members, describeMembers(members))];
  });
}

/**
 * A module whose objects users import from elsewhere is gone with those that are gone; if none is,
 * only those notice who import from the module itself.
 */
export function takeInnerModules(changes: readonly Change[], { before }: Comparison): Change[] {
  const inner = changes.filter(
    ({ code, before: old }) =>
      INNER_CODES.has(code) && old !== undefined && isInner(old.id, before),
  );
  const find = ({ code, item }: Change) =>
    code === PYTHON_RULES.objectRemoved.code
      ? inner.find(({ before: old }) => old?.id === item.slice(0, item.lastIndexOf('.')))
      : undefined;
  const gone = Map.groupBy(changes, find);
  const firsts = new Map(
    inner.map((module) => [module, gone.get(module)?.find(({ kind }) => isPlace(kind))]),
  );
  return changes.flatMap((change) => {
    const module = find(change);
    const first = module && firsts.get(module);
    if (module !== undefined && first === change) {
      const others = (gone.get(module) ?? []).filter(({ kind }) => kind === 'attribute');
      const sentence = `So was its module${others.length === 0 ? '' : `, with ${listNames(others)}`}.`;
      return [cover(change, [module, ...others], sentence)];
    }
    // The constants of a module are there for its other objects.
    if (first !== undefined && change.kind === 'attribute') return [];
    if (!inner.includes(change)) return [change];
    return firsts.get(change) === undefined ? [downgrade(change)] : [];
  });
}

const INNER_CODES = new Set<string>(
  [PYTHON_RULES.moduleRemoved, PYTHON_RULES.moduleMoved].map(({ code }) => code),
);

/** Whether all that a module defines has a shorter name. */
function isInner(id: string, view: PackageView): boolean {
  const items = view.module(id)?.items ?? [];
  const defined = items.filter(
    (item) =>
      isDefinition(item) &&
      // Constants are there for the other objects.
      item.kind !== 'attribute' &&
      getOwner(item, view) === undefined &&
      !item.name.startsWith('_'),
  );
  const isShorter = (item: Item) => getPublicId(item.id, view).length < item.id.length;
  return defined.length > 0 && defined.every(isShorter);
}

function isPlace(kind: Change['kind']): boolean {
  return kind === 'module' || kind === 'class' || kind === 'model';
}

/** The outermost removed module or class around something that was removed. */
function findContainer(
  { item, after }: Change,
  containers: ReadonlyMap<string, Change>,
  comparison: Comparison,
): Change | undefined {
  if (after !== undefined) return undefined;
  const parts = item.split('.');
  const places = parts.map((_, index) => parts.slice(0, index).join('.'));
  const place = places.find((id) => containers.has(id));
  if (place === undefined) return undefined;
  const isElsewhere = comparison.before
    .reExports(item)
    .some(({ id }) => !id.startsWith(`${place}.`) && !isPrivate(id, comparison));
  return isElsewhere ? undefined : containers.get(place);
}

function isPrivate(id: string, { before }: Comparison): boolean {
  return before.moduleOf(id)?.private === true || getLastName(id).startsWith('_');
}

export function describeMembers(members: readonly Change[]): string {
  return `It takes ${listNames(members)} with it.`;
}

function listNames(members: readonly Change[]): string {
  return listSome(members.map(({ item }) => getLastName(item.replace(/@.*/, ''))));
}
