import { listParts } from './changed-parts.ts';
import type { Change, ChangedCall, ChangedPart } from '../contract/change.ts';
import type { Item } from '../contract/module.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import { getLastName } from '../contract/last-name.ts';
import type { Comparison } from './comparison.ts';
import { getOwner } from './documents.ts';
import { isVariadic } from './matching/match-parameters.ts';
import { getPublicId } from './public-name.ts';

const MOST_LENGTH = 300;

/** Says what callers write before and after a change, and what they have to do. */
export function adviseCallers(change: Change, comparison: Comparison): Change {
  const call = change.call ?? describeCall(change, comparison);
  const advice =
    change.advice ??
    findAdvice(change, comparison) ??
    ADVICE.find(([code]) => code.test(change.code))?.[1];
  return {
    ...change,
    ...(call === undefined ? {} : { call }),
    ...(advice === undefined || change.severity === 'safe' ? {} : { advice }),
  };
}

/** What to do about the changes of a rule. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/version-dropped/, 'Upgrade Python first, or stay with the old version.'],
  [/position-lost|kind-changed$/, 'Pass the argument by name.'],
  [/parameter-added-required|parameter-required/, 'Pass the argument.'],
  [/parameter-removed|keyword-undocumented/, 'Leave the argument out.'],
  [/parameter-inserted|parameter-moved/, 'Pass the arguments by name.'],
  [/async-changed/, 'Check whether you have to await it.'],
  [/python-generator/, 'Wrap the call in `list(...)` if you need a list.'],
  [/environment-changed/, 'Set the variable that it reads now, or pass the value.'],
  [/raises-added/, 'Catch the exception if it can occur in your code.'],
  [/export-removed|object-moved$/, 'Import it from its new place.'],
  [/-renamed$/, 'Use the new name.'],
];

/** What the old version's notice of deprecation says to use instead. */
function findAdvice(
  { before, after, severity }: Change,
  { before: view }: Comparison,
): string | undefined {
  if (before === undefined || after !== undefined || severity === 'safe') return undefined;
  const item = view.item(before.id);
  const owner = item && getOwner(item, view);
  const notice = [item, owner]
    .map((one) => (one && 'deprecated' in one ? one.deprecated : undefined))
    .find((one) => typeof one === 'string');
  const text = notice?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return text === '' || text.length > MOST_LENGTH ? undefined : text;
}

/** A call or an import before and after the change, if it can be written for certain. */
function describeCall(change: Change, comparison: Comparison): ChangedCall | undefined {
  const { code, part, before, after } = change;
  const old = before && nameCall(before.id, comparison.before);
  const now = after && nameCall(after.id, comparison.after);
  switch (code) {
    case 'python-parameter-renamed':
      return makeCall(old, `${before?.text ?? ''}=...`, now, `${after?.text ?? ''}=...`);
    case 'python-parameter-removed':
      return part && !isCollected(change, comparison)
        ? makeCall(old, describeNames(part), now, '...')
        : undefined;
    case 'python-parameter-added-required':
      return part && makeCall(old, '...', now, `..., ${describeNames(part)}`);
    case 'python-position-lost':
      return part && describePlaces(old, now, listParts(change));
    case 'python-async-changed':
      return after?.text === 'coroutine'
        ? makeCall(old, '...', now && `await ${now}`, '...')
        : undefined;
    case 'python-object-renamed':
      return before && after && describeRenamed(before.id, after.id, comparison);
    case 'http-operation-renamed':
      return makeCall(old, '...', now, '...');
    case 'python-export-removed':
      return describeImport(before?.id, before?.text, comparison);
    case 'python-object-moved':
      return describeImport(before?.id, after?.id, comparison);
    default:
      return undefined;
  }
}

/** What callers write instead of an old name: a call, or what is read. */
function describeRenamed(
  old: string,
  now: string,
  { before, after, counterpart }: Comparison,
): ChangedCall | undefined {
  const item = before.item(old);
  const owner = item && getOwner(item, before);
  const heir = owner && counterpart(owner.id);
  const [was, is] = [
    nameCall(old, before),
    nameCall(heir === undefined ? now : `${heir}.${getLastName(getFunctionId(now))}`, after),
  ];
  if (was === undefined || is === undefined) return undefined;
  const isCalled = after.item(now)?.kind !== 'attribute';
  // A property may have returned a function, which a method replaces.
  const wasCalled = item?.kind !== 'attribute' || isCalled;
  return { before: wasCalled ? `${was}(...)` : was, after: isCalled ? `${is}(...)` : is };
}

/** `a=..., b=...` */
function describeNames({ name, others = [] }: ChangedPart): string {
  return [name, ...others].map((one) => `${one}=...`).join(', ');
}

/** Whether a parameter is `*args` or `**kwargs`, whose names callers never write. */
function isCollected({ part, before }: Change, comparison: Comparison): boolean {
  const item = comparison.before.item(before?.id ?? '');
  const parameters = item && 'signature' in item ? item.signature.parameters : [];
  return parameters.some((one) => one.name === part?.name && isVariadic(one));
}

/** Arguments that were given by position, and are given by name now. */
function describePlaces(
  old: string | undefined,
  now: string | undefined,
  names: readonly string[],
): ChangedCall | undefined {
  const [given, gives] = [names, names.map((one) => `${one}=${one}`)].map((list) =>
    ['...', ...list].join(', '),
  );
  return makeCall(old, given ?? '', now, gives ?? '');
}

function makeCall(
  old: string | undefined,
  given: string,
  now: string | undefined,
  gives: string,
): ChangedCall | undefined {
  return old === undefined || now === undefined
    ? undefined
    : { before: `${old}(${given})`, after: `${now}(${gives})` };
}

function describeImport(
  old: string | undefined,
  target: string | undefined,
  { counterpart, after }: Comparison,
): ChangedCall | undefined {
  const now = target && (counterpart(target) ?? target);
  if (old === undefined || now === undefined || after.item(now) === undefined) return undefined;
  const [was, is] = [old, getPublicId(now, after)].map(
    (id) => `from ${id.slice(0, id.lastIndexOf('.'))} import ${getLastName(id)}`,
  );
  return was === undefined || is === undefined ? undefined : { before: was, after: is };
}

/** What stands before the brackets of a call: `client.read`, `Client`, `read`. */
export function nameCall(id: string, view: PackageView): string | undefined {
  const item = view.item(id);
  const own = getFunctionId(id);
  const ownerId = own.slice(0, Math.max(0, own.lastIndexOf('.')));
  const owner = view.item(ownerId);
  const name = getLastName(own);
  if (owner?.kind !== 'class') return item?.kind === 'attribute' ? undefined : name;
  if (name === '__init__') return owner.name;
  const isOfClass = item !== undefined && 'binding' in item && item.binding !== undefined;
  return `${isOfClass ? owner.name : makeVariable(owner)}.${name}`;
}

/** `http_client` for an object of the class `HTTPClient`. */
function makeVariable({ name }: Pick<Item, 'name'>): string {
  return name
    .replace(/^_+/, '')
    .replaceAll(/([a-z\d])([A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, (_, a = '', b = '', c = '') =>
      c ? `${c}_` : `${a}_${b}`,
    )
    .toLowerCase();
}
