import type { Change } from '../contract/change.ts';
import { getLastName } from '../contract/last-name.ts';
import type { Item } from '../contract/module.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import type { Comparison } from './comparison.ts';
import { getOwner, isDefinition } from './documents.ts';
import { OPERATION_RULES } from './http/operations/operation-rules.ts';
import { PYTHON_RULES } from './python/python-rules.ts';
import { getPublicId } from './public-name.ts';
import { soften } from './soften.ts';
import { quote, quoteAll } from './wording.ts';

/** How many examples a line names. */
const EXAMPLES = 5;
/** From this number on, what was removed from one place is one line. */
const MANY = 6;
/** The same for members of a class, and for modules of a folder. */
const FEW = 3;

/**
 * Makes one line of the changes that have one cause: a removed module takes its members with it, and
 * the same change of several functions is told once.
 */
export function groupChanges(changes: readonly Change[], comparison: Comparison): Change[] {
  const steps = [
    (found: readonly Change[]) => takeInnerModules(found, comparison),
    (found: readonly Change[]) => takeMembers(found, comparison),
    takeMoved,
    joinMovedModules,
    joinParts,
    joinSame,
    joinRenamed,
    takeAttributes,
    takeAttributeTypes,
    joinPlacesLost,
    joinSiblings,
  ];
  return steps.reduce<Change[]>((found, step) => step(found), [...changes]);
}

const CONTAINERS = new Set<string>([
  PYTHON_RULES.moduleRemoved.code,
  PYTHON_RULES.objectRemoved.code,
]);

/** What is removed with a module or a class belongs to its removal. */
function takeMembers(changes: readonly Change[], comparison: Comparison): Change[] {
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
function takeInnerModules(changes: readonly Change[], { before }: Comparison): Change[] {
  const inner = changes.filter(
    ({ code, before: old }) =>
      INNER_CODES.has(code) && old !== undefined && isInner(old.id, before),
  );
  const find = ({ code, kind, item }: Change) =>
    code === PYTHON_RULES.objectRemoved.code && isPlace(kind)
      ? inner.find(({ before: old }) => old?.id === item.slice(0, item.lastIndexOf('.')))
      : undefined;
  const firsts = new Map(changes.toReversed().map((change) => [find(change), change]));
  return changes.flatMap((change) => {
    const found = find(change);
    if (found !== undefined && firsts.get(found) === change) {
      return [cover(change, [found], 'So was its module.')];
    }
    if (!inner.includes(change)) return [change];
    return firsts.has(change) ? [] : [soften(change)];
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

function describeMembers(members: readonly Change[]): string {
  const names = [...new Set(members.map(({ item }) => getLastName(item.replace(/@.*/, ''))))];
  return `It takes ${listSome(names)} with it.`;
}

/** What moved with its module is told with it. */
function takeMoved(changes: readonly Change[]): Change[] {
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
    return [moved.length === 0 ? change : cover(change, moved, describeMembers(moved))];
  });
}

/** Modules that moved from one place to another, each under its name. */
function joinMovedModules(changes: readonly Change[]): Change[] {
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

/** An attribute goes with the parameter of the constructor that set it. */
function takeAttributes(changes: readonly Change[]): Change[] {
  const removed = changes.filter(({ code }) => code === PYTHON_RULES.parameterRemoved.code);
  const causes = new Map(
    removed.flatMap((change) =>
      (change.covers?.items ?? [change.item])
        .filter((item) => item.endsWith('.__init__'))
        .map((item): [string, Change] => [
          `${item.replace(/__init__$/, '')}${change.part?.name ?? ''}`,
          change,
        ]),
    ),
  );
  const find = ({ code, kind, item, covers }: Change) => {
    const isAttribute = code === PYTHON_RULES.objectRemoved.code && kind === 'attribute';
    const found = (covers?.items ?? [item]).flatMap((one) => causes.get(one) ?? []);
    return isAttribute ? found[0] : undefined;
  };
  const taken = Map.groupBy(changes, find);
  return changes.flatMap((change) => {
    if (find(change) !== undefined) return [];
    const attributes = taken.get(change) ?? [];
    const sentence = 'The attribute of this name was removed, too.';
    return [attributes.length === 0 ? change : cover(change, attributes, sentence)];
  });
}

/** An attribute has the type of the parameter that sets it. */
function takeAttributeTypes(changes: readonly Change[]): Change[] {
  const getStep = ({ before, after }: Change) => `${before?.text ?? ''}\n${after?.text ?? ''}`;
  const attributes = new Map(
    changes
      .filter(({ code }) => ATTRIBUTE_TYPES.has(code))
      .map((change) => [`${change.item}\n${getStep(change)}`, change]),
  );
  const find = (change: Change) =>
    PARAMETER_TYPES.has(change.code) && change.item.endsWith('.__init__')
      ? attributes.get(
          `${change.item.replace(/__init__$/, '')}${change.part?.name ?? ''}\n${getStep(change)}`,
        )
      : undefined;
  const taken = new Set(changes.map(find));
  return changes.flatMap((change) => {
    if (taken.has(change)) return [];
    const attribute = find(change);
    if (attribute === undefined) return [change];
    const { severity } = attribute.severity === 'breaking' ? attribute : change;
    return [cover({ ...change, severity }, [attribute], 'So did that of the attribute.')];
  });
}

const PARAMETER_TYPES = new Set<string>(
  [
    PYTHON_RULES.parameterTypeChanged,
    PYTHON_RULES.parameterTypeNarrowed,
    PYTHON_RULES.parameterTypeWidened,
  ].map(({ code }) => code),
);

const ATTRIBUTE_TYPES = new Set<string>(
  [
    PYTHON_RULES.attributeTypeChanged,
    PYTHON_RULES.attributeTypeNarrowed,
    PYTHON_RULES.attributeTypeWidened,
  ].map(({ code }) => code),
);

/** From which number on several parts of one function are one line. */
const PARTS = new Map<string, number>([
  [PYTHON_RULES.parameterInserted.code, 2],
  [PYTHON_RULES.parameterRemoved.code, 4],
  [PYTHON_RULES.parameterAddedOptional.code, 4],
  [PYTHON_RULES.parameterAddedRequired.code, 2],
  [PYTHON_RULES.parameterRequired.code, 2],
  [PYTHON_RULES.parameterMoved.code, 2],
  [PYTHON_RULES.parameterCollected.code, 2],
  [PYTHON_RULES.enumMemberRemoved.code, 2],
  [PYTHON_RULES.fieldRemoved.code, 3],
  [PYTHON_RULES.fieldMoved.code, 2],
]);

/** Several parameters of one function that were all added or removed. */
function joinParts(changes: readonly Change[]): Change[] {
  return [...PARTS].reduce<Change[]>(
    (found, [code, least]) =>
      join(
        found,
        (change) => (change.code === code ? `${change.severity} ${change.item}` : undefined),
        least,
        (rest) => `The same applies to ${listSome(rest.map(({ part }) => part?.name ?? ''))}.`,
      ).map((change) => (change.code === code ? nameParts(change, changes) : change)),
    [...changes],
  );
}

/** A joined change with the names of all parts that it is about. */
function nameParts(change: Change, changes: readonly Change[]): Change {
  const { part, covers, code, severity, item } = change;
  if (part === undefined || covers === undefined || part.others !== undefined) return change;
  const others = changes
    .filter((one) => one.code === code && one.severity === severity && one.item === item)
    .flatMap((one) => one.part?.name ?? [])
    .filter((name) => name !== part.name);
  return others.length === 0 ? change : { ...change, part: { ...part, others } };
}

/** A package that asks for names asks for them in many functions. */
function joinPlacesLost(changes: readonly Change[]): Change[] {
  const getKey = ({ code, severity }: Change) =>
    code === PYTHON_RULES.positionLost.code ? severity : undefined;
  return join(changes, getKey, 3, (rest) => {
    const names = rest.flatMap(({ covers, item }) => covers?.items ?? [item]).map(getShortName);
    return `Optional parameters of ${listSome(names)} can only be passed by name, too.`;
  });
}

/** The same change of several functions, classes or modules is one line. */
function joinSame(changes: readonly Change[]): Change[] {
  return join(changes, getSameKey, 2, (rest, first) => {
    const [own, ...others] = [first, ...rest].map(({ item }) => getShortName(item));
    // Twins in different modules have one name.
    const names = others.map((name, index) =>
      name === own ? (rest[index]?.item.replace(/@.*/, '') ?? name) : name,
    );
    return `The same applies to ${listSome(names)}.`;
  });
}

/** How many new names a line lists. */
const NAMES = 40;

/** Several renamed members of one class. */
function joinRenamed(changes: readonly Change[]): Change[] {
  const getKey = ({ code, severity, before, message }: Change) => {
    const old = before?.id.replace(/@.*/, '') ?? '';
    const [, reason = ''] = message.split(';');
    return code === PYTHON_RULES.objectRenamed.code
      ? `${severity} ${old.slice(0, Math.max(0, old.lastIndexOf('.')))} ${reason}`
      : undefined;
  };
  return join(changes, getKey, 2, (rest) => {
    const steps = rest.map(({ before, after }) =>
      [after, before].map((side) => quote(side?.text ?? '')).join(' for '),
    );
    const more = steps.length - NAMES;
    const end = more > 0 ? ` and ${String(more)} more` : '';
    return `In the same way, there is ${steps.slice(0, NAMES).join(', ')}${end}.`;
  });
}

/** A key that is equal for the same change of other items; the item's own name does not count. */
function getSameKey(change: Change): string | undefined {
  const { code, severity, part, before, after, message } = change;
  const name = getLastName(change.item.replace(/@.*/, ''));
  const text = hideNames(message, change);
  // Of what was renamed, both names are needed.
  if (before !== undefined && getLastName(before.id.replace(/@.*/, '')) !== name) return undefined;
  const isTold = part !== undefined || before?.text !== undefined || after?.text !== undefined;
  const isMember = /[A-Z]\w*\.[^.]+$/.test(change.item);
  // What was removed or is new is only the same if it has the same name.
  if (!isTold && !isMember) return undefined;
  const names = [part?.name ?? '', ...(part?.others ?? [])].join(' ');
  return [code, severity, isTold ? '' : name, part?.kind, names, text].join('\n');
}

/** The message without the names of its item, which may be those of re-exports. */
function hideNames(message: string, { code, item, before }: Change): string {
  const ids = [item, before?.id ?? item].map((id) => id.replace(/@.*/, ''));
  const isOwn = (name: string) =>
    ids.some(
      (id) =>
        id === name ||
        id.endsWith(`.${name}`) ||
        (!EXPORTS.has(code) && name.includes('.') && getLastName(id) === getLastName(name)),
    );
  return message.replaceAll(/`([^`]+)`/g, (text, name: string) =>
    name.length > 1 && isOwn(name) ? '`*`' : text,
  );
}

/** What says where an object is now, which the line must keep. */
const EXPORTS = new Set<string>(
  [PYTHON_RULES.exportRemoved, PYTHON_RULES.exportAdded, PYTHON_RULES.exportHidden].map(
    ({ code }) => code,
  ),
);

const REMOVALS = new Set<string>(
  [
    PYTHON_RULES.objectRemoved,
    PYTHON_RULES.moduleRemoved,
    PYTHON_RULES.exportRemoved,
    PYTHON_RULES.objectAdded,
    PYTHON_RULES.moduleAdded,
    PYTHON_RULES.exportAdded,
    PYTHON_RULES.fieldRemoved,
    PYTHON_RULES.enumMemberRemoved,
    PYTHON_RULES.objectMoved,
    PYTHON_RULES.allNameRemoved,
    PYTHON_RULES.abstractMethodAdded,
    OPERATION_RULES.removed,
    OPERATION_RULES.added,
  ].map(({ code }) => code),
);

/** Much that was removed from one module, class or folder of modules is one line. */
function joinSiblings(changes: readonly Change[]): Change[] {
  const getKey = ({ code, severity, kind, item, part }: Change) => {
    const parent = part === undefined ? item.slice(0, Math.max(0, item.lastIndexOf('.'))) : item;
    if (!REMOVALS.has(code)) return undefined;
    const isMember = part === undefined && /^_*[A-Z]/.test(getLastName(parent));
    return [code, severity, isMember ? 'member' : kind, parent].join('\n');
  };
  const getLeast = (key: string) =>
    ['member', 'module'].includes(key.split('\n')[2] ?? '') ? FEW : MANY;
  return join(changes, getKey, getLeast, (rest) => {
    const names = rest.map(({ item, part }) => part?.name ?? getLastName(item.replace(/@.*/, '')));
    return `So do ${listSome(names)}.`.replace('So do', 'The same applies to');
  });
}

function join(
  changes: readonly Change[],
  getKey: (change: Change) => string | undefined,
  least: number | ((key: string) => number),
  describe: (rest: readonly Change[], first: Change) => string,
): Change[] {
  const groups = Map.groupBy(changes, (change) => getKey(change) ?? change);
  return [...groups].flatMap(([key, group]) => {
    const [first, ...rest] = group;
    if (first === undefined || typeof key !== 'string') return group;
    if (group.length < (typeof least === 'number' ? least : least(key))) return group;
    return [cover(first, rest, describe(rest, first))];
  });
}

/** A change that stands for others, too. */
function cover(change: Change, others: readonly Change[], sentence: string): Change {
  const count = [change, ...others].reduce((sum, one) => sum + (one.covers?.count ?? 1), 0);
  const items = [change, ...others].flatMap((one) => one.covers?.items ?? [one.item]);
  const operations = [change, ...others].flatMap((one) => one.operations ?? []);
  return {
    ...change,
    message: `${change.message} ${sentence}`,
    ...(operations.length === 0 ? {} : { operations: [...new Set(operations)].sort() }),
    covers: { count, items: [...new Set(items)] },
  };
}

/** `Client.read` of `shop.api.Client.read`: names of classes and the last name. */
function getShortName(id: string): string {
  const parts = id.replace(/@.*/, '').split('.');
  return parts.slice(parts.length > 1 && /^_*[A-Z]/.test(parts.at(-2) ?? '') ? -2 : -1).join('.');
}

/** A list within a sentence that ends with the number of what it does not name. */
function listSome(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length <= EXAMPLES + 1) return quoteAll(unique);
  const shown = unique.slice(0, EXAMPLES).map(quote).join(', ');
  return `${shown} and ${String(unique.length - EXAMPLES)} more`;
}
