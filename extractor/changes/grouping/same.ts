import type { Change } from '../../contract/change.ts';
import { getLastName } from '../../contract/last-name.ts';
import { listParts } from '../changed-parts.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { OPERATION_RULES } from '../http/operations/operation-rules.ts';
import { quote } from '../wording.ts';
import { getShortName, join, listSome } from './join.ts';

/** From this number on, what was removed from one place is one line. */
const MANY = 6;
/** The same for members of a class, and for modules of a folder. */
const FEW = 3;

/** The same change of several functions, classes or modules is one line. */
export function joinSame(changes: readonly Change[]): Change[] {
  return join(changes, getSameKey, 2, (rest, first) => {
    const [own, ...others] = [first, ...rest].map(({ item }) => getShortName(item));
    // Twins in different modules have one name.
    const names = others.map((name, index) =>
      name === own ? (rest[index]?.item.replace(/@.*/, '') ?? name) : name,
    );
    return `${ANY_STEP.get(first.code) ?? 'The same applies to'} ${listSome(names)}.`;
  });
}

/** What one parameter has in common in several functions, whatever its place or default was. */
const ANY_STEP: ReadonlyMap<string, string> = new Map<string, string>([
  [PYTHON_RULES.parameterMoved.code, 'The same parameter moved in'],
  [PYTHON_RULES.parameterRequired.code, 'The same parameter is required in'],
]);

/** How many new names a line lists. */
const NAMES = 40;

/** Several renamed members of one class. */
export function joinRenamed(changes: readonly Change[]): Change[] {
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
  if (code === PYTHON_RULES.exportRemoved.code) {
    const places = [before?.id, before?.text].map((id = '') => id.slice(0, id.lastIndexOf('.')));
    return [code, severity, ...places].join('\n');
  }
  if (ANY_STEP.has(code)) return [code, severity, part?.name].join('\n');
  const name = getLastName(change.item.replace(/@.*/, ''));
  const text = hideNames(message, change);
  // Of what was renamed, both names are needed.
  if (before !== undefined && getLastName(before.id.replace(/@.*/, '')) !== name) return undefined;
  const isTold = part !== undefined || before?.text !== undefined || after?.text !== undefined;
  const isMember = /[A-Z]\w*\.[^.]+$/.test(change.item);
  // What was removed or is new is only the same if it has the same name.
  const isAnywhere = code === PYTHON_RULES.finalAdded.code;
  if (!isTold && !isMember && !isAnywhere) return undefined;
  const names = listParts(change).join(' ');
  // An attribute of a class may be a property of a derived one.
  const told = isMember ? text.replace(/^The (?:attribute|property) /, 'The member ') : text;
  return [code, severity, isTold || isAnywhere ? '' : name, part?.kind, names, told].join('\n');
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
export function joinSiblings(changes: readonly Change[]): Change[] {
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
