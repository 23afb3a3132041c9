import type { BodyField } from '../../../../extractor/contract/operation.ts';
import type { Template } from '../facts.ts';
import {
  getHoles,
  getRoot,
  isAnswer,
  isMadeUpKey,
  isObjectText,
  isOwnArgument,
  isSetting,
} from './template.ts';
import type { Difference, Part } from './verdict.ts';

/** A query key, field or header that an operation shows. */
interface ShownValue {
  pythonName?: string | undefined;
  wireName: string;
  required: boolean;
  constant?: BodyField['constant'];
  omittedByDefault?: true | undefined;
  fromObject?: true | undefined;
}

/** What was sent under names in one part of all requests that belong to an operation. */
export interface NamedValues {
  part: Part;
  shown: readonly ShownValue[];
  sent: ReadonlyMap<string, Template>;
  /** The parameters that were given when the requests were sent. */
  given: ReadonlySet<string>;
  /** Whether all parameters were given, not only those that are required. */
  isComplete: boolean;
  /** Tells whether the operation says that an argument may add more. */
  mayAdd: (argument: string) => boolean;
}

/** Compares names and where their values come from. */
export function compareNamedValues(values: NamedValues): Difference[] {
  return [...compareSent(values), ...findNotSent(values)];
}

/** Marks what was sent beyond what is shown as said, where an operation says that there may be more. */
export function openAdditions(differences: readonly Difference[]): Difference[] {
  return differences.map((one) =>
    one.reason.endsWith('not shown') ? { ...one, isOpen: true } : one,
  );
}

function compareSent(values: NamedValues): Difference[] {
  return [...values.sent].flatMap(([key, value]) => {
    const shown =
      values.shown.find(({ wireName }) => wireName === key) ??
      values.shown.find(({ wireName }) => isSameName(wireName, key));
    if (shown === undefined) return describeNotShown(key, value, values);
    const isNested = shown.wireName.startsWith(`${key}.`);
    return isNested ? [] : describeSource(shown, value, values);
  });
}

/** `filter[name]` is an entry of `filter`, and `options.cas` is a field in `options`. */
function isSameName(wireName: string, key: string): boolean {
  return wireName === key || getStem(wireName) === getStem(key) || wireName.startsWith(`${key}.`);
}

function getStem(name: string): string {
  return name.replace(/(?<=.)\[.*$/su, '');
}

function describeNotShown(key: string, value: Template, values: NamedValues): Difference[] {
  const { part, given, mayAdd } = values;
  const holes = getHoles(value);
  if (isMadeUpKey(key) || holes.some(isMadeUpKey) || isObjectText(value)) return [];
  const own = holes.filter((hole) => isOwnArgument(hole, given)).map(getRoot);
  const isOwn = own.length > 0;
  if (isOwn && own.every(mayAdd)) return [];
  const reason = isOwn
    ? 'argument not shown'
    : holes.some(isAnswer)
      ? 'value of an answer not shown'
      : holes.some((hole) => isSetting(hole, given))
        ? 'setting of the object not shown'
        : 'constant not shown';
  return [{ part, isOpen: false, reason, detail: `${key}=${value}` }];
}

/** The value must come from the argument that is shown. */
function describeSource(
  { pythonName, wireName, constant }: ShownValue,
  value: Template,
  { part, given }: NamedValues,
): Difference[] {
  const own = getHoles(value).filter((hole) => isOwnArgument(hole, given));
  const roots = own.map(getRoot).filter((root) => given.has(root));
  const shownRoot = getRoot(pythonName ?? '');
  const isOther = given.has(shownRoot) && roots.length > 0 && !roots.includes(shownRoot);
  const detail = `${wireName}=${value}`;
  if (isOther) return [{ part, isOpen: false, reason: 'value of another argument', detail }];
  const isConstant = isText(constant) && getHoles(value).length === 0;
  return isConstant && !isSameText(constant, value)
    ? [{ part, isOpen: false, reason: 'another constant', detail }]
    : [];
}

function isText(value: BodyField['constant']): value is string | number | boolean {
  return typeof value !== 'object' && value !== undefined;
}

/** `True` of Python is `true` in JSON. */
function isSameText(constant: string | number | boolean, value: Template): boolean {
  return String(constant).toLowerCase() === value.toLowerCase().replace(/^"(.*)"$/su, '$1');
}

function findNotSent(values: NamedValues): Difference[] {
  const { part, shown, sent } = values;
  const names = [...sent.keys()];
  return shown
    .filter((one) => isExpected(one, values))
    .filter((one) => !isItem(one, values))
    .filter(({ wireName }) => !names.some((key) => isSameName(wireName, key)))
    .map(({ wireName, pythonName }) => ({
      part,
      isOpen: false,
      reason: pythonName === undefined ? 'constant not sent' : 'argument not sent',
      detail: wireName,
    }));
}

/** An item of an argument, such as `user.id`, is only sent if that object has one. */
function isItem({ pythonName }: ShownValue, { shown, sent }: NamedValues): boolean {
  if (pythonName === undefined) return false;
  const root = getRoot(pythonName);
  const same = shown.filter((one) => getRoot(one.pythonName ?? '') === root);
  const isObject = [...sent].some(([key, value]) => `${key} ${value}`.includes(`{${root}.`));
  return pythonName.includes('.') || same.length > 1 || isObject;
}

/** Tells whether a request that shows a value must contain it. */
function isExpected(shown: ShownValue, { given, isComplete }: NamedValues): boolean {
  const { pythonName, required, constant, omittedByDefault, fromObject } = shown;
  if (fromObject === true) return false;
  if (pythonName === undefined) return constant !== undefined && omittedByDefault !== true;
  return given.has(getRoot(pythonName)) && (isComplete || required);
}
